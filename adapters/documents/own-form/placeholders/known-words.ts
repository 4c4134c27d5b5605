import {
  findItemRoots,
  type Member,
  type PlaceholderType,
} from '@osh/core/documents/own-forms/placeholder-type.ts'
import { buildVocabulary, type Vocabulary } from '@osh/core/documents/own-forms/vocabulary.ts'

/** What may be said at a place of a form. */
export type Known = {
  readonly roots: readonly Member[]
  readonly words: Vocabulary
  /** The same inside a loop over such a list; null for what is no list. */
  inside(type: PlaceholderType): Known | null
}

/** What may be said where those are the roots; of lists of one kind the same is known. */
export function makeKnown(roots: readonly Member[]): Known {
  const lists = new Map<string, Known | null>()
  return {
    roots,
    words: buildVocabulary(roots),
    inside: (type) => {
      const kind =
        type.is === 'rows' ? type.columns.map(({ name, label }) => `${name} ${label}`).join() : type.is
      const known = lists.get(kind)
      if (known !== undefined) return known
      const items = findItemRoots(type)
      const others = roots.filter(({ name }) => name !== 'item' && name !== 'n')
      const made = items && makeKnown([...others, ...items])
      lists.set(kind, made)
      return made
    },
  }
}

const people: PlaceholderType = { is: 'people' }

/** The list that a loop goes over; null where one of several is no people. */
export function listOf(types: readonly PlaceholderType[]): PlaceholderType | null {
  const [only] = types
  if (types.length === 1 && only?.is === 'rows') return only
  return types.every(({ is }) => ['people', 'person', 'signatory', 'commission'].includes(is)) ? people : null
}
