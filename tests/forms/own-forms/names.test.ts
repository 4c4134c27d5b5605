import {
  listMembersOfType,
  listRoots,
  type PlaceholderType,
} from '@osh/core/documents/own-forms/placeholder-type.ts'
import { expect, test } from 'vitest'
import { translateOpening, translateValue } from '#adapters/documents/own-form/placeholders/in-latin.ts'
import { type Known, makeKnown } from '#adapters/documents/own-form/placeholders/known-words.ts'
import { namedForms } from '../library.ts'

/** What is known outside of loops, and inside each kind of list that the form has. */
function knownIn(top: Known): readonly Known[] {
  const types = (roots: Known['roots']): readonly PlaceholderType[] =>
    roots.flatMap(({ type }) => [type, ...types(listMembersOfType(type))])
  const inside = types(top.roots).flatMap((type) => top.inside(type) ?? [])
  return [top, ...new Set(inside)]
}

test.each(namedForms)('%s: each name is of one place, and is read as it is written', (_, { template }) => {
  for (const known of knownIn(makeKnown(listRoots(template))))
    for (const { path, name } of known.words.places) {
      expect([name, translateValue(name, known.words)]).toEqual([name, path])
      expect([name, translateOpening(`если ${name} = "да"`, known.words)]).toEqual([
        name,
        { asks: 'if', source: `${path} = "да"` },
      ])
      expect([name, translateOpening(`каждый ${name} | если есть`, known.words)]).toEqual([
        name,
        { asks: 'each', source: `${path} | or ""` },
      ])
      expect(name).not.toMatch(/^(?:если|каждый)\s|[{}|]/iu)
    }
})
