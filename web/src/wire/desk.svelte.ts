/** One table as this person sees it: what is shown, what may be done, what was asked. Screens and games read from here only. */
import { getContext, setContext } from 'svelte';
import type { GameDoor, Slot } from '../games/door.ts';
import { settings } from '../kit/settings.svelte.ts';
import { api, Refused } from './api.ts';
import { followed, frameOf, type Frame } from './frames.ts';
import { Line, type LineState } from './line.ts';
import { askedOffer, offerOf, offersByPlace, type Offer } from './offers.ts';
import { Pace } from './pace.ts';
import { sharing } from './sharing.ts';
import { Talk, type QuickPhrase } from './talk.svelte.ts';
import { remembered, stepsOf, unfold, waysOfFirst, type StepsOf, type Unfolded } from './steps.ts';
import type { Phrase } from '../words/phrase.ts';
import type { ActionInfo, LogEntry, LogEvent, NoticeInfo, PromptInfo, RefusedMessage, ReplayStep, ServerMessage, TableMessage, WhyMessage } from './types.ts';

interface Pending {
  seat: number;
  action: string;
  version: number;
}

export class Desk {
  shown = $state.raw<TableMessage | null>(null);
  log = $state.raw<LogEntry[]>([]);
  happening = $state.raw<LogEvent[]>([]);
  queued = $state(0);
  line = $state<LineState>('connecting');
  retryAt = $state<number | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** the answer to a choice is slow to come: only then the board goes dark before it */
  private slow = $state(false);
  private slowness: ReturnType<typeof setTimeout> | undefined;
  refusal = $state.raw<RefusedMessage | null>(null);
  answers = $state.raw<Record<string, WhyMessage>>({});
  /** what was told beside the game's log: the newest stands on the page until it is closed or somebody chooses */
  told = $state.raw<Phrase | null>(null);
  readonly talk = new Talk();
  /** milliseconds by which the server's clock is before this machine's; a message that is read late makes it look too small */
  skew = $state<number | null>(null);
  replay = $state.raw<ReplayStep[] | null>(null);
  replayAt = $state(0);
  /** the action under pointer or focus: boards preview its result */
  pointed = $state.raw<ActionInfo | null>(null);
  /** the choice with a place of its own (`slots` of the door) that has pointer or focus: its key */
  aimed = $state<string | null>(null);

  /** an automaton's turn that is followed step by step: the table before it and after each step, and which of them is shown */
  walk = $state.raw<{ frames: readonly Frame[]; at: number } | null>(null);
  /** a cell or card that was touched once: it shows what it would bring, a second touch takes it */
  touched = $state<string | null>(null);

  private latest: { log: LogEntry[]; viewer: number | null; heard: NoticeInfo[]; rest: object } | null = null;
  private queue: Frame[] = [];
  private readonly pace = new Pace();
  /** milliseconds that this page has added to what others did */
  waited = $state(0);
  private skipping = false;
  private held = false;
  /** the moments of a turn are on their way */
  private fetching = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wire: Line | null = null;
  /** the line broke while a choice was on its way: it is sent once more if the table has not moved */
  private again = false;
  /** steps of a choice already taken, and how one came there: each click is one step back */
  private trail = $state.raw<readonly (readonly string[])[]>([]);
  /** this person has just chosen: the next question is another one, even if it reads the same; what others do leaves a half-made choice as it is */
  private chosen = false;
  /** how many, where an action has a number; null is as many as possible */
  dial = $state<number | null>(null);
  private chosenSeat = $state<number | null>(null);

  constructor(
    readonly door: GameDoor,
    readonly token: string,
    readonly components: unknown,
  ) {}

