import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error a plain script without types
import { layoutScript } from '../scripts/layout-check.mjs';

test('tests/layout-check.js is written from src/checks/layout.ts ("npm run layout-check")', () => {
  const written = readFileSync(new URL('./layout-check.js', import.meta.url), 'utf8');
  expect(written).toBe((layoutScript as () => string)());
});
