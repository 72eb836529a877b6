/** What the server tells of an automaton beside a real table (docs/companion.md). */
import type { Phrase } from '../words/phrase.ts';

export type Position = Record<string, unknown>;

export interface Task {
  kind: string;
  number?: number;
}

export interface Step {
  kind: string;
  seat: number | null;
  words: Phrase;
  told: Phrase;
  rule: string;
  why: Phrase | null;
  /** the moment after it */
  moment: number;
  /** how many answers had been given before it */
  answers: number;
  /** what was weighed before it */
  because?: Phrase;
  /** a correction contradicts it */
  off?: boolean;
}

export interface Moment {
  position: Position;
  view: unknown;
}

export interface Reply {
  answer: string;
  words: Phrase;
  result: Phrase | null;
}

export interface Question {
  key: string;
  words: Phrase;
  rule: string;
  luck: boolean;
  replies: Reply[];
}

export interface Course {
  steps: Step[];
  moments: Moment[];
  question: Question | null;
  over: { words: Phrase } | null;
  components?: unknown;
}
