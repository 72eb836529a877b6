/** A battle as the log tells it: who lost what, why hits were extra, and the whole of it once it is over. Pure. */
import type { LogEvent } from '../../wire/types.ts';
import type { Args, Phrase } from '../../words/phrase.ts';
import { mercenariesOf } from './battle.ts';
import type { EyrieBoard } from './boards/types.ts';
import type { Battle, Side, View } from './types.ts';

export interface ToldBattle {
  battle: Battle;
  /** warriors that fell, to be added to those that still stand */
  fallen: Record<Side, number>;
  lost: Record<Side, Phrase[]>;
  /** why a side's hits are more than its die */
  reasons: Record<Side, Phrase[]>;
  points: Phrase[];
}

/** What may be told between the first line of a battle and its last. */
const WITHIN: ReadonlySet<string> = new Set([
  'ambush', 'spent', 'discarded', 'foiled', 'scouted', 'no-roll', 'rolled', 'hits', 'used', 'warriors-lost', 'piece-lost', 'outrage', 'showed', 'gave', 'gave-card', 'supporter',
  'supporters-lost', 'hospital', 'scored', 'lost-points', 'funds-lost', 'reshuffled', 'damaged', 'hostile', 'ally', 'enlisted', 'acolyte', 'souls', 'drew', 'drew-card', 'item-used', 'protected', 'rested',
]);
const DECIDED: ReadonlySet<string> = new Set(['hits', 'no-roll']);

/** The last battle in the log, and how many lines tell of it. */
function linesOfBattle(events: readonly LogEvent[]): { lines: LogEvent[]; end: number } | null {
  const start = events.findLastIndex((event) => event.kind === 'battle');
  if (start < 0) return null;
  const stop = events.findIndex((event, i) => i > start && !WITHIN.has(event.kind));
  const end = stop < 0 ? events.length : stop;
  return { lines: events.slice(start, end), end };
}

export function toldBattle(events: readonly LogEvent[], view: View): ToldBattle | null {
  const lines = linesOfBattle(events)?.lines;
  const first = lines?.[0];
  if (!lines || !first) return null;
  const attacker = first.seat;
  const defender = seatOf(first.words.args?.['other'], view);
  if (attacker === null || defender === null) return null;
  const battle: Battle = {
    clearing: Number(first.words.args?.['clearing']), attacker, defender, ally: null, arbiter: null, instigator: null, step: 'over',
    ambush: null, foil: null, dice: null, rolled: { attacker: 0, defender: 0 }, extra: { attacker: 0, defender: 0 }, left: { attacker: 0, defender: 0 },
  };
  const told: ToldBattle = { battle, fallen: { attacker: 0, defender: 0 }, lost: { attacker: [], defender: [] }, reasons: { attacker: [], defender: [] }, points: [] };
  for (const event of lines) note(told, event, view);
  explainAttack(told, view);
  return told;
}

/** The battle that ended with what was just told; null if there was none. */
export function foughtJustNow(events: readonly LogEvent[], fresh: number, view: View): ToldBattle | null {
  if (view.battle || fresh === 0) return null;
  const found = linesOfBattle(events);
  if (!found || found.end <= events.length - fresh || !found.lines.some((event) => DECIDED.has(event.kind))) return null;
  return toldBattle(events, view);
}

function note(told: ToldBattle, { kind, seat, words }: LogEvent, view: View): void {
  const { battle } = told;
  const args: Args = words.args ?? {};
  const side: Side | null = seat === battle.attacker || (seat !== null && (seat === battle.ally || seat === mercenariesOf(view, battle))) ? 'attacker' : seat === battle.defender ? 'defender' : null;
  if (kind === 'scored' || kind === 'lost-points') told.points.push(words);
  else if (kind === 'ambush') battle.ambush = ambushCard(args['card']);
  else if (kind === 'foiled') battle.foil = ambushCard(args['card']);
  else if (kind === 'rolled') battle.dice = [Number(args['high']), Number(args['low'])];
  else if (kind === 'ally') battle.ally = seatOf(args['other'], view);
  else if (kind === 'enlisted') battle.arbiter = seatOf(args['other'], view);
  else if (side === null) return;
  else if (kind === 'hits') {
    battle.rolled[side] = Number(args['rolled']);
    battle.extra[side] = Number(args['extra']);
  } else if (kind === 'used') told.reasons[side].push(...phrases(args['effect']));
  else if (kind === 'damaged') told.lost[side].push(...phrases(args['item']));
  else if (kind === 'piece-lost') told.lost[side].push(...phrases(args['piece']));
  else if (kind === 'warriors-lost') {
    told.fallen[side] += Number(args['count']);
    told.lost[side].push({ id: 'page-root-battle-fell', args: { n: Number(args['count']) } });
  }
}

/** Extra hits that no card gave: a Commander's, and one against whoever is defenseless. */
function explainAttack({ battle, reasons }: ToldBattle, view: View): void {
  const board = view.seats[battle.attacker]?.board as Partial<EyrieBoard> | undefined;
  const own = reasons.attacker.filter((one) => !one.id.includes('armorers')).length;
  const commands = board?.leader === 'commander';
  if (battle.extra.attacker > own && commands) reasons.attacker.push({ id: 'root-leader-commander' });
  if (battle.extra.attacker > own + (commands ? 1 : 0)) reasons.attacker.push({ id: 'page-root-battle-defenseless' });
}

const phrases = (arg: Args[string] | undefined): Phrase[] => (typeof arg === 'object' ? [arg] : []);

function seatOf(arg: Args[string] | undefined, view: View): number | null {
  const name = phrases(arg)[0]?.id.replace(/^root-short-/u, '').replace('vagabond-2', 'vagabond2');
  const found = view.seats.findIndex((seat) => seat.faction === name);
  return found < 0 ? null : found;
}

/** Every ambush has the same name: its suit tells them apart. */
function ambushCard(arg: Args[string] | undefined): string {
  const suit = phrases(phrases(arg)[0]?.args?.['suit'])[0]?.id.replace('root-suit-', '');
  return `ambush_${suit ?? 'bird'}`;
}
