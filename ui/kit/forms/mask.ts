/** A place for one digit is «_»; a mask that begins with «+7» takes numbers that begin with 8 or 7 as well. */
export type Mask = '+7 (___) ___-__-__' | '___-___-___ __' | '____ ______' | '____ ____ ____ ____ ____'

export const masks = {
  phone: '+7 (___) ___-__-__',
  snils: '___-___-___ __',
  passport: '____ ______',
  settlementAccount: '____ ____ ____ ____ ____',
} as const satisfies Record<string, Mask>

const COUNTRY = '+7'

/** The digits of a typed or pasted text that fill the mask's places. */
export function readMaskedDigits(mask: Mask, text: string): string {
  const places = mask.split('_').length - 1
  const digits = mask.startsWith(COUNTRY) ? takeNationalDigits(text, places) : keepDigits(text)
  return digits.slice(0, places)
}

const keepDigits = (text: string): string => text.replace(/\D/g, '')

/** The number without its country, even where a whole one was pasted behind a country that was there already. */
function takeNationalDigits(text: string, places: number): string {
  if (/^[78]$/.test(keepDigits(text))) return ''
  const [, country, rest = ''] = /^\s*(\+7)?(.*)$/s.exec(text) ?? []
  const digits = keepDigits(rest)
  if (digits.length <= places) return digits
  const pasted = /^[\s(]*(?:\+7|[78](?=\D|\d{10}\D*$))/.test(rest)
  return country === undefined || pasted ? digits.slice(1) : digits
}

/**
 * A number without its country may begin with 8 like the country's own prefix: 812 123-45-67. What follows the first 8
 * tells them apart: no code begins with 0, 1, 2, 5, 6 or 7, so that the 8 was the code's. After 3 or 4 it was if
 * the person leaves the field one digit short and there is such a code.
 *
 * @param shown the phone with its first typed 8 taken for the country
 * @param left whether the person has left the field
 */
export function withCodeOfEight(shown: string, left: boolean): string {
  const digits = readMaskedDigits(masks.phone, shown)
  const isCode =
    /^[012567]/.test(digits) || (left && digits.length === 9 && /^(?:3[1-6]|4[1-8])/.test(digits))
  return isCode ? fillMask(masks.phone, `8${digits}`) : shown
}

/** As many of the mask's characters as the digits reach: «+7 (912) 5» for 9125, nothing for none. */
export function fillMask(mask: Mask, digits: string): string {
  if (digits === '') return ''
  let filled = ''
  let next = 0
  for (const character of mask) {
    if (next === digits.length) break
    filled += character === '_' ? digits[next++] : character
  }
  return filled
}

/** What the field shows after an edit. */
export function applyMask(mask: Mask, text: string): string {
  if (mask.startsWith(COUNTRY) && text === '+') return text
  if (mask.startsWith(COUNTRY) && ['7', '8', COUNTRY].includes(text)) return `${COUNTRY} (`
  return fillMask(mask, readMaskedDigits(mask, text))
}

/** Where the caret goes so that it stays behind the digit it was behind. */
export function placeCaret(mask: Mask, text: string, caret: number): number {
  return caret >= text.length ? applyMask(mask, text).length : applyMask(mask, text.slice(0, caret)).length
}
