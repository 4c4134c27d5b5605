import { expect, test } from 'vitest'
import { nameDoer } from '../wording/auth.ts'
import type { UserId } from './account.ts'
import { findDoer, type Member } from './company-members.ts'

const olga = 1 as UserId
const vera = 2 as UserId
const members: readonly Member[] = [
  { id: olga, fullname: 'Орлова Ольга Петровна', position: null },
  { id: vera, fullname: null, position: null },
]
const said = (user: UserId, own: UserId | null) => nameDoer(findDoer(user, members, own))

test('one’s own deeds are told from the others’, who go by their names', () => {
  expect(said(olga, olga)).toBe('вы')
  expect(said(olga, vera)).toBe('Орлова Ольга Петровна')
  expect(said(olga, null)).toBe('Орлова Ольга Петровна')
})

test('whoever has given no name, or is no member any more, is said to be so', () => {
  expect(said(vera, olga)).toBe('имя не указано')
  expect(said(3 as UserId, olga)).toBe('бывший участник')
  expect(findDoer(3 as UserId, members, olga)).toEqual({ is: 'former' })
})