  connect(): void {
    this.wire?.close();
    this.wire = new Line(`${this.token}?hands=${settings.hands}`, {
      state: (state, retryAt) => {
        this.line = state;
        if (state === 'open') this.again = this.pending !== null;
        this.retryAt = retryAt;
      },
      message: (message) => this.receive(message),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.slowness);
    this.wire?.close();
  }

  retry(): void {
    this.wire?.retry();
  }

  // --- what arrives -------------------------------------------------------------------------------------------

  receive(message: ServerMessage): void {
    if (message.type === 'table') this.arrive(message);
    else if (message.type === 'refused') {
      this.wait(null);
      this.refusal = message;
    } else if (message.type === 'told') this.told = message.words;
    else if (message.type === 'time') this.skew = Math.max(this.skew ?? -Infinity, message.now * 1000 - Date.now());
    else if (message.type === 'said') this.talk.hear(message);
    else if (message.type === 'why') this.answers = { ...this.answers, [message.action]: message };
  }

  /** A choice is on its way, or its answer is here. */
  private wait(pending: Pending | null): void {
    clearTimeout(this.slowness);
    this.slow = false;
    this.pending = pending;
    if (pending) this.slowness = setTimeout(() => (this.slow = true), SLOW_MS);
  }

  private arrive(sent: TableMessage): void {
    const message: TableMessage = { ...sharing(this.latest?.rest, { ...sent, log: null }), log: sent.log };
    this.talk.sitAt(message.table);
    const { pending } = this;
    if (pending && pending.version !== message.version) this.wait(null);
    else if (pending && this.again) this.send(pending);
    this.again = false;
    const frame = frameOf(message, this.latest?.log ?? [], this.latest === null, this.latest !== null && this.latest.viewer !== message.viewer);
    const heard = this.latest?.heard ?? message.notices;
    const newest = message.notices.at(-1);
    if (newest && JSON.stringify(newest) !== JSON.stringify(heard.at(-1))) this.told = newest.words;
    this.latest = { log: frame.log, viewer: message.viewer, heard: message.notices, rest: { ...message, log: null } };
    if (frame.undone || this.shown === null) {
      this.queue = [];
      this.walk = null;
      this.fetching = false;
    }
    this.queue.push(frame);
    this.queued = this.queue.length;
    if (frame.undone || (this.timer === undefined && !this.held && !this.fetching && !this.walk)) this.next();
  }

  /** While it is held, nothing new is shown: what others do waits. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    if (held) {
      clearTimeout(this.timer);
      this.timer = undefined;
    } else if (this.queue.length && !this.fetching && !this.walk) this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const frame = this.queue.shift();
    this.queued = this.queue.length;
    if (!frame) return this.answerOn();
    const { walk } = this.door;
    if (walk && this.shown && !this.skipping && settings.speed !== 'instant' && frame.fresh.filter(walk.isStep).length > 1) void this.follow(frame);
    else this.show(frame);
  }

  /** Its steps one by one; if they cannot be had, the whole turn at once. */
  private async follow(frame: Frame): Promise<void> {
    this.fetching = true;
    let moments: ReplayStep[] = [];
    try {
      moments = (await api.moments(this.token, settings.hands, frame.message.viewer, frame.fresh[0]!.n)).steps;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
    }
    if (!this.fetching) return; // it was taken back meanwhile
    this.fetching = false;
    const before: Frame = { message: this.shown!, log: this.log, events: this.happening, others: false, undone: false, turn: 0, fresh: [] };
    const frames = this.skipping ? [] : followed(frame, before, this.door.walk!.isStep, moments);
    if (!frames.length) return this.show(frame);
    this.walk = { frames, at: 0 };
    this.step(1);
  }

  /** One step of an automaton's turn on, or back to look at it once more; behind the last one the game goes on. */
  step(by: number): void {
    const { walk } = this;
    if (!walk) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const at = Math.max(0, walk.at + by);
    const frame = walk.frames[at];
    this.walk = frame && at < walk.frames.length - 1 ? { ...walk, at } : null;
    if (!this.walk) return this.show(walk.frames.at(-1)!, true);
    this.lay(frame!, true);
    if (settings.speed === 'fast') this.timer = setTimeout(() => this.step(1), this.pace.next(frame!.turn, frame!.message.seats.length, walk.frames.length - at, settings.speed));
  }

  private show(frame: Frame, stepped = false): void {
    this.lay(frame, stepped);
    if (this.mine.length) this.skipping = false;
    const wait = frame.others && !this.skipping ? this.pace.next(frame.turn, frame.message.seats.length, this.queued, settings.speed) : 0;
    this.waited = this.pace.waited;
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  /** The table as a frame has it; `stepped`: another moment of the same version. */
  private lay(frame: Frame, stepped: boolean): void {
    const changed = stepped || frame.message.version !== this.shown?.version;
    const asked = this.prompt;
    if (this.shown && frame.message.viewer !== this.shown.viewer) this.replay = null;
    this.shown = frame.message;
    this.log = frame.log;
    if (changed) {
      this.happening = frame.events;
      this.refusal = null;
      this.answers = {};
      this.pointed = null;
      this.touched = null;
      if (this.chosen || this.prompt !== asked) this.startOver();
      this.chosen = false;
    }
  }

  /** Space: go to the newest moment at once, and do not wait again before one is asked oneself. */
  skip(): boolean {
    if (this.mine.length || this.shown?.over || this.replay) return false;
    this.skipping = true;
    if (this.walk) this.step(this.walk.frames.length);
    else if (this.queue.length && !this.fetching) {
      this.queue = this.queue.slice(-1);
      this.next();
    }
    return true;
  }

  // --- what is on the table ------------------------------------------------------------------------------------

  readonly view = $derived<unknown>(this.replay ? this.replay[this.replayAt]?.view : this.shown?.view);

  /** What happened in the last step: live, or at the moment of the replay. */
  get lastStep(): readonly LogEvent[] {
    return this.replay ? (this.replay[this.replayAt]?.entry?.events ?? []) : this.happening;
  }

  get replaying(): boolean {
    return this.replay !== null;
  }

  /** The log as it stood at the moment that is shown. */
  readonly logSoFar = $derived.by<readonly LogEntry[]>(() => {
    if (!this.replay) return this.log;
    const now = this.replay[this.replayAt]?.entry?.n ?? -1;
    return this.log.slice(0, this.log.findLastIndex(({ n }) => n <= now) + 1);
  });

  /** Prompts this person may answer now. */
  readonly mine = $derived.by<PromptInfo[]>(() => {
    const shown = this.shown;
    if (!shown || this.replay) return [];
    return shown.prompts.filter((prompt) => shown.yours.includes(prompt.seat) && prompt.actions.length > 0);
  });

  readonly prompt = $derived<PromptInfo | null>(this.mine.find((prompt) => prompt.seat === this.chosenSeat) ?? this.mine[0] ?? null);

  /** Who is being waited for, when it is not this person. */
  get others(): PromptInfo[] {
    const mine = this.mine;
    return this.shown?.prompts.filter((prompt) => !mine.includes(prompt)) ?? [];
  }

  /** Round one screen: the question for whose answer it must be passed on first. */
  get handover(): PromptInfo | null {
    const { shown } = this;
    return shown && shown.handover !== null ? (shown.prompts.find((prompt) => prompt.seat === shown.handover) ?? null) : null;
  }

  /** Several people share this screen and pass it round. */
  get passed(): boolean {
    return settings.hands === 'passed' && (this.shown?.yours.length ?? 0) > 1;
  }

  /** Whether a seat is that of the person who sits before the screen. */
  isYou(seat: number): boolean {
    return this.passed ? this.shown?.viewer === seat : (this.shown?.yours.includes(seat) ?? false);
  }

  /** The board shows what may be chosen: nothing has come in between. It stays so for a moment while the answer to a choice is on its way. */
  readonly shines = $derived(this.line === 'open' && !this.slow && !this.replay && this.queued === 0 && !this.fetching && this.walk === null);

  /** It may be chosen. */
  readonly lit = $derived(this.shines && this.pending === null);

  /** Something is on its way: a choice, or what others did. */
  get busy(): boolean {
    return this.pending !== null || this.queued > 0 || this.fetching;
  }

  get actions(): ActionInfo[] {
    return this.shines ? (this.prompt?.actions ?? []) : [];
  }

  /** What is asked now, step by step where there are many choices. */
  readonly offers = $derived.by<Offer[]>(() => {
    const ways = this.unfolded?.ways.map(askedOffer) ?? [];
    const { shortcut, prompt } = this;
    if (!shortcut || !prompt || this.isSecondPart) return ways;
    return [...ways, { kind: 'action', action: { action: SHORTCUT, words: shortcut.words, result: null, shape: { verb: SHORTCUT }, icon: shortcut.icon } }];
  });

  unfolded = $derived.by<Unfolded | null>(() => (this.prompt ? unfold(this.prompt.actions, this.stepsOf, this.trail.at(-1) ?? [], this.dial) : null));

  /** One click for several questions, if the game has one for what is asked now. */
  private shortcut = $derived.by(() => (this.prompt ? (this.door.shortcut?.(this.prompt, this.view) ?? null) : null));
  /** Answers while a shortcut is being taken. */
  private answering: ((prompt: PromptInfo) => ActionInfo | null) | null = null;

  private stepsOf = $derived.by<StepsOf>(() => {
    const { prompt, view, components } = this;
    return prompt ? remembered((action) => stepsOf(this.door.parts, action, { prompt, view, components })) : () => [];
  });

  /** Choices that keep their places, with what is offered there; null if this question has none, or one of them was taken. */
  slots = $derived.by<readonly { slot: Slot; offer: Offer | null }[] | null>(() => {
    const found = this.prompt && !this.trail.length ? (this.door.slots?.(this.prompt, this.view) ?? null) : null;
    if (!found) return null;
    const ways = waysOfFirst(this.prompt!.actions, this.stepsOf, found.map(({ key }) => key));
    return found.map((slot, i) => ({ slot, offer: ways[i] ? offerOf(ways[i]) : null }));
  });

  /** The n-th choice of the prompt, from 1. */
  choice(n: number): Offer | null {
    return this.lit ? ((this.slots ? this.slots[n - 1]?.offer : this.offers[n - 1]) ?? null) : null;
  }

  /** Clicks on the board that answer two questions. */
  private quick = $derived.by<Unfolded | null>(() => {
    const found = this.prompt && !this.trail.length ? (this.door.quick?.(this.prompt, this.view, this.components) ?? []) : [];
    return found.length ? unfold(found, this.stepsOf, [], null) : null;
  });

  get isSecondPart(): boolean {
    return this.trail.length > 0;
  }

  private startOver(): void {
    this.trail = [];
    this.dial = null;
  }

  /** One step back in a choice of several parts. */
  back(): void {
    this.trail = this.trail.slice(0, -1);
    this.dial = null;
  }

  choosePrompt(seat: number): void {
    this.chosenSeat = seat;
    this.startOver();
  }

  /** What may be chosen at a place of the board: a whole action, or the first part of several. */
  at(place: string): readonly Offer[] {
    return this.places.get(place) ?? NOTHING;
  }

  private readonly places = $derived(this.unfolded && this.shines ? offersByPlace(this.unfolded, this.quick, this.stepsOf, this.dial) : NOWHERE);

  /** Chooses what is offered: plays the action, or goes on to its next part. */
  take(offer: Offer): void {
    if (!this.lit) return;
    if (offer.kind === 'action') this.act(offer.action);
    else this.trail = [...this.trail, offer.part.path];
  }

  /** The places of the board that an action names, in the order of its steps. */
  placesOf(text: string): string[] {
    const action = this.prompt?.actions.find((one) => one.action === text);
    return action ? this.stepsOf(action).flatMap(({ places }) => places) : [];
  }

  /** Goes on in the question until this action is offered. It is not played. */
  lead(text: string): void {
    const action = this.prompt?.actions.find((one) => one.action === text);
    if (!action || !this.lit) return;
    const keys = this.stepsOf(action).map(({ key }) => key);
    const { count } = action.shape as { count?: unknown };
    this.startOver();
    if (typeof count === 'number') this.dial = count;
    for (let depth = 1; depth <= keys.length && !this.offers.some((offer) => offer.kind === 'action' && offer.action === action); depth++) this.trail = [keys.slice(0, depth)];
  }

  // --- what this person does -----------------------------------------------------------------------------------

  act(action: ActionInfo): void {
    const { prompt, shown } = this;
    if (!prompt || !shown || !this.lit) return;
    if (action.action === SHORTCUT) {
      this.answering = this.shortcut?.answer ?? null;
      this.answerOn();
      return;
    }
    this.refusal = null;
    this.told = null;
    if (action.then) this.answering = once(action.then);
    this.chosen = true;
    const pending = { seat: prompt.seat, action: action.first ?? action.action, version: shown.version };
    this.wait(pending);
    this.send(pending);
  }

  /** The next answer of a shortcut; it ends with the first question that is another matter. */
  private answerOn(): void {
    const { answering, prompt } = this;
    if (!answering || !this.lit) return;
    const answer = prompt ? answering(prompt) : null;
    if (answer) this.act(answer);
    else this.answering = null;
  }

  private send(pending: Pending): void {
    this.wire?.send({ type: 'act', ...pending });
  }

  /** Round one screen: whoever has taken it opens what is theirs. */
  look(seat: number): void {
    this.wire?.send({ type: 'look', seat });
  }

  /** To everybody at the table; of several people at this screen the one who looks speaks. */
  say(what: { phrase: QuickPhrase } | { text: string }): void {
    this.wire?.send({ type: 'say', ...what });
  }

  /** Whether a choice that one has seen may be taken back. */
  allow(undo: boolean): void {
    this.wire?.send({ type: 'allow', undo });
  }

  undo(): void {
    if (this.shown) this.wire?.send({ type: 'undo', version: this.shown.version });
  }

  /** Asks why something cannot be done; the answer comes into `answers`. Asking never plays. */
  ask(action: string): void {
    const prompt = this.prompt;
    if (!prompt || this.answers[action]) return;
    const refused = prompt.refused.find((refusal) => refusal.action === action);
    if (refused) this.answers = { ...this.answers, [action]: { type: 'why', action, rule: refused.rule, why: refused.why } };
    else this.wire?.send({ type: 'why', seat: prompt.seat, action });
  }

  // --- replay --------------------------------------------------------------------------------------------------

  watch(steps: ReplayStep[], at: number): void {
    this.replay = steps;
    this.replayAt = Math.max(0, Math.min(at, steps.length - 1));
  }

  backToNow(): void {
    this.replay = null;
  }
}

/** The answer to one question, and to no other. */
function once(answer: (prompt: PromptInfo) => ActionInfo | null): (prompt: PromptInfo) => ActionInfo | null {
  let given = false;
  return (prompt) => {
    if (given) return null;
    given = true;
    return answer(prompt);
  };
}

const SHORTCUT = 'shortcut';
/** so long the board stays as it was while the answer to a choice is on its way, in milliseconds */
const SLOW_MS = 150;
const NOTHING: readonly Offer[] = [];
const NOWHERE: ReadonlyMap<string, readonly Offer[]> = new Map();
const KEY = Symbol('desk');

export function layDesk(desk: () => Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): () => Desk {
  return getContext<() => Desk>(KEY);
}
