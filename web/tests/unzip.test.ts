import { expect, test } from 'vitest';
import { NoZip, unzipped } from '../src/kit/unzip.ts';

/** A folder with two texts, one of them packed, as Python's zipfile writes it. */
const ZIP = 'UEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAAFAAAAbWluZS9QSwMEFAAAAAAAAAAhAM89JGobAAAAGwAAAA4AAABtaW5lL3BhY2sudG9tbG5hbWUgPSAi0JzQvtGXINC60LDRgNGC0LgiClBLAwQUAAAAAAAAACEAgxbcjAEAAAABAAAADgAAAG1pbmUvbm90ZXMudHh0eFBLAwQUAAAACAAAACEAaQp+tw0AAAAYAQAAEgAAAG1pbmUvaGVyb2VzL3gudG9tbFNWyE3Mq+RSHqVQKQBQSwECFAMUAAAAAAAAACEAAAAAAAAAAAAAAAAABQAAAAAAAAAAAAAAgAEAAAAAbWluZS9QSwECFAMUAAAAAAAAACEAzz0kahsAAAAbAAAADgAAAAAAAAAAAAAAgAEjAAAAbWluZS9wYWNrLnRvbWxQSwECFAMUAAAAAAAAACEAgxbcjAEAAAABAAAADgAAAAAAAAAAAAAAgAFqAAAAbWluZS9ub3Rlcy50eHRQSwECFAMUAAAACAAAACEAaQp+tw0AAAAYAQAAEgAAAAAAAAAAAAAAgAGXAAAAbWluZS9oZXJvZXMveC50b21sUEsFBgAAAAAEAAQA6wAAANQAAAAAAA==';
const bytes = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

test('texts of a zip file by their names, stored and packed', async () => {
  const found = await unzipped(bytes(ZIP), (name) => name.endsWith('.toml'));
  expect(Object.keys(found)).toEqual(['mine/pack.toml', 'mine/heroes/x.toml']);
  expect(found['mine/pack.toml']).toBe('name = "Мої карти"\n');
  expect(found['mine/heroes/x.toml']).toBe('# many\n'.repeat(40));
});

test('what is no zip file, or a torn one, is refused', async () => {
  await expect(unzipped(bytes(btoa('name = 1')), () => true)).rejects.toBeInstanceOf(NoZip);
  await expect(unzipped(bytes(ZIP).slice(40), () => true)).rejects.toBeInstanceOf(NoZip);
});
