import { expect, test } from 'vitest'
import { err, ok } from '../shared/results/result.ts'
import { readInvited, readMember } from './read-asked.ts'

const refused = (field: string, code: string) => err({ code: 'fields', errors: [{ field, code }] })

test.each(['7', 0, -1, 1.5, null, undefined])('%j is no member', (userId) => {
  expect(readMember({ userId })).toEqual(refused('userId', 'choice/unknown'))
})

test.each([
  ['', 'email/required'],
  [null, 'email/required'],
  [undefined, 'email/required'],
  [7, 'email/invalid'],
  ['anna', 'email/invalid'],
  ['\ud800@example.org', 'email/invalid'],
])('%j is the e-mail of no invitation', (email, code) => {
  expect(readInvited({ email })).toEqual(refused('email', code))
})

test('an invitation of before is told by its e-mail, though it would be taken no more', () => {
  expect(readInvited({ email: 'ivan@оса.com' })).toEqual(ok('ivan@оса.com'))
})

test('a member is told by their id, an invitation by its e-mail in any case', () => {
  expect([readMember({ userId: 7 }), readInvited({ email: 'Anna@example.org' })]).toEqual([
    ok(7),
    ok('anna@example.org'),
  ])
})
