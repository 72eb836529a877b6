/** The text files of a zip file, by their names inside it. Pure but for the browser's own inflater; who reads them counts their size first. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** So much a pack may hold (packs/folder.py says the same of folders). */
const LARGEST = 1_000_000;

export class NoZip extends Error {}

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  at: number;
}

/** What the directory at the end of the file lists. */
function entriesOf(view: DataView, bytes: Uint8Array): Entry[] {
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new NoZip();
  const found: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new NoZip();
    const [name, more, comment] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
    found.push({ name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), method: view.getUint16(at + 10, true), packed: view.getUint32(at + 20, true), size: view.getUint32(at + 24, true), at: view.getUint32(at + 42, true) });
    at += 46 + name + more + comment;
  }
  return found;
}

async function textOf(view: DataView, bytes: Uint8Array, { method, packed, at }: Entry): Promise<string> {
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const content = bytes.slice(start, start + packed);
  if (method === STORED) return new TextDecoder().decode(content);
  if (method !== DEFLATED) throw new NoZip();
  return new Response(new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

/** NoZip if it is none, is torn, or holds more than a pack may. */
export async function unzipped(file: ArrayBuffer, wanted: (name: string) => boolean): Promise<Record<string, string>> {
  const [view, bytes] = [new DataView(file), new Uint8Array(file)];
  try {
    const entries = entriesOf(view, bytes).filter(({ name }) => !name.endsWith('/') && wanted(name));
    if (entries.reduce((sum, { size }) => sum + size, 0) > LARGEST) throw new NoZip();
    return Object.fromEntries(await Promise.all(entries.map(async (entry) => [entry.name, await textOf(view, bytes, entry)] as const)));
  } catch (reason) {
    if (reason instanceof NoZip || reason instanceof RangeError || reason instanceof TypeError) throw new NoZip();
    throw reason;
  }
}
