/** Splits a sentence into plain text, numbers that are a result ("= 9", "−1"), and arrows. */
export interface Piece {
  kind: 'plain' | 'strong' | 'arrow';
  text: string;
}

const PATTERN = /(→)|(?<==\s)(\d+)|([−+]\d+)(?!\d)/gu;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(PATTERN)) {
    if (match.index > from) found.push({ kind: 'plain', text: text.slice(from, match.index) });
    found.push(match[1] ? { kind: 'arrow', text: '→' } : { kind: 'strong', text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'plain', text: text.slice(from) });
  return found;
}
