/** A deed of a card as small drawings and short words. Pure. */
import { OFFSETS, nameOf } from '../hexes.ts';
import type { Node } from '../kamae.ts';
import type { FaceLine, Kamae } from '../types.ts';

export type Token =
  | { kind: 'rose'; ways: readonly number[]; count: number; must: boolean }
  | { kind: 'turn'; count: number; must: boolean }
  | { kind: 'word'; id: string; n?: number }
  | { kind: 'plain'; text: string }
  | { kind: 'comma' }
  | { kind: 'icon'; name: string }
  | { kind: 'node'; node: Node }
  | { kind: 'focus'; text: string }
  | { kind: 'hits'; spots: readonly HitSpot[] }
  | { kind: 'shields'; ways: readonly { way: number; kamae: Kamae | null }[] }
  | { kind: 'counters'; values: readonly string[] };

export interface HitSpot {
  hex: string;
  /** what stands on the hex: a number of wounds, or an icon */
  text: string;
  icon: string | null;
  /** only in this kamae, or for this much focus */
  kamae: Kamae | null;
  focus: number;
}

const WAYS: Record<string, readonly number[]> = { F: [0], FR: [1], BR: [2], B: [3], BL: [4], FL: [5], F3: [5, 0, 1], B3: [4, 3, 2], V: [5, 1], BV: [4, 2], X4: [5, 1, 4, 2], ANY: [0, 1, 2, 3, 4, 5], 'F/FR': [0, 1] };
const WHO = new Set(['foe', 'foes', 'all', 'others']);
const KINDS: Record<string, string> = { attack: 'crossed-swords', defence: 'checked-shield', meditation: 'lotus-flower' };
const RANKS = new Set(['wood', 'steel', 'gold', 'jade']);
const SPOT_ICONS: Record<string, string> = { b: 'bleed', X: 'katana', stun: 'stun', hobble: 'hobble', push: 'arrowU', turn: 'turnR', unfocus: 'focus', swap: 'swap' };

/** What is a diagram of hexes and not a small sign. */
export const isDrawn = (token: Token): boolean => token.kind === 'hits' || token.kind === 'shields';

const word = (id: string, n?: number): Token => ({ kind: 'word', id: `page-senjutsu-do-${id}`, ...(n === undefined ? {} : { n }) });
const icon = (name: string): Token => ({ kind: 'icon', name });
const plain = (text: string): Token => ({ kind: 'plain', text });

/** All deeds of a line; two that are both said in words have a comma between them, and are not addressed twice. */
export function tokensOfLine(line: FaceLine): Token[] {
  return line.deeds.flatMap((deed, i) => {
    const before = line.deeds[i - 1];
    const joined = before !== undefined && isSaid(before) && isSaid(deed);
    const again = joined && before[0] === deed[0] && WHO.has(deed[0]!);
    return joined ? [{ kind: 'comma' }, ...tokensOf(again ? deed.slice(1) : deed)] : tokensOf(deed);
  });
}

/** Neither drawn as a movement nor bound to the deed before by "then". */
const isSaid = (deed: readonly string[]): boolean => !['step', 'turn', 'then', 'hit', 'block'].includes(deed[0] ?? '');

/** A deed, as the words of the card's text. */
export function tokensOf(deed: readonly string[]): Token[] {
  const [first, ...rest] = deed;
  if (first === undefined) return [];
  if (first === 'then') return [{ kind: 'word', id: 'senjutsu-then' }, ...tokensOf(rest)];
  if (WHO.has(first)) return first === 'foe' && rest[0] === 'turn' ? [icon('turnR'), word('turn'), plain(rest[1]!.slice(0, 1))] : [word(`who-${first}`), ...tokensOf(rest)];
  if (rest[0] === 'up' && rest[1] === 'to') return [...doing(`${first}-up`, rest.slice(2))];
  return doing(first, rest);
}

