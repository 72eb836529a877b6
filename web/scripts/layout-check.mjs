/** Writes tests/layout-check.js from src/checks/layout.ts, so that tests in any language can inject it. */
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const source = new URL('../src/checks/layout.ts', import.meta.url);
const target = new URL('../tests/layout-check.js', import.meta.url);

export function layoutScript() {
  const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } });
  return `// Written by "npm run layout-check" from src/checks/layout.ts. Call kotatsuLayout() in the page.\n${outputText.replace('export function kotatsuLayout', 'globalThis.kotatsuLayout = function kotatsuLayout').trimEnd()};\n`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(target, layoutScript());
