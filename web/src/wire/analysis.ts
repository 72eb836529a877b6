/** The analysis of a finished game, line by line as the server thinks of it. Whoever reads no further stops it. */
import type { Phrase } from '../words/phrase.ts';
import { ask, Refused } from './api.ts';
import type { Analysis } from './types.ts';

const NOTHING: Analysis = { share: 0, sides: [], moments: [], points: [] };

/** What is known, again and again; the last one has `share` 1. */
export async function* readAnalysis(token: string, hands: string, seat: number | null, signal: AbortSignal): AsyncGenerator<Analysis> {
  const answer = await ask('GET', `/tables/${token}/analysis?hands=${hands}${seat === null ? '' : `&seat=${seat}`}`, undefined, signal);
  let known = NOTHING;
  for await (const line of linesOf(answer.body!)) {
    const news = JSON.parse(line) as Partial<Analysis> & { error?: Phrase };
    if (news.error) throw new Refused(500, news.error, null);
    known = { ...known, ...news };
    yield known;
  }
  if (known.share < 1 && !signal.aborted) throw new Refused(0, { id: 'page-error-offline' }, null);
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
}