function doing(verb: string, rest: readonly string[]): Token[] {
  const [first = ''] = rest;
  switch (verb) {
    case 'step': return [{ kind: 'rose', ways: WAYS[first] ?? [], count: Number(rest[1]?.[0] ?? 1), must: rest[1]?.endsWith('!') ?? false }];
    case 'turn': return [{ kind: 'turn', count: Number(first[0]), must: first.endsWith('!') }];
    case 'hit': return [{ kind: 'hits', spots: rest.flatMap(spotsOf) }];
    case 'block': return [{ kind: 'shields', ways: rest.map((one) => ({ way: WAYS[one.split(':')[0]!]![0]!, kamae: (/\[([ABD])\]/u.exec(one)?.[1] ?? null) as Kamae | null })) }];
    case 'counter': return [{ kind: 'counters', values: rest }];
    case 'focus': return [{ kind: 'focus', text: `+${first}` }];
    case 'unfocus': return first === 'all' ? [word('unfocus-all')] : first === 'all-1' ? [word('unfocus-all-but')] : [{ kind: 'focus', text: `−${first}` }];
    case 'steal': return [word('steal'), { kind: 'focus', text: first }];
    case 'switch': return first === 'any' ? [word('switch-any')] : [word('switch'), { kind: 'node', node: first as Node }];
    case 'stun': case 'hobble': case 'poison': case 'worsen': case 'wound': return [icon(verb === 'worsen' ? 'bleed' : verb), { kind: 'word', id: verb === 'worsen' ? 'page-senjutsu-do-worsen' : `senjutsu-${verb}` }];
    case 'draw': case 'draw-up': return [icon('card-draw'), word(verb), plain(first)];
    case 'discard': case 'shuffle-up': return [word(verb), plain(first), ...kindsOf(rest.slice(1))];
    case 'shuffle': return first === 'all' ? [word('shuffle-all')] : [word('shuffle'), plain(first), ...kindsOf(rest.slice(1))];
    case 'search': return [word('search'), ...kindsOf(rest)];
    case 'take': return rest.includes('top3') ? [word('take-top')] : rest.includes('foe') ? [word('take-foe')] : [word('take'), ...kindsOf(rest)];
    case 'cancel': case 'forbid': case 'name': case 'cure': case 'cure-up': return [word(`${verb}-${rest.at(-1)}`)];
    case 'push': case 'pull': case 'change': case 'prefer': return [word(verb), plain(first)];
    case 'lessen': case 'widen': case 'shoot': return [word(verb, Number(first))];
    default: return [word(verb)];
  }
}

/** Ranks as words, types as drawings. */
function kindsOf(words: readonly string[]): Token[] {
  return words.filter((one) => one !== 'from' && one !== 'discard').flatMap((one) => (KINDS[one] ? [icon(KINDS[one])] : listed(one.split('/').filter((rank) => RANKS.has(rank)).map((rank): Token => ({ kind: 'word', id: `senjutsu-rank-${rank}` })))));
}

/** "Wood, steel or gold". */
function listed(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i): Token[] => (i === 0 ? [token] : [i < tokens.length - 1 ? { kind: 'comma' } : { kind: 'word', id: 'senjutsu-or' }, token]));
}

/** `F:1`, `(0,-2):[f1]1`, `ring2:2`. */
function spotsOf(text: string): HitSpot[] {
  const [name = '', effect = ''] = [text.slice(0, text.lastIndexOf(':')), text.slice(text.lastIndexOf(':') + 1)];
  const match = /^(?:\[(f\d|[ABD])\])?(.*)$/u.exec(effect.split('+')[0]!)!;
  const [, band = '', what = ''] = match;
  const stem = what.replace(/\d$/u, '');
  const shown = { text: /^\d$/u.test(what) ? what : SPOT_ICONS[stem] ? '' : what, icon: SPOT_ICONS[stem] ?? null, kamae: /^[ABD]$/u.test(band) ? (band as Kamae) : null, focus: band.startsWith('f') ? Number(band[1]) : 0 };
  if (name === 'ring2') return ring(2).map((hex) => ({ hex, ...shown }));
  return [{ hex: name.startsWith('(') ? name.slice(1, -1) : nameOf(OFFSETS[WAYS[name]![0]!]!), ...shown }];
}

function ring(radius: number): string[] {
  const around = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return around.flatMap((q) => around.filter((r) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === radius).map((r) => nameOf([q, r])));
}

/** The bands before a line: prices and kamae. */
export function bandOf(line: FaceLine): { focus: number; kamae: Kamae[]; discard: boolean } {
  const parts = line.band ?? [];
  return {
    focus: Number(parts.find((part) => /^f\d$/u.test(part))?.[1] ?? 0),
    kamae: parts.filter((part) => /^[ABD](\/[ABD])*$/u.test(part)).flatMap((part) => part.split('/')) as Kamae[],
    discard: parts.some((part) => part.startsWith('discard')),
  };
}

/** Whether a line with bands would apply: null for one without. */
export function applies(line: FaceLine, kamae: Kamae | undefined, focus: number | undefined): boolean | null {
  const band = bandOf(line);
  if (!band.focus && !band.kamae.length) return null;
  return (!band.kamae.length || (kamae !== undefined && band.kamae.includes(kamae))) && (focus ?? 0) >= band.focus;
}

/** The line with this number (from 1) and its alternatives. */
export function alternativesOf(lines: readonly FaceLine[], number: number): { line: FaceLine; number: number }[] {
  let first = number - 1;
  while (lines[first]?.or) first -= 1;
  const after = lines.slice(first + 1).findIndex((line) => !line.or);
  return lines.slice(first, after < 0 ? undefined : first + 1 + after).map((line, i) => ({ line, number: first + 1 + i }));
}
