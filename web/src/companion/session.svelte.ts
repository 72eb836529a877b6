/** One real table: the position as it was entered, what the automaton does from there, and how far it has been carried out. All of it stays in this browser. */
import { api, Refused } from '../wire/api.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Course, Moment, Position, Question, Reply, Step, Task } from './types.ts';

export type View = 'setup' | 'turn' | 'past';

interface Past {
  task: string;
  turn: number;
  steps: Step[];
}

interface Kept {
  view: View;
  /** whether the question whose cards lie on the table has been answered */
  agreed: boolean;
  pack: { name: string; data: unknown } | null;
  shuffles: boolean;
  /** luck that is known before the part begins: the card that lies on top */
  ahead: string;
  /** minions that were beaten before the position was entered */
  beaten: string[];
  /** as entered, between the automaton's parts; null before anything is chosen */
  position: Position | null;
  /** the part that is going on: where it began or was corrected, and what was answered since */
  task: Task | null;
  base: Position | null;
  answers: string[];
  /** steps from before a correction */
  earlier: Step[];
  /** how many steps have been carried out */
  done: number;
  past: Past[];
}

const EMPTY: Kept = { view: 'setup', agreed: false, pack: null, shuffles: false, ahead: '', beaten: [], position: null, task: null, base: null, answers: [], earlier: [], done: 0, past: [] };
const MOST_PAST = 60;
const WEIGHED = 'weighed';

export class Session {
  kept = $state.raw<Kept>(EMPTY);
  course = $state.raw<Course | null>(null);
  error = $state.raw<Phrase | null>(null);
  busy = $state(false);
  readonly #where: string;

  constructor(
    readonly game: string,
    /** what is told but is nothing to do */
    readonly hides: (step: Step, shuffles: boolean) => boolean,
    /** what of a position the server is told */
    readonly sent: (position: Position) => Position = (position) => position,
  ) {
    this.#where = `kotatsu-companion-${game}`;
    try {
      const found = JSON.parse(localStorage.getItem(this.#where) ?? 'null') as Partial<Kept> | null;
      if (found) this.kept = { ...EMPTY, ...found };
    } catch {
      localStorage.removeItem(this.#where);
    }
    if (this.kept.task) void this.#count();
  }

  save(): void {
    try {
      localStorage.setItem(this.#where, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing: the table on the screen goes on all the same
    }
  }

  change(by: Partial<Kept>): void {
    this.kept = { ...this.kept, ...by };
    this.save();
  }

  anew(): void {
    this.course = null;
    this.error = null;
    this.change({ ...EMPTY, agreed: this.kept.agreed, pack: this.kept.pack });
  }

  // --- what is to be read
  get steps(): Step[] {
    return [...this.kept.earlier, ...readable(this.course?.steps ?? [], (step) => this.hides(step, this.kept.shuffles))];
  }
  get now(): Step | null {
    return this.steps[this.kept.done] ?? null;
  }
  /** What only the table knows: asked together with the last step before it. */
  get asking(): Question | null {
    return this.kept.done >= this.steps.length - 1 ? (this.course?.question ?? null) : null;
  }
  get isOver(): boolean {
    return this.course !== null && this.course.question === null && this.kept.done >= this.steps.length;
  }
  /** The table as it stands when the step that is read has been done. */
  get moment(): Moment | null {
    const { course } = this;
    if (!course) return null;
    if (this.kept.done < this.kept.earlier.length) return course.moments[0] ?? null;
    return (this.now ? course.moments[this.now.moment] : course.moments.at(-1)) ?? null;
  }
  get end(): Moment | null {
    return this.course?.moments.at(-1) ?? null;
  }

  // --- what happens
  async begin(task: Task): Promise<void> {
    const answers = this.kept.ahead && !this.kept.shuffles ? [this.kept.ahead] : [];
    this.change({ view: 'turn', task, base: this.kept.position, answers, earlier: [], done: 0, ahead: '' });
    await this.#count();
    if (this.error) this.change({ view: 'setup', task: null });
  }

  next(): void {
    if (this.busy || this.asking) return;
    if (this.kept.done < this.steps.length) this.change({ done: this.kept.done + 1 });
    else if (this.isOver) this.finish();
  }

  async answer(reply: Reply): Promise<void> {
    if (this.busy) return;
    this.change({ answers: [...this.kept.answers, reply.answer], done: this.steps.length });
    await this.#count();
  }

  /** One step back; what was answered after it is asked again. */
  async back(): Promise<void> {
    const { done, earlier, answers } = this.kept;
    if (this.busy || done <= earlier.length) return;
    const now = this.steps[done - 1]!;
    this.change({ done: done - 1 });
    if (now.answers < answers.length && (this.steps[done]?.answers ?? answers.length) > now.answers) {
      this.change({ answers: answers.slice(0, now.answers) });
      await this.#count();
    }
  }

  /** The table stands otherwise than was counted: what is not done yet is counted again from there. */
  async correct(position: Position, touched: readonly string[]): Promise<void> {
    const { course } = this;
    if (!this.kept.task || !course) return;
    const upTo = this.now && this.kept.done >= this.kept.earlier.length ? this.now.moment : course.moments.length - 1;
    const kept = this.steps.filter((step, n) => n < this.kept.earlier.length || step.moment <= upTo);
    const marked = kept.map((step, n) => (n < this.kept.done && touches(step, touched) ? { ...step, off: true } : step));
    this.change({ task: { kind: 'go-on' }, base: position, answers: [], earlier: marked });
    await this.#count();
  }

  finish(): void {
    const { end } = this;
    if (!end) return;
    const { task, past } = this.kept;
    const turn = Number(end.position['turn'] ?? 0);
    this.change({ past: [{ task: task?.kind ?? '', turn, steps: this.steps }, ...past].slice(0, MOST_PAST), position: end.position, task: null, base: null, answers: [], earlier: [], done: 0, view: 'setup' });
    this.course = null;
  }

  async #count(): Promise<void> {
    const { base, task, answers, shuffles } = this.kept;
    if (!base || !task) return;
    this.busy = true;
    try {
      this.course = await api.companion(this.game, { position: this.sent(base), task, answers, shuffles });
      this.error = null;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.error = reason.phrase;
    } finally {
      this.busy = false;
    }
  }
}

/** What is to do, without what is hidden; what was weighed is said with the step that it led to. */
export function readable(steps: readonly Step[], hides: (step: Step) => boolean): Step[] {
  let because: Phrase | undefined;
  return steps.flatMap((step) => {
    if (step.kind === WEIGHED) because = step.words;
    if (step.kind === WEIGHED || hides(step)) return [];
    const found = because ? { ...step, because } : step;
    because = undefined;
    return [found];
  });
}

function touches(step: Step, touched: readonly string[]): boolean {
  return Object.values(step.told.args ?? {}).some((arg) => typeof arg === 'string' && touched.includes(arg));
}
