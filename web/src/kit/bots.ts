/** What bots are called; one that the page has no words for goes by its own name. */
import { has, t } from '../words/speech.svelte.ts';

/** Levels of tables that were laid when they were called otherwise. */
const OLD: Record<string, string> = { careful: 'steady', poised: 'steady', brisk: 'gentle' };

export function botName(bot: string): string {
  const level = OLD[bot] ?? bot;
  const id = [`common-bot-${level}`, `page-bot-${level}`].find((known) => has(known));
  return id ? t(id) : bot;
}

/** Who sits there: "bot, sharp". */
export function seatedBot(bot: string): string {
  const level = OLD[bot] ?? bot;
  return has(`page-bot-${level}-sits`) ? t(`page-bot-${level}-sits`) : bot;
}

export function botHelp(bot: string): string {
  return has(`page-bot-${bot}-help`) ? t(`page-bot-${bot}-help`) : '';
}

/** The levels that people choose from: playing anyhow is for tests, unless a game has nothing else. */
export function levels(bots: string[]): string[] {
  const found = bots.filter((bot) => bot !== 'random');
  return found.length > 0 ? found : bots;
}
