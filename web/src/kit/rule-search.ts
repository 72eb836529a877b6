/** Search in the book: every word of the query must begin a word of the row; endings of Slavic words may differ. Pure. */
export interface Row {
  id: string;
  said: string;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Long words are compared without their last letters, so that "барикаду" finds "барикада". */
function stem(word: string, language: string): string {
  const cut = language === 'en' ? (word.length > 4 ? 1 : 0) : word.length > 6 ? 2 : word.length > 3 ? 1 : 0;
  return word.slice(0, word.length - cut);
}

function wanted(query: string, language: string): string[] {
  return (query.toLocaleLowerCase(language).match(WORD) ?? []).map((word) => stem(word, language));
}

export function find<T extends Row>(rows: readonly T[], query: string, language: string): T[] {
  const stems = wanted(query, language);
  const plain = query.trim().toLocaleLowerCase(language);
  return rows.filter((row) => {
    if (row.id.toLowerCase().includes(plain) && /\d/u.test(plain)) return true;
    const words = row.said.toLocaleLowerCase(language).match(WORD) ?? [];
    return stems.length > 0 && stems.every((one) => words.some((word) => word.startsWith(one)));
  });
}

/** Splits a text into hits and the rest, for marking. */
export function split(text: string, query: string, language: string): { text: string; hit: boolean }[] {
  const stems = wanted(query, language);
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    const lower = match[0].toLocaleLowerCase(language);
    if (!stems.some((one) => lower.startsWith(one))) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), hit: false });
    parts.push({ text: match[0], hit: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}
