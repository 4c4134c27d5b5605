import { parseDocumentNumber, printDocumentNumber } from '@osh/core/documents/numbering/document-number'
import { freeNumbers } from '@osh/core/documents/numbering/free-numbers'
import fc from 'fast-check'

const taken = fc.uniqueArray(fc.integer({ min: 1, max: 400 })).map((numbers) => new Set(numbers))

/** What is offered is free, lowest first, and reads back as it was printed. */
fc.assert(
  fc.property(taken, fc.constantFrom('', 'А', 'Я'), (numbers, letter) => {
    const free = freeNumbers(numbers, letter, 5)
    const expected = Array.from({ length: 500 }, (_, i) => i + 1).filter((n) => !numbers.has(n))
    return free.every((number, i) => {
      const read = parseDocumentNumber(printDocumentNumber(number))
      return number.integer === expected[i] && read.ok && read.value.letter === letter
    })
  }),
)
