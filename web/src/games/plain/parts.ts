/** The parts of a choice in a game that nobody has drawn: its verb, then the choice itself; seats and cards may be clicked where they lie. Pure. */
import type { Parts } from '../../wire/steps.ts';
import type { Phrase } from '../../words/phrase.ts';

export function partsOf(verbWords: (verb: string) => Phrase): Parts {
  return {
    verb: { words: (verb) => verbWords(String(verb)) },
    deed: {
      value: (shape, { action }) => (Object.keys(shape).length > 1 ? action : undefined),
      words: (_deed, { words }) => words,
      places: (_deed, shape) => Object.entries(shape).filter(([field]) => field !== 'verb').map(([field, value]) => (field === 'seat' ? `seat:${String(value)}` : `value:${String(value)}`)),
    },
  };
}
