import { expect, test } from 'vitest'
import { err, ok } from '../shared/results/result.ts'
import { readInvited, readMember } from './read-asked.ts'

const refused = (field: string, code: string) => err({ code: 'fields', errors: [{ field, code }] })

test.each(['7', 0, -1, 1.5, null, undefined])('%j is no member', (userId) => {
  expect(readMember({ userId })).toEqual(refused('userId', 'choice/unknown'))
})

test.each(['', 7, null, undefined])('%j is the e-mail of no invitation', (email) => {
  expect(readInvited({ email })).toEqual(refused('email', 'email/required'))
})

test('a member is told by their id, an invitation by the e-mail as it was typed', () => {
  expect([readMember({ userId: 7 }), readInvited({ email: 'Anna@example.org' })]).toEqual([
    ok(7),
    ok('Anna@example.org'),
  ])
})
