/** Of private use: after a value that ends with a dot. */
const END = '\ue003'

/** A value as it is put into XML. */
export function markEnd(said: string): string {
  const words = said.replaceAll(END, '')
  return words.endsWith('.') ? words + END : words
}

/** «… 2026 г.» before a full stop keeps its own dot only; three dots stay three. What is between them in the paragraph stays too. */
export const withoutDoubledDots = (xml: string): string =>
  xml.replace(/\ue003((?:<(?!\/w:p>|w:br|w:tab)[^>]*>)*)\.(?!\.)/gu, '$1').replaceAll(END, '')
