/** The language of the page: its bundles, loaded when asked for, and the one function that says a phrase. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Said, UnknownPhrase, type Args, type Phrase } from './phrase.ts';

export const LANGUAGES = ['en', 'uk', 'ru', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', uk: 'Українська', ru: 'Русский', cs: 'Čeština' };

type Source = () => Promise<{ default: string }>;

const SOURCES: Record<Language, () => Promise<{ default: string; books: Record<string, Source> }>> = {
  en: () => import('virtual:words/en'),
  uk: () => import('virtual:words/uk'),
  ru: () => import('virtual:words/ru'),
  cs: () => import('virtual:words/cs'),
};

interface Spoken {
  bundle: FluentBundle;
  /** the words of each game, its rules among them, fetched when the game is opened */
  books: Record<string, Source>;
  read: Map<string, Promise<void>>;
}

const loaded: Partial<Record<Language, Promise<Spoken>>> = {};
const opened: string[] = [];
class Speech {
  language = $state<Language>('en');
  bundles = $state.raw<readonly FluentBundle[]>([]);
}
const speech = new Speech();
const said = new Said();

function load(language: Language): Promise<Spoken> {
  return (loaded[language] ??= fetchLanguage(language).catch((error: unknown) => {
    delete loaded[language];
    throw error;
  }));
}

async function fetchLanguage(language: Language): Promise<Spoken> {
  const { default: text, books } = await SOURCES[language]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  learn(bundle, text);
  return { bundle, books, read: new Map() };
}

function learn(bundle: FluentBundle, text: string): void {
  for (const error of bundle.addResource(new FluentResource(text))) console.warn(error.message);
}

/** The words of every game that was opened, in one language. */
async function readBooks({ bundle, books, read }: Spoken): Promise<void> {
  const fetchBook = async (game: string): Promise<void> => {
    try {
      const source = books[game];
      if (source) learn(bundle, (await source()).default);
    } catch (error) {
      read.delete(game);
      throw error;
    }
  };
  await Promise.all(opened.map((game) => {
    if (!read.has(game)) read.set(game, fetchBook(game));
    return read.get(game);
  }));
}

/** Only the language that is spoken is fetched: all four have every message, and a test sees to it. */
export async function speak(language: Language): Promise<void> {
  const spoken = await load(language);
  await readBooks(spoken);
  speech.bundles = [spoken.bundle];
  speech.language = language;
  document.documentElement.lang = language;
}

/** A game is opened: its words are read in every language that was spoken here, and from now on in every other that is chosen. */
export async function readBook(game: string): Promise<void> {
  if (!opened.includes(game)) opened.push(game);
  await Promise.all(Object.values(loaded).map(async (spoken) => readBooks(await spoken)));
  speech.bundles = [...speech.bundles];
}

/** Stored choice, else the first language of the browser that we speak, else English. */
export function preferredLanguage(stored: string | null, wanted: readonly string[]): Language {
  const known = (tag: string | null | undefined): Language | undefined => LANGUAGES.find((language) => language === tag?.slice(0, 2));
  return known(stored) ?? wanted.map(known).find(Boolean) ?? 'en';
}

/** Of dates: our English is British. */
export const locale = (): string => (speech.language === 'en' ? 'en-GB' : speech.language);

export function language(): Language {
  return speech.language;
}

/** Says a message of the page: `t('page-turn', { n: 9 })`. */
export function t(id: string, args?: Args): string {
  return tell(args ? { id, args } : { id });
}

/** A label inside a sentence: common words lose their capital there, in all four languages. */
export function within(id: string): string {
  return uncapitalised(t(id));
}

/** `Round 3`; before the first round the game is being set up. */
export function roundWords(round: number): string {
  return round === 0 ? t('common-setup') : t('page-round', { n: round });
}

/** When something happened; `counted`: what a turn is called where no rounds are counted. */
export function momentWords({ round, turn }: { round: number; turn: number }, counted?: string): string {
  if (round === 0 || (counted && turn === 0)) return t('common-setup');
  return counted ? t(counted, { n: turn }) : `${roundWords(round)}, ${t('page-turn', { n: turn })}`;
}

/** The same inside a sentence. */
export function roundWithin(round: number): string {
  return uncapitalised(roundWords(round));
}

function uncapitalised(said: string): string {
  return /^\p{Lu}{2}/u.test(said) ? said : said.charAt(0).toLocaleLowerCase(speech.language) + said.slice(1);
}

/** Says a phrase that came over the wire. */
export function tell(phrase: Phrase | null | undefined): string {
  if (!phrase) return '';
  try {
    return said.of(speech.bundles, phrase, complain);
  } catch (error) {
    if (!(error instanceof UnknownPhrase)) throw error;
    if (import.meta.env.DEV) throw error;
    console.error(error.message);
    return '…';
  }
}

/** True if a message exists: for texts that only some things have. */
export function has(id: string): boolean {
  return speech.bundles.some((bundle) => bundle.hasMessage(id));
}

function complain(error: Error): void {
  if (import.meta.env.DEV) throw error;
  console.error(error.message);
}

/** An attribute of a message (such as the `.mark` of a rule), if it has one. */
export function attribute(id: string, name: string): string | null {
  for (const bundle of speech.bundles) {
    const pattern = bundle.getMessage(id)?.attributes[name];
    if (pattern) return bundle.formatPattern(pattern);
  }
  return null;
}
