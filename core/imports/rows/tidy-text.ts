const ALIKE = new Map(
  [...'AaBCcEeHKkMOoPpTXxYy'].map((letter, i) => [letter, [...'АаВСсЕеНКкМОоРрТХхУу'][i] ?? letter]),
)

/**
 * A text of a file as its writer meant it: one blank between words, no odd blanks, and Russian letters in place of Latin ones that look
 * the same, in a word that has Russian ones or none but such, where the text has Russian letters at all.
 */
export function tidyText(text: string): string {
  const line = text
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  if (!/[A-Za-z]/u.test(line)) return line
  if (!/\p{Script=Cyrillic}/u.test(line)) return line
  return line.replace(/[\p{L}\d]+/gu, (word) =>
    word.length > 1 || /\p{Script=Cyrillic}/u.test(word) ? inRussianLetters(word) : word,
  )
}

/** The word as it is, if any of its Latin letters looks like no Russian one. */
const inRussianLetters = (word: string): string =>
  [...word].every((letter) => !/[A-Za-z]/u.test(letter) || ALIKE.has(letter))
    ? [...word].map((letter) => ALIKE.get(letter) ?? letter).join('')
    : word

/** A text that is all of letters that look Russian, where nothing but Russian is expected: «COBA» is «СОВА». */
export const tidyRussian = (text: string): string =>
  tidyText(text).replace(/\p{L}+/gu, (word) => (word.length > 2 ? inRussianLetters(word) : word))
