/** The deck on the bench: every change is held against the rules by the server, and may be taken back. */
import { recall, remember } from '../../../kit/settings.svelte.ts';
import { pageLink } from '../../../route.ts';
import { api, Refused } from '../../../wire/api.ts';
import { ofDeck } from '../../../wire/of-deck.ts';
import type { CheckedDeck } from '../../../wire/types.ts';
import type { Phrase } from '../../../words/phrase.ts';
import type { CardFace as Face, Origins } from '../types.ts';
import { deckOf, deckText, pastedText, type Building, type Deck } from './deck.ts';

const MOST_STEPS = 200;

/** what the deck is called in what is wrong with it */
const WORD = 'senjutsu-build-deck';

export class Workshop {
  deck = $state.raw<Deck>({ name: '', character: '', weapon: '', school: '', cards: {} });
  /** what the server says of the deck; null while it is asked for the first time */
  checked = $state.raw<CheckedDeck | null>(null);
  error = $state.raw<Phrase | null>(null);
  private past = $state.raw<readonly Deck[]>([]);
  /** questions to the server, and which of them was answered last */
  private asked = $state(0);
  private answered = $state(0);
  readonly cards: Record<string, Face>;
  readonly building: Building;
  readonly origins: Origins;
  readonly printed: Record<string, string>;

  /** `data`: the owner's pack that new tables are laid with */
  constructor(readonly game: string, components: unknown, printed: Record<string, string>, private readonly data: unknown = null) {
    ({ cards: this.cards, building: this.building } = components as { cards: Record<string, Face>; building: Building });
    this.origins = components as Origins;
    this.printed = printed;
  }

  /** The deck of a link, else the last one that lay here, else a printed one. */
  async begin(text: string): Promise<void> {
    const first = Object.values(this.printed)[0]!;
    for (const one of [text, recall(`bench-${this.game}`) ?? '', first]) if (one && (await this.read(one))) return;
  }

  /** Reads a text or a link; what is no deck at all changes nothing. */
  async read(pasted: string): Promise<boolean> {
    try {
      const checked = await api.checkDeck(this.game, pastedText(pasted), this.data);
      this.put(deckOf(checked));
      return true;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.error = ofDeck(reason.phrase, WORD);
      return false;
    }
  }

  get mayUndo(): boolean {
    return this.past.length > 0;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.lay(before);
  }

  /** The deck after a choice. */
  put(deck: Deck): void {
    if (this.deck.character) this.past = [...this.past, this.deck].slice(-MOST_STEPS);
    this.lay(deck);
  }

  get text(): string {
    return deckText(this.deck);
  }

  get link(): string {
    return pageLink(this.game, 'deck', this.text);
  }

  /** whether `checked` speaks of the deck as it lies here now */
  get settled(): boolean {
    return this.asked === this.answered;
  }

  get inOrder(): boolean {
    return this.checked !== null && this.checked.broken.length === 0;
  }

  private lay(deck: Deck): void {
    this.deck = deck;
    this.error = null;
    remember(`bench-${this.game}`, this.text);
    // an answer may come when somebody has gone to another page
    if (location.hash.startsWith(pageLink(this.game, 'deck'))) history.replaceState(history.state, '', this.link);
    void this.check();
  }

  /** Answers may overtake each other: the last question counts. */
  private async check(): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    try {
      const checked = await api.checkDeck(this.game, this.text, this.data);
      if (mine !== this.asked) return;
      this.checked = checked;
      this.answered = mine;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      if (mine === this.asked) this.error = ofDeck(reason.phrase, WORD);
    }
  }
}
