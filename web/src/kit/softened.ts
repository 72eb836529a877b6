/** Where a long word may break: soft hyphens between its syllables. */
const LONG_WORD = /[\p{L}’]{9,}/gu;
const SYLLABLE = /(?<=\p{L}{2}[aeiouyáéíóúůýěаеєиіїоуюяыэё])(?=[^aeiouyáéíóúůýěаеєиіїоуюяыэёьъ’\s][aeiouyáéíóúůýěаеєиіїоуюяыэё]\p{L})/giu;
/** Cyrillic words break between two consonants as well. */
const BETWEEN = /(?<=\p{L}[аеєиіїоуюяыэё][б-џьйѣґ]ь?)(?=[бвгґджзклмнпрстфхцчшщ][аеєиіїоуюяыэё]\p{L})/giu;

/** Of three consonants the last begins the syllable. */
const CLUSTER = /(?<=\p{L}[аеєиіїоуюяыэё][бвгґджзйклмнпрстфхцчшщ]{2}ь?)(?=[бвгґджзклмнпрстфхцчшщ][аеєиіїоуюяыэё]\p{L})/giu;
/** A prefix stays whole, whatever follows. */
const PREFIX = /^(?:від|роз|без|над|під|под|раз|рас|пере|пред)(?=[бвгґджзклмнпрстфхцчшщ]\p{L}{3})/iu;

/** Ukrainian words break after an apostrophe. */
const APOSTROPHE = /(?<=\p{L}{2}’)(?=\p{L}{2})/gu;

/** Long words may break between syllables on narrow cards; not every browser has the dictionaries for it. */
export function softened(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(PREFIX, '$&\u00ad').replace(SYLLABLE, '\u00ad').replace(BETWEEN, '\u00ad').replace(CLUSTER, '\u00ad').replace(APOSTROPHE, '\u00ad').replaceAll('\u00ad\u00ad', '\u00ad'));
}

/** A range of numbers does not break at its dash. */
export function unbroken(text: string): string {
  return text.replace(/(\d)–(\d)/gu, '$1\u2060–\u2060$2');
}

/** And a number that ends a clause does not begin a line without its word. */
export function bound(text: string): string {
  return unbroken(text).replace(/(?<=\p{L}) (?=[+−]?[\d\u2060–]+[a-f]?(?:[,.:;)]|$))/gu, '\u00a0');
}
