/** What the set-up of Senjutsu asks for: which options go with a mode, and how many players it needs. Pure. */
import type { Draft } from '../../screens/set-up.ts';
import type { OptionSpec, Phrase } from '../../wire/types.ts';

const MODES_OF: Readonly<Record<string, readonly string[]>> = { bots: ['solo', 'horde'], nightmare: ['solo', 'horde'], nightmare_all: ['solo', 'horde'], random_bots: ['solo', 'horde'], fallen_lord: ['horde'] };
const TEAMS = 4;

export const applies = ({ name }: OptionSpec, { options }: Draft): boolean => MODES_OF[name]?.includes(String(options['mode'])) ?? true;

/** Why this table cannot start yet: the server would refuse it with the same words. */
export function missing({ seats, options }: Draft, _components: unknown): Phrase | null {
  if (options['mode'] === 'teams' && seats.length !== TEAMS) return { id: 'senjutsu-teams-of-two', args: { count: seats.length } };
  return options['mode'] === 'versus' && seats.length < 2 ? { id: 'senjutsu-versus-alone', args: {} } : null;
}
