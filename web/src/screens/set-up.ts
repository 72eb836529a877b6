/** A table being prepared: seats and options, and whether it may start. Pure. */
import type { TableRequest } from '../wire/lay.ts';
import type { ClockRequest, GameInfo, OptionChoice, OptionSpec, SeatKind } from '../wire/types.ts';

export interface DraftSeat {
  key: number;
  kind: SeatKind;
  bot: string;
  name: string;
  /** values of the options that have one value per seat */
  picks: Record<string, unknown>;
}

export interface Draft {
  seats: DraftSeat[];
  options: Record<string, unknown>;
  /** only where somebody plays by link */
  clock: ClockRequest | null;
  listed: boolean;
}

/** Seconds for each decision, and for a whole game. */
export const PER_MOVE = [60, 180, 600, 86_400, 3 * 86_400, 7 * 86_400] as const;
export const PER_GAME = [900, 1800, 3600, 7200] as const;

export function clockOf(kind: ClockRequest['kind']): ClockRequest {
  return kind === 'move' ? { kind, seconds: 180, increment: 0, then: 'bot' } : { kind, seconds: 1800, increment: 15, then: 'bot' };
}

/** Somebody plays at a page of their own. */
export function byLink(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.kind === 'link');
}

/** The option that counts seats follows from the seats themselves. */
const COUNT = 'players';

export function perSeat(info: GameInfo): OptionSpec[] {
  return info.options.filter((option) => option.kind === 'list');
}

export function perTable(info: GameInfo): OptionSpec[] {
  return info.options.filter((option) => option.kind !== 'list' && option.kind !== 'deck' && option.name !== COUNT);
}

/** The option that takes a deck of one's own for each seat, if the game has one. */
export function deckOption(info: GameInfo): OptionSpec | undefined {
  return info.options.find((option) => option.kind === 'deck');
}

/** What a seat may choose; a default that is no choice of its own stands first ("as advised"). */
export function choicesOf(option: OptionSpec): OptionChoice[] {
  const listed = option.choices.some((choice) => choice.value === option.default);
  return listed ? option.choices : [{ value: option.default, words: { id: `${option.words.id}-${String(option.default)}` } }, ...option.choices];
}

/** The steady one answers at once; else games list their bots from the weakest to the best company. */
export function bestBot(info: GameInfo): string {
  return info.bots.includes('steady') ? 'steady' : (info.bots.at(-1) ?? '');
}

export function newSeat(info: GameInfo, key: number, kind: SeatKind): DraftSeat {
  const picks: Record<string, unknown> = Object.fromEntries(perSeat(info).map((option) => [option.name, option.default]));
  const deck = deckOption(info);
  if (deck) picks[deck.name] = '';
  return { key, kind, bot: bestBot(info), name: '', picks };
}

export function firstDraft(info: GameInfo): Draft {
  const usual = info.options.find((option) => option.name === COUNT)?.default;
  const n = Math.min(info.seats.max, Math.max(info.seats.min, typeof usual === 'number' ? usual : 3));
  return {
    seats: Array.from({ length: n }, (_, i) => newSeat(info, i, i === 0 ? 'here' : 'bot')),
    options: Object.fromEntries(perTable(info).map((option) => [option.name, option.default])),
    clock: null,
    listed: false,
  };
}

/** The first value that two seats have taken, although each may be taken once. */
export function takenTwice(info: GameInfo, draft: Draft): unknown {
  for (const option of perSeat(info)) {
    const seen = new Set<unknown>();
    for (const seat of draft.seats) {
      const value = seat.picks[option.name];
      if (value === option.default) continue;
      if (seen.has(value)) return value;
      seen.add(value);
    }
  }
  return null;
}

export function requestOf(info: GameInfo, draft: Draft): TableRequest {
  const options: Record<string, unknown> = { ...draft.options };
  if (info.options.some((option) => option.name === COUNT)) options[COUNT] = draft.seats.length;
  for (const option of perSeat(info)) options[option.name] = draft.seats.map((seat) => seat.picks[option.name]);
  const deck = deckOption(info);
  if (deck && draft.seats.some((seat) => seat.picks[deck.name])) options[deck.name] = draft.seats.map((seat) => seat.picks[deck.name] ?? '');
  for (const option of perTable(info)) {
    const value = options[option.name];
    if (option.kind === 'seat' && typeof value === 'number' && value > draft.seats.length) options[option.name] = option.default;
  }
  const seats = draft.seats.map(({ kind, bot, name }) => ({ kind, ...(kind === 'bot' ? { bot } : {}), ...(kind !== 'bot' && name.trim() ? { name: name.trim() } : {}) }));
  const terms = { ...(draft.clock ? { clock: draft.clock } : {}), ...(draft.listed ? { listed: true } : {}) };
  return { options, seats, ...(byLink(draft) && Object.keys(terms).length ? { terms } : {}) };
}
