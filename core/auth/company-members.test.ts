import { expect, test } from 'vitest'
import type { UserId } from './account.ts'
import { doerOf, type Member } from './company-members.ts'

const olga = 1 as UserId
const vera = 2 as UserId
const members: readonly Member[] = [
  { id: olga, email: 'olga@example.org' },
  { id: vera, email: 'vera@example.org' },
]

test('one’s own deeds are told from the others’ by the e-mail, in whatever case', () => {
  expect(doerOf(olga, members, 'Olga@Example.org')).toEqual({ is: 'self' })
  expect(doerOf(vera, members, 'olga@example.org')).toEqual({ is: 'member', email: 'vera@example.org' })
  expect(doerOf(vera, members, null)).toEqual({ is: 'member', email: 'vera@example.org' })
})

test('whoever is no member any more is named so, not by an e-mail', () => {
  expect(doerOf(3 as UserId, members, 'olga@example.org')).toEqual({ is: 'former' })
})
