/** The game-icons (CC BY 3.0) the page uses, by author; all other glyphs are our own (glyphs.ts). The about screen names them. */
export const ICON_AUTHORS = {
  Lorc: ['checked-shield', 'cowled', 'cracked-shield', 'crossed-swords', 'fox-head', 'hidden', 'hourglass', 'lantern', 'linked-rings',
    'magnifying-glass', 'monkey', 'ninja-mask', 'open-book', 'scroll-unfurled', 'small-fire', 'vintage-robot', 'wolf-head', 'flat-hammer',
    'anvil', 'boots', 'breastplate', 'broadsword', 'crested-helmet', 'crown', 'feather', 'flowers', 'gecko', 'hazard-sign', 'high-shot',
    'knapsack', 'leather-boot', 'lotus-flower', 'mailed-fist', 'paw-print', 'prayer', 'scales', 'seated-mouse', 'snowflake-1', 'spyglass', 'swap-bag',
    'teapot', 'white-tower', 'candle-flame', 'cog', 'compass', 'edged-shield', 'hood', 'portal', 'robot-golem', 'spectre', 'stone-tower', 'sunbeams',
    'thorned-arrow', 'thorny-vine', 'tombstone', 'wind-slap'],
  Delapouite: ['bear-head', 'check-mark', 'hut', 'katana', 'oni', 'palisade', 'person', 'public-speaker', 'raccoon-head',
    'samurai-helmet', 'scroll-quill', 'shaking-hands', 'stack', 'three-friends', 'tiger-head', 'two-coins',
    'ancient-ruins', 'barracks-tent', 'beaver', 'canoe', 'crosscut-saw', 'eagle-head', 'military-fort', 'nest-eggs', 'oak-leaf',
    'rabbit-head', 'robber', 'shop', 'throne-king', 'torch', 'trowel', 'wood-pile', 'clockwise-rotation', 'crosshair', 'push', 'stone-bridge', 'tree-door',
    'tree-roots', 'well'],
  DarkZaitzev: ['hooded-assassin', 'ninja-head', 'running-ninja'],
  Skoll: ['fist', 'rank-2'],
  sbed: ['cancel', 'spikes'],
  Quoting: ['card-play'],
  'Caro Asercion': ['badger', 'boar'],
  'Carl Olsen': ['crossbow'],
  Faithtoken: ['card-draw'],
} as const;
export const ICON_NAMES: readonly string[] = Object.values(ICON_AUTHORS).flat();
/** Those that the start screen, its covers and the kit draw; the others come with the first game that is opened. */
export const START_ICONS: readonly string[] = ['badger', 'bear-head', 'check-mark', 'crossed-swords', 'crown', 'eagle-head', 'fox-head', 'hidden', 'hourglass',
  'hut', 'lantern', 'linked-rings', 'magnifying-glass', 'monkey', 'open-book', 'person', 'rabbit-head', 'raccoon-head', 'scroll-quill', 'scroll-unfurled', 'stack',
  'three-friends', 'tiger-head', 'vintage-robot', 'wolf-head',
  'anvil', 'beaver', 'boar', 'crosscut-saw', 'fist', 'gecko', 'military-fort', 'nest-eggs', 'seated-mouse'];
