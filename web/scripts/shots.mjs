/**
 * Pictures of all screens in both sizes, four languages and both themes, looked over by the layout check, and one contact sheet.
 * Needs a running server with the built page: `npm run build`, `kotatsu serve`, then `npm run shots`. Writes to web/shots/.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BASE, games, launch, lay, open as openTable, sit, visit } from './browser.mjs';
import { SCENES } from './scenes.mjs';

const OUT = new URL('../shots/', import.meta.url).pathname;
const CHECK = readFileSync(new URL('../tests/layout-check.js', import.meta.url), 'utf8');
const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
mkdirSync(OUT, { recursive: true });

/** Screens: how to get there on a fresh page. */
const goto = (hash) => async (page) => { await page.goto(`${BASE}/${hash}`); await page.waitForTimeout(500); };
const scene = (name, then) => async (page) => {
  const made = await lay(page, SCENES[name]);
  await sit(page, made.owner, SCENES[name].actions);
  if (then) await then(page, made);
};
const click = (selector) => async (page) => { await page.locator(selector).first().click({ force: true }); await page.waitForTimeout(350); };
const phoneTab = (name, wide) => async (page) => ((await page.locator('[data-tab]').count()) ? click(`[data-tab="${name}"]`)(page) : wide(page));

const SCREENS = {
  start: goto('#/'),
  four: scene('four'),
  two: scene('two'),
  seven: scene('seven'),
  kiai: scene('kiai'),
  help: scene('four', async (page) => { await page.locator('[data-own] [data-card]').first().focus(); await click('[data-place="raiders"]')(page); }),
  why: scene('four', click('[data-refused]')),
  rules: scene('four', phoneTab('rules', click('[data-testid="rules-button"]'))),
  seats: scene('seven', phoneTab('seats', async () => {})),
  log: scene('kiai', phoneTab('log', async () => {})),
  replay: scene('kiai', async (page) => { await page.keyboard.press(','); await page.waitForTimeout(500); }),
  menu: scene('four', click('[data-testid="menu-button"]')),
  invite: scene('four', async (page) => { await click('[data-testid="menu-button"]')(page); await click('[data-testid="invite-button"]')(page); }),
  end: scene('last', async (page) => { for (const action of ['fight', 'confront']) await click(`[data-testid="choices"] [data-action="${action}"]`)(page); await page.waitForTimeout(500); }),
  about: goto('#/about'),
};
/** Of every game that the server offers: its set-up and a new table. */
for (const game of await games()) {
  SCREENS[`${game.name}-setup`] = goto(`#/new/${game.name}`);
  SCREENS[`${game.name}-first`] = async (page) => sit(page, (await openTable(page, game)).owner);
}

const only = process.argv[2]?.split(',');
const languages = (process.argv[3] ?? 'en,uk,ru,cs').split(',');
const browser = await launch();
const shots = [];
let count = 0;
for (const [name, open] of Object.entries(SCREENS)) {
  if (only && only[0] !== 'all' && !only.includes(name)) continue;
  for (const size of ['laptop', 'phone']) {
    for (const [i, language] of languages.entries()) {
      const theme = (i + (size === 'phone' ? 1 : 0)) % 2 ? 'day' : 'lamp';
      const page = await visit(browser, { size, theme, language });
      const label = `${name}-${size}-${language}-${theme}`;
      try {
        await open(page);
        const file = `${OUT}${label}.png`;
        await page.screenshot({ path: file });
        shots.push({ label, file, size });
        const problems = await page.evaluate(`${CHECK}; kotatsuLayout()`);
        for (const problem of problems) console.log(label, problem.kind, JSON.stringify(problem.text), problem.where, problem.with ?? '');
        count += problems.length;
        if (i < 2) {
          const found = await page.evaluate(`${AXE}; axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')))`);
          for (const violation of found) console.log(label, 'AXE', violation.slice(0, 420));
          count += found.length;
        }
      } catch (error) {
        count += 1;
        console.log(label, 'FAILED', String(error).slice(0, 300));
      }
      await page.context().close();
    }
  }
}
const sheet = await browser.newPage({ viewport: { width: 1980, height: 1000 } });
const images = shots.map(({ label, file, size }) => `<figure style="margin:0;font:12px sans-serif;color:#fff"><img style="height:${size === 'phone' ? 420 : 300}px" src="data:image/png;base64,${readFileSync(file).toString('base64')}"><figcaption>${label}</figcaption></figure>`);
await sheet.setContent(`<body style="margin:8px;background:#444;display:flex;flex-wrap:wrap;gap:8px;align-items:flex-end">${images.join('')}</body>`);
await sheet.waitForTimeout(500);
await sheet.screenshot({ path: `${OUT}contact-sheet.png`, fullPage: true });
writeFileSync(`${OUT}count.txt`, `${count}\n`);
console.log(`${shots.length} pictures, ${count} problems, ${OUT}contact-sheet.png`);
await browser.close();
