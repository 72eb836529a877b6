/** The HTTP side of the wire. Every failure is a phrase the person can read. */
import type { Course, Position, Task } from '../companion/types.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Advice, ApiError, CheckedDeck, GameInfo, ListedTable, NewTable, OpenTable, PackInfo, RecordInfo, ReplayStep, RuleChapter, SeatRequest, TermsRequest } from './types.ts';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly phrase: Phrase,
    readonly rule: string | null,
  ) {
    super(phrase.id);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body === undefined ? undefined : JSON.stringify(body));
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

/** The bare exchange: files go through it as text, because their numbers are longer than a page can count. */
export async function ask(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Refused(0, { id: 'page-error-offline' }, null);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as ApiError | null;
  throw new Refused(answer.status, said?.error ?? { id: 'page-error-server' }, said?.rule ?? null);
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  rules: (game: string) => call<RuleChapter[]>('GET', `/games/${game}/rules`),
  components: (game: string, token?: string) => call<unknown>('GET', `/games/${game}/components${token ? `?table=${token}` : ''}`),
  decks: (game: string) => call<Record<string, string>>('GET', `/games/${game}/decks`),
  checkDeck: (game: string, text: string, data: unknown = null) => call<CheckedDeck>('POST', `/games/${game}/decks`, { text, ...(data === null ? {} : { data }) }),
  records: (game: string) => call<RecordInfo[]>('GET', `/games/${game}/records`),
  packs: (game: string) => call<PackInfo[]>('GET', `/games/${game}/packs`),
  checkPack: (game: string, files: Record<string, string>) => call<PackInfo>('POST', `/games/${game}/packs`, { files }),
  create: (game: string, options: Record<string, unknown>, seats: SeatRequest[], data: unknown = null, terms: TermsRequest = {}) =>
    call<NewTable>('POST', '/tables', { game, options, seats, terms, ...(data === null ? {} : { data }) }),
  companion: (game: string, wish: { position: Position; task: Task; answers?: string[]; shuffles?: boolean }) => call<Course>('POST', `/games/${game}/companion`, wish),
  list: (tokens: string[]) => call<ListedTable[]>('POST', '/tables/list', { tokens }),
  renew: (token: string, seat: number) => call<{ link: string }>('POST', `/tables/${token}/renew/${seat}`),
  takeover: (token: string, seat: number, bot: string | null) => call<unknown>('POST', `/tables/${token}/takeover/${seat}`, { bot }),
  bringDeck: (token: string, text: string) => call<unknown>('POST', `/tables/${token}/deck`, { text }),
  agree: (token: string, terms: { chat?: boolean; listed?: boolean; hook?: string; lang?: string }) => call<unknown>('POST', `/tables/${token}/terms`, terms),
  lobby: () => call<OpenTable[]>('GET', '/lobby'),
  enter: (table: string, way: 'sit' | 'watch') => call<{ link: string }>('POST', `/lobby/${table}/${way}`),
  share: (token: string) => call<{ link: string }>('POST', `/tables/${token}/share`),
  remove: (token: string) => call<unknown>('DELETE', `/tables/${token}`),
  export: async (token: string): Promise<string> => (await ask('GET', `/tables/${token}/export`)).text(),
  import: async (file: string): Promise<NewTable> => (await ask('POST', '/tables/import', file)).json() as Promise<NewTable>,
  /** A new table from a moment of a finished game. */
  onward: (token: string, entry: number, seat: number) => call<NewTable>('POST', `/tables/${token}/onward`, { entry, seat }),
  hint: (token: string, seat: number) => call<{ hint: Advice[] }>('GET', `/tables/${token}/hint/${seat}`),
  aims: (token: string, seat: number) => call<{ aims: Phrase[] }>('GET', `/tables/${token}/aims/${seat}`),
  /** Some moments from one on. */
  moments: (token: string, hands: string, seat: number | null, first: number) => call<{ steps: ReplayStep[]; count: number }>('GET', `/tables/${token}/replay?hands=${hands}${seat === null ? '' : `&seat=${seat}`}&first=${first}`),
  /** All moments, which come in parts. */
  replay: async (token: string, hands: string, seat: number | null): Promise<{ steps: ReplayStep[] }> => {
    const steps: ReplayStep[] = [];
    for (;;) {
      const part = await api.moments(token, hands, seat, steps.length);
      steps.push(...part.steps);
      if (steps.length >= part.count || !part.steps.length) return { steps };
    }
  },
};
