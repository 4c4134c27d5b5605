import { type DocumentNumber, LARGEST_INTEGER } from './document-number.ts'

/** How many free numbers are offered in place of a taken one. */
export const SUGGESTIONS = 5

const BLOCK = 100

/**
 * The lowest free numbers of a letter ('' for none), scanning blocks 1–100, 101–200, and so on; fewer where the year
 * has no more.
 *
 * @param taken integers of that letter that are on documents of the year
 * @param after only numbers above it are wanted
 */
export function freeNumbers(
  taken: ReadonlySet<number>,
  letter: string,
  count = SUGGESTIONS,
  after = 0,
): readonly DocumentNumber[] {
  const free: DocumentNumber[] = []
  for (let first = 1; first <= LARGEST_INTEGER && free.length < count; first += BLOCK)
    for (let n = first; n < first + BLOCK && n <= LARGEST_INTEGER && free.length < count; n += 1)
      if (n > after && !taken.has(n)) free.push({ integer: n, letter })
  return free
}
