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
export function maskedDigits(mask: Mask, text: string): string {
  const places = mask.split('_').length - 1
  const digits = text.replace(/\D/g, '')
  if (!mask.startsWith(COUNTRY)) return digits.slice(0, places)
  const national = text.trimStart().startsWith(COUNTRY) || digits.length > places ? digits.slice(1) : digits
  return (/^[78]$/.test(digits) ? '' : national).slice(0, places)
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
  return fillMask(mask, maskedDigits(mask, text))
}

/** Where the caret goes so that it stays behind the digit it stood behind. */
export function caretAfterEdit(mask: Mask, text: string, caret: number): number {
  return caret >= text.length ? applyMask(mask, text).length : applyMask(mask, text.slice(0, caret)).length
}
