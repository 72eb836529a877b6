/** Verbs of Root: the term each is called by when several of its actions are gathered, and which verbs lie on a board of their own. */
export const VERB_TERMS: Record<string, string> = {
  move: 'root-move', battle: 'root-battle', craft: 'root-craft', ambush: 'root-ambush', foil: 'root-foil-ambush', activate: 'root-activate-dominance',
  discard: 'common-discard', take: 'page-root-take-dominance', give: 'common-give', lose: 'common-remove', use: 'common-effect',
  march: 'root-march', recruit: 'root-recruit', build: 'root-build', overwork: 'root-overwork', keep: 'root-keep',
  decree: 'root-decree', roost: 'root-roost', erect: 'root-build', enrol: 'root-recruit', leader: 'root-leader',
  revolt: 'root-revolt', spread: 'root-spread-sympathy', mobilize: 'root-mobilize', train: 'root-train', levy: 'root-alliance-recruit', organize: 'root-organize',
  character: 'root-character', refresh: 'root-refresh', slip: 'root-slip', slink: 'root-slip', walk: 'root-move', attack: 'root-battle', explore: 'root-explore',
  aid: 'root-aid', quest: 'root-quest', strike: 'root-strike', repair: 'root-repair', steal: 'root-special-steal', labor: 'root-special-day-labor',
  hideout: 'root-special-hideout', instigate: 'root-special-instigate', scorch: 'root-special-scorched-earth', join: 'root-coalition',
  crusade: 'root-crusade', convert: 'root-convert', sanctify: 'root-sanctify', garden: 'root-ritual-build', preach: 'root-ritual-recruit', score: 'root-ritual-score', sacrifice: 'root-ritual-sacrifice',
  stand: 'root-card-stand-and-deliver', spy: 'root-card-codebreakers', tax: 'root-card-tax-collector', bank: 'root-card-better-burrow-bank', claim: 'root-card-royal-claim',
  'buy-card': 'root-service-hand-card', commit: 'root-commit', buy: 'root-buy-services', price: 'root-set-costs', sail: 'root-move', fight: 'root-battle', export: 'root-export', hire: 'root-recruit', post: 'root-establish-trade-post',
};

/** Whoever goes there leaves a place: the way is shown, and a number of companions is a dial. */
export const WANDERS: ReadonlySet<string> = new Set(['move', 'walk', 'slip', 'slink', 'escort']);

/** Pieces named by these verbs are yet to be placed: they lie on the board, not on the map. */
export const PLACING: ReadonlySet<string> = new Set(['build', 'erect', 'roost', 'sanctify', 'garden', 'post', 'start', 'land', 'keep', 'muster']);

/** Whose warriors lie among the funds of the Riverfolk. */
export const FUNDS: ReadonlySet<string> = new Set(['commit', 'fund', 'refund']);

/** Their prices stand on the Cult's board, and so they may be chosen there. */
export const CONSPIRACIES: ReadonlySet<string> = new Set(['crusade', 'convert', 'sanctify']);

/** The special action of a Vagabond's character stands on his board. */
export const SPECIALS: ReadonlySet<string> = new Set(['steal', 'labor', 'hideout', 'instigate', 'scorch']);
