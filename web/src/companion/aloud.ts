/** A page that lies beside a table: it reads aloud and keeps the screen awake, where the browser can. */
export const canSpeak = typeof speechSynthesis !== 'undefined';

export function speak(text: string, lang: string): void {
  if (!canSpeak) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = lang;
  speechSynthesis.speak(said);
}

/** Until the function that is given back is called; asked for again whenever the page comes back into sight. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (over) void lock?.release();
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
