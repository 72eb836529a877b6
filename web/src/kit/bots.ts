/** What bots are called; one that the page has no words for goes by its own name. */
import { has, t } from '../words/speech.svelte.ts';

export function botName(bot: string): string {
  return has(`page-bot-${bot}`) ? t(`page-bot-${bot}`) : bot;
}

export function botHelp(bot: string): string {
  return has(`page-bot-${bot}-help`) ? t(`page-bot-${bot}-help`) : '';
}
