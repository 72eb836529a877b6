/** A clearing as one reads it aloud. */
import { pieceTerm, shortName } from '../boards/naming.ts';
import type { Piece } from '../boards/types.ts';
import { t, within } from '../../../words/speech.svelte.ts';
import type { Clearing, View } from '../types.ts';

export function pieceName(piece: Piece): string {
  return t(pieceTerm(piece));
}

export function clearingName(clearing: Clearing): string {
  return clearing.suit ? t('page-root-clearing-suit', { n: clearing.n, suit: within(`root-suit-${clearing.suit}`) }) : t('page-root-clearing', { n: clearing.n });
}

/** "Clearing 9, mouse. Ruled by the Marquise. Marquise: 4 warriors; workshop; recruiter. Open slots: 0." */
export function clearingAloud(view: View, clearing: Clearing): string {
  const name = (seat: number): string => shortName(view.seats[seat]!.faction);
  const pieces = [
    ...Object.entries(clearing.warriors).filter(([, n]) => n > 0).map(([seat, n]) => t('page-root-warriors-of', { who: name(Number(seat)), n })),
    ...clearing.pawns.map((seat) => t('page-root-pawn-of', { who: name(seat) })),
    ...clearing.pieces.map(({ piece, count }) => (count > 1 ? t('page-root-piece-many', { what: within(pieceTerm(piece)), n: count }) : within(pieceTerm(piece)))),
  ];
  const parts = [
    clearingName(clearing),
    clearing.ruler === null ? t('page-root-ruled-none') : t('page-root-ruled-by', { who: name(clearing.ruler) }),
    pieces.join('; ') || t('page-root-empty'),
    t('page-root-open-slots', { n: clearing.open }),
    clearing.ruin ? t('page-root-ruin-here') : '',
    clearing.scorched ? t('root-scorched-clearing') : '',
  ];
  return parts.filter(Boolean).join('. ');
}
