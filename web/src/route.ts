/** Where the page is: everything after `#`, so that no link ever reaches a server log. Pure. */
export type Route =
  | { screen: 'start' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; token: string; at: number | null; analysis: boolean }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'page'; game: string; page: string; rest: string }
  | { screen: 'game'; token: string }
  | { screen: 'packs'; game: string }
  | { screen: 'about' };

export function parseRoute(hash: string): Route {
  const [screen, one, two, three] = hash.replace(/^#\/?/u, '').split('/').map(decodeURIComponent);
  if (screen === 'new' && one) return { screen, game: one };
  if (screen === 'table' && one) {
    const at = two === 'at' && three !== undefined && /^\d+$/u.test(three) ? Number(three) : null;
    return { screen, token: one, at, analysis: two === 'analysis' };
  }
  if (screen === 'rules' && one) return { screen, game: one, rule: two ?? null };
  if (screen === 'page' && one && two) return { screen, game: one, page: two, rest: three ?? '' };
  if (screen === 'game' && one) return { screen, token: one };
  if (screen === 'packs' && one) return { screen, game: one };
  if (screen === 'about') return { screen };
  return { screen: 'start' };
}

export function tableLink(token: string, at: number | null = null): string {
  return `#/table/${encodeURIComponent(token)}${at === null ? '' : `/at/${at}`}`;
}

/** A finished game's table, with its analysis. */
export function analysisLink(token: string): string {
  return `${tableLink(token)}/analysis`;
}

/** The page of a finished game. */
export function gameLink(token: string): string {
  return `#/game/${encodeURIComponent(token)}`;
}

/** A page of a game's own, and what it shall open. */
export function pageLink(game: string, page: string, rest = ''): string {
  return `#/page/${game}/${page}${rest ? `/${encodeURIComponent(rest)}` : ''}`;
}

/** The whole address, for handing to a friend. */
export function fullLink(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}
