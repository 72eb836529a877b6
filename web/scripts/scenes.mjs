/** Positions worth looking at: each is imported as a table, then a few choices are made on it. */
const base = { kotatsu: 'position', game: 'samurai', version: 1 };

export const SCENES = {
  four: {
    position: {
      ...base, options: { level: 'normal' }, round: 2, turn: 11, active: 'Kyuzo',
      seats: [
        'Kyuzo h1 R 2-13 4-08 L 1-12',
        'Katsushiro h1 R 4-01 5-4 2-10 L 1-03 passed',
        { samurai: 'Heihachi', side: 'human', wound: 0, line: ['3-06', '2-09'], left: ['2-07'], token: 'Kyuzo' },
        'Kikuchiyo a0 R 4-11 5-1 L 2-03 1-07',
      ],
      barricades: '3/6', farms: 5, intruders: ['?', '?', '3-02'], discard: ['2-12', '1-10'],
      raiders: { top: ['3-12', '3-07'], set: 9 },
    },
    actions: ['fight'],
  },
  two: {
    position: {
      ...base, options: { level: 'hard' }, round: 1, turn: 5, active: 'Gorobei',
      seats: ['Gorobei h0 R 2-04 L 3-01', 'Daisuke h1 R 4-03 L 2-07 1-11'],
      absent: { Heihachi: 'ready', Kanbei: 'ready', Kikuchiyo: 'spent', Kyuzo: 'ready', Katsushiro: 'ready' },
      barricades: '2/3', intruders: ['?'], discard: ['1-02'],
    },
    actions: [],
  },
  seven: {
    position: {
      ...base, options: { level: 'normal' }, round: 2, turn: 28, active: 'Kyuzo',
      seats: [
        { samurai: 'Kyuzo', side: 'human', wound: 1, line: ['2-13', '4-06'], left: ['1-12'] },
        'Katsushiro h1 R 4-01 5-4 2-10 L 1-03 passed', 'Kanbei h1 R 3-08 2-01 L 2-12 1-08', 'Daisuke h0 R 1-05 4-02',
        'Gorobei a0 R 5-5 2-07 3-07 L 2-03 4-11 1-07', { samurai: 'Heihachi', side: 'human', wound: 0, line: ['3-06', '2-09'], left: ['2-08'], token: 'Kyuzo' },
        'Kikuchiyo a0 R 4-12 5-1 3-12 L 3-02 3-05',
      ],
      barricades: '5/9', farms: 5, intruders: ['?', '?', '?', '?'], discard: ['2-05', '1-10'],
      raiders: { top: ['3-03'], set: 21 },
    },
    actions: ['fight'],
  },
  kiai: {
    position: {
      ...base, options: { level: 'heroic' }, round: 3, turn: 40, active: 'Kikuchiyo',
      seats: ['Kikuchiyo h0 R 3-06 5-1 L 1-03 2-12', 'Kanbei a1 R 4-03 6-2 L 1-07', 'Kyuzo h0 R 2-07 3-09 2-02 L 2-05', 'Gorobei h1 R 6-3 L 4-11'],
      barricades: '2/4', farms: 3, families: 'AC', intruders: ['?', '?'], discard: ['2-06', '1-10', '4-01', '5-4'],
      raiders: { top: ['2-08'], set: 10 },
    },
    actions: ['fight', 'confront'],
  },
  last: {
    position: {
      ...base, options: { level: 'normal' }, round: 3, turn: 61, active: 'Gorobei',
      seats: ['Gorobei h0 R 2-02 L 3-01 2-12 1-07', 'Daisuke a0 R 1-07 L 3-02 2-11 1-08 passed', 'Kanbei h0 R 4-03 L 2-03 4-11 3-06 passed'].map((seat) => seat.replace('R 1-07', 'R 1-02')),
      barricades: '3/5', farms: 4, families: 'AB', intruders: [], discard: ['1-10'], raiders: { top: ['4-06'], set: 0 },
    },
    actions: [],
  },
};
