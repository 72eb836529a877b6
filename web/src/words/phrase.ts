/** A Phrase is a Fluent message to be said in any language (docs/wire.md). Sentences never travel, phrases do. */
import type { FluentBundle, FluentVariable, Message } from '@fluent/bundle';

export interface Phrase {
  id: string;
  args?: Record<string, number | string | Phrase>;
}

export type Args = Record<string, number | string | Phrase>;

/** Cases a sentence may ask of a name. A name that does not decline has no such attribute: its plain form stands in. */
const CASES = ['gen', 'acc', 'dat', 'ins', 'loc'];

/** Words of one letter that must not stand alone at the end of a line (as in src/kotatsu/words/reader.py). */
const LONE: Record<string, string> = { uk: 'взуіійоаєВЗУІОАЄ', ru: 'вксоуиаяВКСОУИАЯ', cs: 'ksvzouaiKSVZOUAI' };
const ties = new Map<string, RegExp>();

/** The spaces at which a line may not break: after §, before a dash; outside English also after a number and a lone letter. */
function tiesOf(language: string): RegExp {
  let found = ties.get(language);
  if (!found) {
    const lone = LONE[language];
    const more = lone ? String.raw`|(?<=\d) (?=[\p{L}%])|(?<=(?<![\p{L}\d_])[${lone}]) (?=\S)` : '';
    found = new RegExp(`(?<=§) | (?=—)${more}`, 'gu');
    ties.set(language, found);
  }
  return found;
}

/** Czech "-li" (if) does not begin a line. */
const IF = /(?<=\p{L})-(?=li(?!\p{L}))/gu;

/** The text with spaces that keep together what belongs together. */
export function tied(language: string, text: string): string {
  const said = text.replace(tiesOf(language), '\u00a0');
  return language === 'cs' ? said.replace(IF, '-\u2060') : said;
}

export class UnknownPhrase extends Error {
  constructor(readonly id: string) {
    super(`no message ${id}`);
  }
}

function find(bundles: readonly FluentBundle[], id: string): [FluentBundle, Message] {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return [bundle, message];
  }
  throw new UnknownPhrase(id);
}

/** Formats a phrase from the first bundle that knows it; `onError` hears of missing arguments and the like. */
export function say(bundles: readonly FluentBundle[], phrase: Phrase, onError?: (error: Error) => void): string {
  const [bundle, message] = find(bundles, phrase.id);
  const args = flatten(bundles, phrase.args ?? {}, onError);
  return tied(bundles[0]?.locales[0] ?? '', format(bundle, message.value, args, onError));
}

/** What was said already: a page says most of its sentences again at every step of a game. */
export class Said {
  private bundles: readonly FluentBundle[] = [];
  private readonly texts = new Map<string, string>();

  constructor(private readonly most = 4000) {}

  /** The same as `say`, which is asked once for each phrase as long as the bundles are the same. */
  of(bundles: readonly FluentBundle[], phrase: Phrase, onError?: (error: Error) => void): string {
    if (bundles !== this.bundles) this.texts.clear();
    this.bundles = bundles;
    const key = phrase.args ? JSON.stringify(phrase) : phrase.id;
    const known = this.texts.get(key);
    if (known !== undefined) return known;
    const text = say(bundles, phrase, onError);
    if (this.texts.size >= this.most) this.texts.clear();
    this.texts.set(key, text);
    return text;
  }
}

/** A nested phrase `who` becomes `$who` (its text) and `$who_<attribute>` for every attribute of its message. */
function flatten(bundles: readonly FluentBundle[], args: Args, onError?: (error: Error) => void): Record<string, FluentVariable> {
  const flat: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'object') {
      flat[name] = value;
      continue;
    }
    const [bundle, message] = find(bundles, value.id);
    const inner = flatten(bundles, value.args ?? {}, onError);
    const text = format(bundle, message.value, inner, onError);
    flat[name] = text;
    for (const grammar of CASES) flat[`${name}_${grammar}`] = text;
    for (const [attribute, pattern] of Object.entries(message.attributes)) {
      flat[`${name}_${attribute}`] = format(bundle, pattern, inner, onError);
    }
  }
  return flat;
}

function format(
  bundle: FluentBundle,
  pattern: Message['value'],
  args: Record<string, FluentVariable>,
  onError?: (error: Error) => void,
): string {
  const errors: Error[] = [];
  const text = pattern ? bundle.formatPattern(pattern, args, errors) : '';
  for (const error of errors) onError?.(error);
  return text;
}
