/** Where a long word may break: soft hyphens between its syllables. */
const LONG_WORD = /[\p{L}’]{9,}/gu;
const SYLLABLE = /(?<=\p{L}{2}[aeiouyáéíóúůýěаеєиіїоуюяыэё])(?=[^aeiouyáéíóúůýěаеєиіїоуюяыэёьъ’\s][aeiouyáéíóúůýěаеєиіїоуюяыэё]\p{L})/giu;
/** Cyrillic words break between two consonants as well. */
const BETWEEN = /(?<=\p{L}[аеєиіїоуюяыэё][б-џьйѣґ]ь?)(?=[бвгґджзклмнпрстфхцчшщ][аеєиіїоуюяыэё]\p{L})/giu;

/** Long words may break between syllables on narrow cards; not every browser has the dictionaries for it. */
export function softened(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE, '\u00ad').replace(BETWEEN, '\u00ad'));
}
