/** A headless Chromium on the page that `kotatsu serve` offers. */
import { chromium } from 'playwright-core';

export const BASE = process.env.KOTATSU_URL ?? 'http://127.0.0.1:8765';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
export const SIZES = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
}

export async function visit(browser, { size = 'laptop', theme = 'lamp', language = 'en', toured = true } = {}) {
  const phone = size === 'phone';
  const context = await browser.newContext({ viewport: SIZES[size] ?? size, deviceScaleFactor: phone ? 2 : 1, hasTouch: phone, reducedMotion: 'reduce' });
  await context.addInitScript(([theme, language, toured]) => {
    localStorage.setItem('kotatsu-theme', theme);
    localStorage.setItem('kotatsu-language', language);
    localStorage.setItem('kotatsu-hands', 'open');
    if (toured) localStorage.setItem('kotatsu-toured', 'yes');
  }, [theme, language, toured]);
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text().slice(0, 300)));
  page.on('pageerror', (error) => console.log('page error:', error.message.slice(0, 500)));
  return page;
}

async function post(page, path, body) {
  if (!page.url().startsWith(BASE)) await page.goto(`${BASE}/#/about`);
  const made = await page.evaluate(async ([to, what]) => {
    const answer = await fetch(`/api/${to}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) });
    return answer.json();
  }, [path, body]);
  if (!made.owner) throw new Error(JSON.stringify(made));
  return made;
}

/** What the server offers, by name. */
export async function games() {
  return (await fetch(`${BASE}/api/games`)).json();
}

/** A new table of a game with as few seats as it has, all of them here. */
export function open(page, game) {
  return post(page, 'tables', { game: game.name, seed: 1, seats: Array.from({ length: game.seats.min }, () => ({ kind: 'here' })) });
}

/** Imports a position and answers with its links. */
export function lay(page, scene) {
  return post(page, 'tables/import', scene.position);
}

export async function sit(page, token, actions = []) {
  await page.goto(`${BASE}/#/table/${token}`);
  await page.waitForSelector('[data-testid="prompt"]');
  for (const action of actions) {
    await page.locator(`[data-testid="choices"] [data-action="${action}"][data-lit]`).click();
    await page.waitForTimeout(250);
  }
  await page.mouse.move(2, 300);
  await page.waitForTimeout(250);
}
