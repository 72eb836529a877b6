/** What this person likes: language, theme, motion, speed, who answers hidden reactions, whether a screen is passed round. Kept in this browser; a closed storage only means forgetting. */
import { REACTIONS, type Reactions } from './reactions.ts';
import { ROUND_MS, type Speed } from '../wire/pace.ts';
import { LANGUAGES, speak, type Language } from '../words/speech.svelte.ts';

export type Theme = 'day' | 'lamp';
/** Several seats at one screen: people who pass it round, or one person who plays them all. */
export type Hands = 'passed' | 'open';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`kotatsu-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`kotatsu-${key}`);
    else localStorage.setItem(`kotatsu-${key}`, value);
  } catch {
    /* a private window may refuse: the choice then lives as long as the page */
  }
}

const speeds: readonly string[] = Object.keys(ROUND_MS);

class Settings {
  theme = $state<Theme>(document.documentElement.dataset['theme'] === 'lamp' ? 'lamp' : 'day');
  motion = $state(recall('motion') !== 'off');
  speed = $state<Speed>(speeds.includes(recall('speed') ?? '') ? (recall('speed') as Speed) : 'normal');

  reactions = $state<Reactions>(REACTIONS.find((one) => one === recall('reactions')) ?? 'nothing');

  hands = $state<Hands>(recall('hands') === 'open' ? 'open' : 'passed');

  /** bots say in a few words what they were up to in their turn */
  aims = $state(recall('aims') === 'on');

  /** "your turn" while one looks elsewhere: a notice of the browser, a sound */
  notices = $state(recall('notices') === 'on');
  sound = $state(recall('sound') === 'on');

  /** Notices are shown only if the browser is allowed to: it asks the person now. */
  async setNotices(on: boolean): Promise<void> {
    this.notices = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    remember('notices', this.notices ? 'on' : null);
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : null);
  }

  setAims(on: boolean): void {
    this.aims = on;
    remember('aims', on ? 'on' : null);
  }

  setHands(hands: Hands): void {
    this.hands = hands;
    remember('hands', hands);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset['theme'] = theme;
    remember('theme', theme);
  }

  setMotion(on: boolean): void {
    this.motion = on;
    remember('motion', on ? 'on' : 'off');
    this.dressMotion();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember('speed', speed);
  }

  setReactions(reactions: Reactions): void {
    this.reactions = reactions;
    remember('reactions', reactions);
  }

  async setLanguage(language: Language): Promise<void> {
    await speak(language);
    remember('language', language);
  }

  dressMotion(): void {
    if (this.motion) delete document.documentElement.dataset['motion'];
    else document.documentElement.dataset['motion'] = 'off';
  }

  /** Duration of a piece's way on the board: nothing when motion is off or the system asks for less. */
  get move(): number {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 260 : 0;
  }
}

export const settings = new Settings();

/** The language was changed in another tab of this browser: this one follows. */
addEventListener('storage', ({ key, newValue }) => {
  const chosen = LANGUAGES.find((one) => one === newValue);
  if (key === 'kotatsu-language' && chosen) void speak(chosen);
});
