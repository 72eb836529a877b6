/** Verbs of Root: the term each is called by when several of its actions are gathered, and its drawing. */
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

export const ICONS: Record<string, string> = {
  move: 'boots', march: 'boots', walk: 'boots', sail: 'canoe', slip: 'leather-boot', slink: 'leather-boot', organize: 'paw-print', crusade: 'crossed-swords',
  battle: 'crossed-swords', attack: 'crossed-swords', fight: 'crossed-swords', instigate: 'crossed-swords', strike: 'crossbow',
  ambush: 'hidden', foil: 'hidden', craft: 'flat-hammer', build: 'crosscut-saw', erect: 'nest-eggs', roost: 'nest-eggs', sanctify: 'flowers', garden: 'flowers', post: 'shop',
  recruit: 'barracks-tent', enrol: 'nest-eggs', levy: 'rank-2', hire: 'canoe', preach: 'prayer', convert: 'prayer', muster: 'barracks-tent',
  overwork: 'wood-pile', wood: 'wood-pile', keep: 'white-tower', decree: 'scroll-unfurled', leader: 'throne-king', character: 'hidden',
  revolt: 'fist', spread: 'paw-print', mobilize: 'three-friends', train: 'rank-2', support: 'three-friends', refresh: 'teapot', explore: 'torch', loot: 'ancient-ruins',
  aid: 'shaking-hands', quest: 'scroll-quill', reward: 'scroll-quill', repair: 'flat-hammer', steal: 'robber', labor: 'card-draw', hideout: 'oak-leaf', scorch: 'small-fire',
  buy: 'two-coins', price: 'scales', export: 'swap-bag', drawcard: 'card-draw', fund: 'two-coins', discard: 'card-play', give: 'card-play', take: 'card-draw',
  stand: 'robber', spy: 'magnifying-glass', tax: 'swap-bag', bank: 'stack', claim: 'crown', extra: 'feather', nest: 'nest-eggs', corner: 'flowers', land: 'canoe', fulfil: 'scroll-unfurled', 'buy-card': 'card-play', 'draw-card': 'card-draw', commit: 'two-coins', escort: 'boots', snipe: 'crossbow', hospital: 'cathead', fame: 'star', cards: 'card-draw',
  lose: 'cancel', damage: 'cracked-shield', activate: 'throne-king', use: 'star', score: 'star', sacrifice: 'small-fire', outcast: 'hidden', done: 'check-mark', join: 'linked-rings',
};
