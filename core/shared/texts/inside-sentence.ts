/** The first letter small, as inside a sentence, unless an abbreviation or a name begins the words: «ПТО», «IT-отдел». */
export const putInsideSentence = (words: string): string =>
  /^\p{Lu}[\p{Lu}\d]|^\p{Lu}(?:$|\.)/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
