/** The door every game offers to the page: its table, its signs, and where its actions lie on the board. */
import type { Component } from 'svelte';
import type { SeatSign } from '../kit/glyphs.ts';
import type { Draft } from '../screens/set-up.ts';
import type { Desk } from '../wire/desk.svelte.ts';
import type { Parts, Step } from '../wire/steps.ts';
import type { ActionInfo, GameInfo, LogEntry, LogEvent, OptionSpec, PromptInfo, Refusal, RuleChapter } from '../wire/types.ts';
import type { Phrase } from '../words/phrase.ts';

/** A light of the first-game tour: a part of the table (a CSS selector) and two messages about it. */
export interface TourStop {
  at: string;
  title: string;
  text: string;
}

/** What a game adds to the screen where a table is prepared. */
export interface SetUpDoor {
  /** a sheet above the seats: advice about what was chosen; `resize` adds bots or takes seats away */
  Head?: Component<{ draft: Draft; components: unknown; resize: (seats: number) => void }>;
  /** why this table cannot start yet */
  missing?(draft: Draft, components: unknown): Phrase | null;
  /** a few words beside a value of an option, if there is something to count */
  note?(value: unknown, components: unknown): string | null;
  /** whether such a table has this option; without it, every table has all of them */
  applies?(option: OptionSpec, draft: Draft): boolean;
  /** options whose values are pictures, by name */
  pictures?: Record<string, Component<{ value: unknown }>>;
}

/** A choice that keeps its place in the prompt: its first step, a line about what it would bring, and the refusal if it cannot be taken. */
export interface Slot {
  key: string;
  words: Phrase;
  icon: string;
  note: Phrase | null;
  refused: Refusal | null;
}

/** A tour of its own for whoever sits there: remembered by its name, shown once. */
export interface Guide {
  name: string;
  stops: readonly TourStop[];
}

/** What the start screen shows of a game before anybody opens it. */
export interface GameCover {
  Picture: Component;
  /** messages: what the game is, and for how many */
  about: string;
  facts: string;
}

/** What a page of a game's own is given: the game, its rules, and what stands behind the page in the address. */
export interface PageProps {
  info: GameInfo;
  chapters: RuleChapter[];
  rest: string;
}

/** A page beside the table (a deck builder): the folder `<game>/<page>/page.ts`; the message `<game>-page-<page>` is its title. */
export interface GamePage {
  icon: string;
  open: () => Promise<{ default: Component<PageProps> }>;
}

/** A turn that nobody at the table takes (an automaton's) is followed step by step. */
export interface WalkDoor {
  /** whether an entry of the log is one of its steps */
  isStep(entry: LogEntry): boolean;
  sign(view: unknown): SeatSign;
  /** what it has just done: which step, and a line about it; `whole` is the log as it will be when the turn is over */
  told(desk: Desk, whole: readonly LogEntry[]): { title: string; text: string };
  /** what comes next */
  next(desk: Desk, whole: readonly LogEntry[]): { title: string; text: string };
}

export interface GameDoor {
  name: string;
  /** the table itself, at every size */
  Table: Component<{ desk: Desk }>;
  /** panels that stand below the log */
  Panels?: Component<{ desk: Desk }>;
  /** every seat in full, for the phone's tab */
  Seats: Component<{ desk: Desk }>;
  /** why an automaton did what it did: a tab of the phone's while there is one at the table */
  Why?: { Part: Component<{ desk: Desk }>; title: string; shown(view: unknown): boolean };
  walk?: WalkDoor;
  /** the result when the game is over */
  Ending: Component<{ desk: Desk; close: () => void }>;
  /** who sits there, as a sign */
  sign(view: unknown, seat: number): SeatSign;
  /** the sign of a value of an option (a samurai to choose), if it has one */
  optionSign(option: OptionSpec, value: unknown): SeatSign | null;
  /** what a value of an option means, if there is something to say */
  optionHelp(option: OptionSpec, value: unknown): string | null;
  /** messages: what its seats are called */
  seatsTitle: string;
  seatsHelp: string;
  setUp?: SetUpDoor;
  /** of whoever plays without a seat, such as an opponent that the rules lead */
  unseatedSign?(view: unknown): SeatSign | null;
  /** where we are, in words: level and round */
  where(view: unknown, components: unknown): string;
  /** the same in a phone's bar, with the phase and how much is left of it */
  brief?(view: unknown, seat: number | null): string;
  /** how the log and the replay call a turn, and several, in a game that counts no rounds: two messages */
  turns?: { one: string; several: string };
  /** phases of the turn in words, and which one it is; null when there is nothing to tell */
  phases(view: unknown): { steps: string[]; now: number } | null;
  /** the parts of its choices, in the order they are asked, each with its words and places */
  parts: Parts;
  /** what is asked after these steps, if it is not the prompt's own question any more */
  askStep?(taken: readonly Step[], next: Step | null): Phrase | null;
  /** a table that fills the whole screen and shows the newest lines of the log itself: the log is a drawer */
  wide?: boolean;
  /** the action a dark place would be asked about, as the command line writes it */
  ask(place: string, view: unknown, seat: number | null, prompt: PromptInfo | null, taken: readonly Step[]): string | null;
  /** a refusal that the board itself shows: the prompt need not repeat it */
  refusedOnBoard?(refusal: Refusal): boolean;
  /** the "no" of a question that others must not learn from whether it could be answered otherwise (an ambush) */
  reaction?(prompt: PromptInfo): ActionInfo | null;
  /** how much an event tells somebody who looks back on a turn; 0: nothing. Without it all tell alike */
  tells?(event: LogEvent): number;
  /** what the others did since one's own turn stands in the bar: the table has no other place for it */
  sinceInBar?: boolean;
  /** points a seat gained in these events */
  gain?(seat: number, events: readonly LogEvent[]): number;
  /** keys of this game's own table, for the list of keys: their caps, the message that says what they do, and whether they do something now */
  keys?: readonly { caps: readonly string[]; words: string; works(desk: Desk): boolean }[];
  /** one click for several questions that come one after the other: how it is called, and its answer to each of them */
  shortcut?(prompt: PromptInfo, view: unknown): { words: Phrase; icon: string; answer: (prompt: PromptInfo) => ActionInfo | null } | null;
  /** clicks on the board that answer this question and the next one (a cell to go to: move, and where to); `first` and `then` are set */
  quick?(prompt: PromptInfo, view: unknown, components: unknown): readonly ActionInfo[];
  /** choices that stand in the same places whenever this is asked, also those that cannot be taken now */
  slots?(prompt: PromptInfo, view: unknown): readonly Slot[] | null;
  /** how many things of a turn are chosen one after the other, which ones are chosen (their drawings), for a row of boxes before the choices */
  progress?(prompt: PromptInfo, view: unknown): { of: number; done: readonly string[] } | null;
  /** lines of text that say the whole board */
  asText(desk: Desk): string[];
  tour: readonly TourStop[];
  /** after the tour: what a side's own first turns need to know */
  guide?(view: unknown, seat: number, key: string): Guide | null;
}
