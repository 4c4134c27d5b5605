import {
  LARGEST_INTEGER,
  parseDocumentNumber,
  printDocumentNumber,
} from '@osh/core/documents/numbering/document-number.ts'
import { freeNumbers } from '@osh/core/documents/numbering/free-numbers.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const letter = fc.constantFrom('', ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя')

describe('a number of a document', () => {
  it('is the same however many zeros and whichever case it is typed with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), letter, fc.boolean(), (integer, letter, upper) => {
        const typed = `${String(integer).padStart(4, '0')}${upper ? letter.toUpperCase() : letter}`
        const read = parseDocumentNumber(typed)
        expect(read).toEqual({ ok: true, value: { integer, letter: letter.toUpperCase() } })
        if (read.ok) expect(parseDocumentNumber(printDocumentNumber(read.value))).toEqual(read)
      }),
    )
  })

  it('prints back to itself whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 6 }), (typed) => {
        const read = parseDocumentNumber(typed)
        if (!read.ok) return
        expect(printDocumentNumber(read.value)).toMatch(/^[1-9]\d{0,3}\p{Script=Cyrillic}?$/u)
        expect(parseDocumentNumber(printDocumentNumber(read.value))).toEqual(read)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('free numbers', () => {
  /** Dense at the beginning and at block ends, where a wrong step shows. */
  const taken = fc.oneof(
    fc.uniqueArray(fc.integer({ min: 1, max: 30 })),
    fc.uniqueArray(fc.integer({ min: 90, max: 210 }), { maxLength: 150 }),
    fc.integer({ min: 0, max: LARGEST_INTEGER }).map((upTo) => Array.from({ length: upTo }, (_, i) => i + 1)),
  )

  it('are the lowest that no one has, as sifting all of them finds', () => {
    fc.assert(
      fc.property(taken, taken, fc.integer({ min: 0, max: 300 }), (one, two, after) => {
        const all = new Set([...one, ...two])
        const sifted = Array.from({ length: LARGEST_INTEGER }, (_, i) => i + 1)
          .filter((n) => n > after && !all.has(n))
          .slice(0, 5)
        expect(freeNumbers(all, 'А', 5, after)).toEqual(sifted.map((integer) => ({ integer, letter: 'А' })))
      }),
      { numRuns: 200 },
    )
  })
})
