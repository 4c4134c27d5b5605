import { compose, dropUnseen } from '../texts/composed.ts'

/** What names and what is sought among them are shorter than; a longer text is compared by the letters as they came. */
const LONGEST = 4000

/** A name as searching compares it: any case, ё as е, letters composed, nothing unseen, one space between words. */
export const foldName = (text: string): string =>
  (compose(dropUnseen(text), LONGEST) ?? text).trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ')

const splitWords = (folded: string): readonly string[] => folded.split(/[\s-]+/).filter(Boolean)

/** Whether the text is anywhere in the name; an empty one is in all. */
export const matchesName = (name: string, search: string): boolean =>
  foldName(name).includes(foldName(search))

/** How well a folded name fits what is searched for, best first: it is that, begins with it, has a word that does, or has it inside. */
const ways: readonly ((name: string, sought: string) => boolean)[] = [
  (name, sought) => name === sought,
  (name, sought) => name.startsWith(sought),
  (name, sought) => splitWords(name).some((word) => word.startsWith(sought)),
  (name, sought) => name.includes(sought),
]

/**
 * Those whose name has the text anywhere, those that fit best first; of as many as fit alike in their own order. An empty text leaves all as they are.
 *
 * @example rankByName(['Водитель погрузчика', 'Грузчик'], 'грузчик', (name) => name) // ['Грузчик', 'Водитель погрузчика']
 */
export function rankByName<T>(all: readonly T[], search: string, nameOf: (one: T) => string): readonly T[] {
  const sought = foldName(search)
  if (sought === '') return all
  const found = all.flatMap((one) => {
    const name = foldName(nameOf(one))
    const rank = ways.findIndex((fits) => fits(name, sought))
    return rank === -1 ? [] : [{ one, rank }]
  })
  return found.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one)
}
