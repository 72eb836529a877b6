/** How far a battle has come and what each side did in it. Pure. */
import { BATTLE_STEPS, type Battle, type Side, type View } from './types.ts';

export interface Column {
  key: 'warriors' | 'ambush' | 'dice' | 'hits' | 'extra' | 'losses';
  words: string;
  past: boolean;
  now: boolean;
}

/** The step of the engine at which a column is being decided. */
const COLUMNS: readonly { key: Column['key']; words: string; from: number; to: number }[] = [
  { key: 'warriors', words: 'page-root-battle-warriors', from: -1, to: -1 },
  { key: 'ambush', words: 'root-ambush', from: 0, to: 1 },
  { key: 'dice', words: 'common-dice', from: 2, to: 2 },
  { key: 'hits', words: 'page-root-battle-hits', from: 2, to: 2 },
  { key: 'extra', words: 'page-root-battle-extra', from: 3, to: 3 },
  { key: 'losses', words: 'page-root-battle-losses', from: 4, to: 4 },
];

export function columnsOf(battle: Battle): Column[] {
  const at = BATTLE_STEPS.indexOf(battle.step);
  return COLUMNS.map(({ key, words, from, to }) => ({ key, words, past: at > to, now: at >= from && at <= to && key !== 'hits' }));
}

/** Law 4.3.1: what an ambush deals before the dice, unless it is foiled. */
const AMBUSH_HITS = 2;

export interface Row {
  warriors: number;
  /** a Vagabond fights with what he carries */
  pawn: boolean;
  die: number | null;
  higher: boolean;
  rolled: number;
  extra: number;
  /** hits dealt to it, those of an ambush included, and those it must still take */
  takes: number;
  left: number;
}

/** The Riverfolk's seat, if their warriors fight for the attacker. */
export function mercenariesOf(view: View, battle: Pick<Battle, 'attacker' | 'defender'>): number | null {
  const seat = view.seats.findIndex((one) => one.faction === 'riverfolk');
  return seat >= 0 && view.hirer === battle.attacker && battle.attacker !== seat && battle.defender !== seat ? seat : null;
}

/** `fallen`: warriors of that side that were there when the battle began. */
export function rowOf(view: View, battle: Battle, side: Side, fallen = 0): Row {
  const clearing = view.clearings.find((one) => one.n === battle.clearing);
  const seat = battle[side];
  const other: Side = side === 'attacker' ? 'defender' : 'attacker';
  const { dice } = battle;
  const [high, low] = dice ? [Math.max(...dice), Math.min(...dice)] : [null, null];
  // the higher die is the attacker's, unless the defender is the Alliance (guerrilla war)
  const guerrilla = high !== null && low !== null && high !== low && view.seats[battle.defender]?.faction === 'alliance';
  const higher = (side === 'attacker') !== guerrilla;
  const ambushed = side === 'attacker' && battle.ambush !== null && battle.foil === null ? AMBUSH_HITS : 0;
  const hired = side === 'attacker' ? mercenariesOf(view, battle) : null;
  const warriors = (clearing?.warriors[String(seat)] ?? 0) + (hired === null ? 0 : (clearing?.warriors[String(hired)] ?? 0)) + (side === 'attacker' && battle.ally !== null ? (clearing?.warriors[String(battle.ally)] ?? 0) : 0);
  return { warriors: warriors + fallen, pawn: warriors + fallen === 0 && (clearing?.pawns.includes(seat) ?? false), die: higher ? high : low, higher, rolled: battle.rolled[side], extra: battle.extra[side], takes: battle.rolled[other] + battle.extra[other] + ambushed, left: battle.left[side] };
}
