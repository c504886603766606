/** Languages in which no line ends with a word of one letter. */
const NO_SHORT_ENDS = /^(cs|pl|sk|uk)\b/
/** Spaces within a number or a range, and between a name and its number: `9 – 18`, `ul. Szewska 12`. */
const SPACE =
  /(?<=\d\)?) (?=[(–—]? ?\d)|(?<=\d ?[–—]) (?=\d)|(?<=\p{Lu}[\p{L}’'-]+,?) (?=\d{1,3}\p{L}?(?:[,;.)]|$))/gu
/** After the dash of a range, and after hyphens of times and telephone numbers: `9:00–18:00`. */
const DASH = /(?<=\d[–—]|:\d\d-|(?<!\w)\+[\d ()-]*\d-)(?=\d)/g
const AFTER_LETTER = /(?<=(?<![\p{L}\p{M}\d’'])\p{L}) (?=\S)/gu

/** Returns a text in which no line ends within a number, a range or an address, or after a single letter. */
export function typeset(text: string, language: string): string {
  // U+2060 is no space, and no end of a line.
  const whole = text.replaceAll(DASH, '\u2060').replaceAll(SPACE, '\u00a0')
  return NO_SHORT_ENDS.test(language) ? whole.replaceAll(AFTER_LETTER, '\u00a0') : whole
}
