import { parsePhone } from './contacts.ts'

/** What a text has of telephones: the numbers as they are kept, and what is dialled within the company after the first. */
export type PhonesGiven = { readonly numbers: readonly string[]; readonly extension: string | null }

/**
 * «(495) 123-45-67 доб. 12», «8 911 123-45-67 (моб)», «8 495 …, 8 911 …»; null where there are figures that are none of these.
 */
export function readPhones(text: string): PhonesGiven | null {
  const extension = EXTENSION.exec(text)?.[1] ?? null
  const pieces = text
    .replace(EXTENSION, ' ')
    .split(/[,;/]/u)
    .map((piece) => piece.replace(REMARK, ' ').trim())
    .filter((piece) => /\d/u.test(piece))
  const numbers = pieces.flatMap((piece) => {
    const read = parsePhone(piece)
    return read.ok ? [read.value] : []
  })
  return numbers.length > 0 && numbers.length === pieces.length ? { numbers, extension } : null
}

const EXTENSION = /(?:доб(?:авочный)?|вн(?:утр(?:енний)?)?|ext|#)[. ]{0,2}№? ?(\d{1,6})(?!\d)\)?/iu

/** Words about a number, with the brackets around them; other letters may be a figure that was mistyped. */
const REMARK =
  /(?:^|[ (])\(?(?:тел(?:ефон)?|моб(?:ильный)?|сот(?:овый)?|раб(?:очий)?|дом(?:ашний)?|гор(?:одской)?|личн(?:ый)?)[.:)]{0,3}(?=[ +\d(]|$)|\( ?\)?$/giu
