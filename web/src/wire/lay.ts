/** Lays a new table and goes to it; what was asked for is kept with its link, so that it can be laid once more. */
import { tableLink } from '../route.ts';
import { api } from './api.ts';
import { handOut, keep } from './kept.ts';
import type { PackInfo, SeatRequest, TermsRequest } from './types.ts';

export interface TableRequest {
  options: Record<string, unknown>;
  seats: SeatRequest[];
  /** what is agreed on beside the game's options */
  terms?: TermsRequest;
}

/** `pack`: what the owner's copy of the game prints. Only its name is kept: such a table is prepared anew. */
export async function layTable(game: string, request: TableRequest, pack: Pick<PackInfo, 'name' | 'data'> | null = null): Promise<void> {
  const made = await api.create(game, request.options, request.seats, pack?.data ?? null, request.terms);
  keep({ token: made.owner, game, seats: made.seats.map((seat) => seat.link), watch: made.watch, made: Date.now(), ...(pack === null ? { request } : { pack: pack.name }) });
  if (request.seats.some((seat) => seat.kind === 'link')) handOut(made.owner);
  location.hash = tableLink(made.owner);
}
