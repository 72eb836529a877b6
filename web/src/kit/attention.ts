/** "Your turn" for somebody who looks elsewhere: a mark on the tab's icon, a notice of the browser and a sound, the last two only if they are wanted. */
import { settings } from './settings.svelte.ts';

const ICON = '/favicon.svg';
const MARKED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="#2e4057"/><g fill="#ffc04d"><path d="M8 20h32v4H8z"/><path d="M10 26h28l4 14H6z" opacity=".92"/></g><path d="M12 30h24M11 34h26M10 38h28" stroke="#2e4057" stroke-width="1.500" stroke-dasharray="3 2" fill="none"/><path d="M20 16c-2-3 2-4 0-8M28 16c-2-3 2-4 0-8" stroke="#ffc04d" stroke-width="2" fill="none" stroke-linecap="round"/><circle cx="36" cy="12" r="11" fill="#e2572b" stroke="#fff" stroke-width="2.500"/></svg>`;

/** The icon of the tab, with a mark while somebody waits for this person. */
export function markTab(waiting: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = waiting ? `data:image/svg+xml,${encodeURIComponent(MARKED)}` : ICON;
}

/** Whether this browser can show notices at all, and whether the person has said no to them. */
export function noticesMay(): 'never' | 'denied' | 'ask' | 'yes' {
  if (!('Notification' in window)) return 'never';
  return ({ denied: 'denied', default: 'ask', granted: 'yes' } as const)[Notification.permission];
}

/** It is this person's turn at a table: told once, however many tabs are open (`tag`), and only while no tab of it is looked at. */
export function callForTurn(table: string, title: string, text: string): void {
  if (settings.sound && performance.now() - chimed > QUIET_MS) chime();
  if (!settings.notices || noticesMay() !== 'yes' || (document.visibilityState === 'visible' && document.hasFocus())) return;
  try {
    const notice = new Notification(title, { body: text, tag: `kotatsu-${table}`, icon: ICON });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    /* some phones show notices only from a service worker, which this page does not have */
  }
}

let audio: AudioContext | null = null;
let chimed = -Infinity;
/** Questions may follow each other quickly: one sound is enough for all of them. */
const QUIET_MS = 10_000;

/** Two soft tones; made here, no file is fetched. */
export function chime(): void {
  chimed = performance.now();
  try {
    audio ??= new AudioContext();
    const context = audio;
    void context.resume();
    [660, 880].forEach((pitch, i) => {
      const at = context.currentTime + i * 0.16;
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    });
  } catch {
    /* a browser without sound is silent */
  }
}
