/** Which verbs of Root lie on a board of their own, or are shown in their own way. */

/** Whoever goes there leaves a place: the way is shown, and a number of companions is a dial. */
export const WANDERS: ReadonlySet<string> = new Set(['move', 'walk', 'slip', 'slink', 'escort']);

/** Pieces named by these verbs are yet to be placed: they lie on the board, not on the map. */
export const PLACING: ReadonlySet<string> = new Set(['build', 'erect', 'roost', 'sanctify', 'garden', 'post', 'start', 'land', 'keep', 'muster']);

/** Whose warriors lie among the funds of the Riverfolk. */
export const FUNDS: ReadonlySet<string> = new Set(['commit', 'fund', 'refund']);

/** Their prices stand on the Cult's board, and so they may be chosen there. */
export const CONSPIRACIES: ReadonlySet<string> = new Set(['convert', 'sanctify']);

/** The special action of a Vagabond's character stands on his board. */
export const SPECIALS: ReadonlySet<string> = new Set(['steal', 'labor', 'hideout', 'instigate', 'scorch']);
