import { type DocumentNumber, LARGEST_INTEGER } from './document-number.ts'

/** How many free numbers are offered in place of a taken one. */
export const SUGGESTIONS = 5

/**
 * The lowest free numbers of a letter ('' for none); fewer where the year has no more.
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
  for (let n = after + 1; n <= LARGEST_INTEGER && free.length < count; n += 1)
    if (!taken.has(n)) free.push({ integer: n, letter })
  return free
}
