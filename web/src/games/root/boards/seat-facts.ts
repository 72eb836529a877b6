/** The two to five telling numbers of a folded seat (look.md, section 14). */
import { t } from '../../../words/speech.svelte.ts';
import { factionName } from './naming.ts';
import { birds, onMap, total } from './reading.ts';
import { WOOD_TOKENS } from './tracks.ts';
import { COLUMNS, SERVICES, SUITS, type AllianceBoard, type BoardView, type CardComponents, type CultBoard, type EyrieBoard, type Faction, type MarquiseBoard, type RiverfolkBoard, type SeatView, type Suit, type VagabondBoard } from './types.ts';

export interface Fact {
  icon?: string;
  suit?: Suit;
  faction?: Faction;
  text: string;
  /** what the number counts, said aloud and on hover */
  label: string;
  /** left out where the line is narrow */
  minor?: boolean;
  /** stands for the words where the line is narrow */
  mark?: string;
}

export function factsOf(view: BoardView, seat: SeatView, components: CardComponents): Fact[] {
  const hand: Fact = { icon: 'card-play', text: String(seat.hand), label: t('root-board-hand', { n: seat.hand }) };
  return [hand, ...own(view, seat, components)];
}

function own(view: BoardView, seat: SeatView, components: CardComponents): Fact[] {
  const fact = (icon: string, text: number | string, label: string): Fact => ({ icon, text: String(text), label });
  const minor = (icon: string, text: number | string, label: string): Fact => ({ ...fact(icon, text, label), minor: true });
  switch (seat.faction) {
    case 'marquise': {
      const board = seat.board as MarquiseBoard;
      const wood = WOOD_TOKENS - board.wood;
      return [
        fact('cathead', seat.supply, t('root-board-left', { n: seat.supply })),
        fact('wood-pile', wood, t('root-board-wood-map', { n: wood })),
        minor('crosscut-saw', board.sawmill, t('root-board-sawmills')),
        minor('anvil', board.workshop, t('root-board-workshops')),
        minor('barracks-tent', board.recruiter, t('root-board-recruiters')),
      ];
    }
    case 'eyrie': {
      const board = seat.board as EyrieBoard;
      const columns = COLUMNS.map((column) => board.decree[column]?.length ?? 0).join('·');
      const cost = birds(board, components);
      return [
        fact('scroll-unfurled', columns, `${t('root-decree')}: ${columns}`),
        fact('nest-eggs', board.roosts, t('root-board-roosts')),
        minor('hazard-sign', `−${cost}`, t('root-board-turmoil-cost', { n: cost })),
      ];
    }
    case 'alliance': {
      const board = seat.board as AllianceBoard;
      return [
        fact('three-friends', board.supporters, t('root-board-supporters', { n: board.supporters })),
        fact('rank-2', board.officers, t('root-board-officers', { n: board.officers })),
        fact('paw-print', board.sympathy, t('root-sympathy')),
        minor('military-fort', board.bases.length, t('root-board-bases')),
      ];
    }
    case 'cult': {
      const board = seat.board as CultBoard;
      const gardens = SUITS.map((suit) => board.gardens[suit]).join('·');
      const outcast: Fact[] = board.outcast ? [{ suit: board.outcast, text: t(board.hated ? 'root-hated' : 'root-outcast'), mark: board.hated ? 'hazard-sign' : 'cowled', label: `${t('root-outcast')}: ${t(`root-suit-${board.outcast}`)}` }] : [];
      return [fact('prayer', board.acolytes, t('root-board-acolytes', { n: board.acolytes })), fact('flowers', gardens, `${t('root-board-gardens')}: ${gardens}`), ...outcast];
    }
    case 'riverfolk': {
      const board = seat.board as RiverfolkBoard;
      const prices = SERVICES.map((service) => board.prices[service] || '–').join('·');
      const posts = onMap(view, seat.seat, 'post');
      return [
        fact('two-coins', total(board.funds), t('root-funds')),
        fact('shop', posts, t('root-board-posts')),
        { text: prices, icon: 'scales', label: `${t('root-services')}: ${prices}` },
      ];
    }
    default:
      return vagabond(view, seat.board as VagabondBoard);
  }
}

/** Items, damaged ones, quests done, and the relationship that matters most: a foe, else an ally. */
function vagabond(view: BoardView, board: VagabondBoard): Fact[] {
  const items = board.items.reduce((sum, held) => sum + held.count, 0);
  const hurt = board.items.filter((held) => held.place === 'damaged').reduce((sum, held) => sum + held.count, 0);
  const quests = SUITS.reduce((sum, suit) => sum + board.quests[suit], 0);
  const relation = (wanted: number | 'hostile', label: string, mark: string): Fact[] =>
    Object.entries(board.relations)
      .filter(([, at]) => at === wanted)
      .slice(0, 1)
      .flatMap(([other]) => {
        const faction = view.seats[Number(other)]?.faction;
        return faction ? [{ faction, text: label, mark, label: `${label}: ${factionName(faction)}` }] : [];
      });
  const foe = relation('hostile', t('root-hostile'), 'crossed-swords');
  return [
    { icon: 'knapsack', text: String(items), label: t('root-board-items', { n: items }) },
    ...(hurt ? [{ icon: 'cracked-shield', text: String(hurt), label: `${t('root-board-damaged')} ${hurt}`, minor: true }] : []),
    { icon: 'scroll-quill', text: String(quests), label: `${t('root-board-quests-done')} ${quests}` },
    ...(foe.length ? foe : relation(3, t('root-allied'), 'shaking-hands')),
  ];
}

/** What stands beside the name: the leader, the character. */
export function titleOf(seat: SeatView): string {
  if (seat.faction === 'eyrie') {
    const { leader } = seat.board as EyrieBoard;
    return leader ? t(`root-leader-${leader}`) : '';
  }
  if (seat.faction === 'vagabond' || seat.faction === 'vagabond2') {
    const { character } = seat.board as VagabondBoard;
    return character ? t(`root-character-${character}`) : '';
  }
  return '';
}
