/** The game-icons (CC BY 3.0) the page uses, by author; all other glyphs are our own (glyphs.ts). The about screen names them. */
export const ICON_AUTHORS = {
  Lorc: ['checked-shield', 'cowled', 'cracked-shield', 'crossed-swords', 'fox-head', 'hidden', 'hourglass', 'lantern', 'linked-rings',
    'magnifying-glass', 'monkey', 'ninja-mask', 'open-book', 'scroll-unfurled', 'small-fire', 'vintage-robot', 'wolf-head', 'flat-hammer'],
  Delapouite: ['bear-head', 'check-mark', 'hut', 'katana', 'oni', 'palisade', 'person', 'public-speaker', 'raccoon-head',
    'samurai-helmet', 'scroll-quill', 'shaking-hands', 'stack', 'three-friends', 'tiger-head', 'two-coins'],
  DarkZaitzev: ['hooded-assassin', 'ninja-head', 'running-ninja'],
  sbed: ['cancel'],
  'Caro Asercion': ['boar'],
  Faithtoken: ['card-draw'],
} as const;
export const ICON_NAMES: readonly string[] = Object.values(ICON_AUTHORS).flat();
