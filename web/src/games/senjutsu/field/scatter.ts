/** Trees or huts that keep off the board: the same ones every time. Pure. */
interface Spot {
  x: number;
  y: number;
  k: number;
}

function random(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function scatter(field: string, width: number, height: number, keepOff: readonly { x: number; y: number; r: number }[]): Spot[] {
  const next = random(field.length * 7 + 3);
  const [most, near, scale] = field === 'burning-village' ? [9, 78, 1] : field === 'ice-bridge' ? [14, 40, 0.8] : [42, 26, 0.8];
  const found: Spot[] = [];
  for (let i = 0; i < 420 && found.length < most; i += 1) {
    const [x, y] = [Math.round(next() * width), Math.round(height * 0.27 + next() * height * 0.72)];
    const free = keepOff.every((hex) => Math.hypot(hex.x - x, hex.y - (y - 16)) > hex.r + 22);
    if (free && found.every((one) => Math.hypot(one.x - x, (one.y - y) * 1.6) > near)) found.push({ x, y, k: Number((scale * (0.6 + (y / height) * 0.45)).toFixed(2)) });
  }
  return found.sort((a, b) => a.y - b.y);
}
