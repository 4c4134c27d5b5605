import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyone, readStaffAddress, writeStaffAddress } from './list-address.ts'
import { listedSections } from './staff.ts'

test('an address says what it was made of', () => {
  const filter = fc.record({
    search: fc.string().filter((text) => text === '' || text.trim() !== ''),
    shortage: fc.constantFrom(null, ...listedSections),
    withDismissed: fc.boolean(),
  })
  fc.assert(
    fc.property(filter, (asked) => {
      expect(readStaffAddress(new URLSearchParams(writeStaffAddress(asked)))).toEqual(asked)
    }),
  )
})

test('what it does not know is left out; everyone has a bare address', () => {
  expect(readStaffAddress(new URLSearchParams('shortage=nothing&dismissed=yes'))).toEqual(everyone)
  expect(writeStaffAddress(everyone)).toEqual({})
})
