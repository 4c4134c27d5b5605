import { expect, test } from 'vitest'
import { instant, someone } from '../../tests/examples.ts'
import { follow } from '../commands/follow.ts'
import type { UserId } from '../shared/identity.ts'
import { fieldErrors } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { isConfirmed } from './confirmation.ts'
import { eraseAccount } from './erase-account.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const erased = (confirmation: unknown, owns: readonly string[] = [], by = someone) =>
  follow(eraseAccount.run({ confirmation }, { ...signed, by }), {
    'own-account': ({ user }) => (user === someone ? { email: 'vera@example.org', owns } : null),
  })

test('an account goes once its e-mail is typed', () => {
  const rows = [{ erased: 'account', userId: someone, ...signed }]
  expect(erased('Vera@example.org')).toEqual(ok({ writes: [{ kind: 'erasures', rows }], answer: null }))
  expect(erased('igor@example.org')).toEqual(
    err(fieldErrors({ field: 'confirmation', code: 'confirmation/other-email' })),
  )
})

test('whoever owns companies keeps the account, and is told which', () => {
  const names = ['ООО «Северный карьер»']
  expect(erased('vera@example.org', names)).toEqual(err({ code: 'erasure/owns-companies', names }))
})

test('an account that is gone already is erased, whatever is typed', () => {
  expect(erased('', [], 2 as UserId)).toEqual(ok({ writes: [], answer: null }))
})

test('a name is typed in any case, with any blanks; nothing confirms nothing', () => {
  expect(isConfirmed(' ооо  «северный карьер» ', 'ООО «Северный карьер»')).toBe(true)
  expect(isConfirmed('ООО «Северный»', 'ООО «Северный карьер»')).toBe(false)
  expect(isConfirmed('', '')).toBe(false)
  expect(isConfirmed({}, 'ООО «Северный карьер»')).toBe(false)
})
