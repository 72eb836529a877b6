/** What travels between server and page, as docs/wire.md has it. */
import type { Phrase } from '../words/phrase.ts';

export type { Phrase };

export interface OptionChoice {
  value: unknown;
  words: Phrase;
  help?: Phrase | null;
}

export interface OptionSpec {
  name: string;
  kind: 'choice' | 'flag' | 'number' | 'list' | 'deck' | 'seat';
  default: unknown;
  choices: OptionChoice[];
  words: Phrase;
  help: Phrase | null;
  rule: string | null;
  mark: 'book' | 'reading' | 'custom';
  low?: number;
  high?: number;
}

/** A deck of one's own as the server has read it, with every rule that it breaks. */
export interface CheckedDeck {
  /** in one line: for links and options */
  text: string;
  head: Record<string, string>;
  cards: Record<string, number>;
  count: number;
  broken: { rule: string; words: Phrase; card?: string }[];
  kept: string[];
}

/** How sure a record is: read, concluded, made up, or the owner's. */
export const RECORD_STATUSES = ['source', 'inferred', 'reconstructed', 'owner'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

/** One printed thing that an owner's pack may replace. */
export interface RecordInfo {
  table: string;
  key: string;
  kind: string;
  status: RecordStatus;
  name: Phrase;
  group: Phrase;
  fields: Record<string, unknown>;
}

export interface PackMistake {
  file: string;
  line: number;
  column: number;
  words: Phrase;
  rule: string | null;
  /** lines of the file, from three before the wrong one on */
  around: string[];
}

/** An owner's pack as the server has read it; `data` is what a table is laid with, null if something is wrong. */
export interface PackInfo {
  name: string;
  game: string;
  author: string;
  edition: string;
  replaces: string;
  files: string[];
  mistakes: PackMistake[];
  data: unknown;
  records?: RecordInfo[];
  /** the game's options, with what the pack adds */
  options?: OptionSpec[];
  /** the printed data of a table that is laid with it */
  components?: unknown;
}

export interface GameInfo {
  name: string;
  version: number;
  title: Phrase;
  seats: { min: number; max: number };
  bots: string[];
  options: OptionSpec[];
}

export interface RuleRow {
  id: string;
  text: Phrase;
}

export interface RuleChapter {
  chapter: Phrase;
  rows: RuleRow[];
}

/** One of the best actions: how likely it wins (0 to 1), and what speaks for it. */
export interface Advice {
  action: string;
  words: Phrase;
  chance: number;
  tries: number;
  reasons: Phrase[];
}

/** The chances before a line of the log, by seat; `n`: the line of one's own log after which that is. */
export interface AnalysedMoment {
  entry: number;
  n: number | null;
  when: Phrase;
  turn: number;
  chances: number[];
}

/** Where the chances of the one who chose fell: with what was chosen, and what a bot would have done, if that is something else. */
export interface TurningPoint {
  entry: number;
  n: number | null;
  when: Phrase;
  seat: number;
  /** the question, and what was chosen */
  asks: Phrase;
  action: string;
  words: Phrase;
  /** the chance of the seat's side at two moments, all hands open: it fell between them */
  before: number;
  after: number;
  since: Phrase;
  until: Phrase;
  /** from what the seat could see when it chose: with what it chose, and with what a bot would have chosen */
  chance: number;
  better: { action: string; words: Phrase; chance: number; reasons: Phrase[] } | null;
}

export interface Analysis {
  share: number;
  /** by seat the number of its side: a side has one chance */
  sides: number[];
  moments: AnalysedMoment[];
  points: TurningPoint[];
}

export type SeatKind = 'here' | 'link' | 'bot';

export interface SeatRequest {
  kind: SeatKind;
  bot?: string;
  name?: string;
}

export interface NewTable {
  table: string;
  owner: string;
  seats: { seat: number; kind: SeatKind; link: string | null }[];
  watch: string;
}

export interface ListedTable {
  token: string;
  table: string;
  game: string;
  title: Phrase;
  round: Phrase | null;
  seats: SeatInfo[];
  updated: string;
  over: boolean;
  yours: boolean;
  /** the seats that are asked something now, as everybody knows it */
  asked: number[];
  /** how it ended */
  outcome: Phrase | null;
}

/** A table that anybody may find; `free` are the seats to which nobody has come yet. */
export interface OpenTable {
  table: string;
  game: string;
  title: Phrase;
  round: Phrase | null;
  updated: string;
  seats: SeatInfo[];
  free: number[];
}

export interface SeatInfo {
  seat: number;
  name: Phrase;
  person: string | null;
  kind: SeatKind;
  bot: string | null;
  here: boolean;
  result: unknown;
}

export interface Shape {
  verb: string;
  seat?: number;
  to?: number;
  card?: string;
  [more: string]: unknown;
}

export interface ActionInfo {
  action: string;
  words: Phrase;
  result: Phrase | null;
  shape: Shape;
  /** the drawing of its verb */
  icon?: string;
  /** what must still be done afterwards, and where it can be as things stand then */
  ahead?: readonly { column: string; suit: string; clearings: readonly number[] }[];
  /** made by the page, for one click that answers two questions: the choice that is sent, and the answer to what is asked then */
  first?: string;
  then?: (prompt: PromptInfo) => ActionInfo | null;
}

export interface Refusal extends ActionInfo {
  rule: string | null;
  why: Phrase;
}

export interface PromptInfo {
  seat: number;
  asks: Phrase;
  rule: string | null;
  key: string;
  actions: ActionInfo[];
  refused: Refusal[];
}

export interface LogEvent {
  kind: string;
  seat: number | null;
  words: Phrase;
  rule: string | null;
}

export interface LogEntry {
  n: number;
  seat: number | null;
  action: string | null;
  luck: boolean;
  turn: number;
  round: number;
  events: LogEvent[];
}

export interface UndoInfo {
  may: boolean;
  why: Phrase | null;
  rule: string | null;
  /** somebody asks to take back what others have seen: whose choice, and the seats that have not answered */
  asked: { by: number; waits: number[] } | null;
}

export interface TableMessage<View = unknown> {
  type: 'table';
  table: string;
  game: string;
  role: 'owner' | 'seat' | 'watch';
  yours: number[];
  /** through whose eyes the view is drawn; null for a spectator, and while nobody round the screen looks at a hand */
  viewer: number | null;
  /** round one screen: who must take it before anything is shown and answered */
  handover: number | null;
  version: number;
  seats: SeatInfo[];
  view: View;
  prompts: PromptInfo[];
  /** `fresh`: the first line that tells of something new; earlier ones may only read otherwise */
  log: { from: number; fresh: number; entries: LogEntry[] };
  undo: UndoInfo;
  terms: TermsInfo;
  clock: ClockInfo | null;
  thinking: number[];
  /** seats by link at this screen that may still choose their decks, and what they have chosen: a text, a name, "" for the table's */
  bring: { seat: number; deck: string }[];
  over: Outcome | null;
  /** how the table came about and what was done to its seats: everybody may know */
  notices: NoticeInfo[];
  /** why the last choice could not be written down; it is tried again */
  trouble: Phrase | null;
}

export interface NoticeInfo {
  at: string;
  words: Phrase;
}

/** How long people may think: `seconds` for each decision, or for the game with an `increment` for each decision. */
export interface ClockRequest {
  kind: 'move' | 'game';
  seconds: number;
  increment: number;
  then: 'wait' | 'bot' | 'forfeit';
}

export interface TermsRequest {
  clock?: ClockRequest;
  listed?: boolean;
}

/** The clocks as they stand: `until` is in seconds since 1970 by the server's clock while a seat's time runs. */
export interface ClockInfo extends ClockRequest {
  seats: { left: number; until: number | null }[];
}

/** What the table has agreed on beside the game's options. */
export interface TermsInfo {
  /** free words are allowed */
  chat: boolean;
  /** anybody who has the server's address may find the table */
  listed: boolean;
  /** "your turn" is sent to a group chat; null where the server's operator does not allow that */
  hook: boolean | null;
}

/** How the game ended: a result per seat, and a sentence. */
export interface Outcome {
  results: number[];
  words: Phrase;
  details: unknown;
}

export interface RefusedMessage {
  type: 'refused';
  rule: string | null;
  why: Phrase;
}

export interface WhyMessage {
  type: 'why';
  action: string;
  rule: string | null;
  why: Phrase;
}

/** What the table's own log does not say. */
export interface ToldMessage {
  type: 'told';
  words: Phrase;
}

/** What somebody at the table says: a phrase, or words of their own; an owner may have no seat. */
export interface SaidMessage {
  type: 'said';
  seat: number | null;
  phrase: string | null;
  text: string | null;
  /** what a bot was up to in its turn; then nothing else is said */
  aims?: readonly Phrase[];
}

export type ServerMessage = TableMessage | RefusedMessage | WhyMessage | ToldMessage | SaidMessage | { type: 'time'; now: number } | { type: 'pong' };

export interface ReplayStep<View = unknown> {
  entry: LogEntry | null;
  view: View;
}

export interface ApiError {
  error: Phrase;
  rule?: string | null;
}
