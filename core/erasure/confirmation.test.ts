import { expect, test } from 'vitest'
import { isConfirmed } from './confirmation.ts'

test('a name is typed in any case, with any blanks; nothing confirms nothing', () => {
  expect(isConfirmed(' ооо  «северный карьер» ', 'ООО «Северный карьер»')).toBe(true)
  expect(isConfirmed('ООО «Северный»', 'ООО «Северный карьер»')).toBe(false)
  expect(isConfirmed('', '')).toBe(false)
  expect(isConfirmed({}, 'ООО «Северный карьер»')).toBe(false)
})
