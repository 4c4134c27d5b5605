import { describe, expect, test } from 'vitest'
import { instant, mining, someDepartment, someone } from '../../tests/examples.ts'
import type { OperatorFacts } from '../auth/operators.ts'
import { command, type Decision, type Gathering } from '../commands/command.ts'
import { follow } from '../commands/follow.ts'
import { type Membership, ownership } from '../rights/membership.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { Unavailable } from '../shared/results/unavailable.ts'
import { keepStanding, type Standing } from './standing.ts'

const at = instant('2026-11-20T10:00:00Z')
const signed = { by: someone, at }
const head: Membership = { role: 'head', departments: [someDepartment], granted: ['snils', 'phones'] }
const asHead: Standing = { company: mining, membership: head }

type OfCompany = { readonly companyId: typeof mining }
type Outcome = Result<Decision<string, never>, string>

const makeCommand = (outcome: Outcome) =>
  command({
    name: 'tests/do',
    *gather(_: OfCompany): Gathering<Result<null, string>, never> {
      yield* []
      return ok(null)
    },
    decide: () => outcome,
  })
const done = makeCommand(ok({ writes: [], changes: [], answer: 'done' }))
const refused = makeCommand(err('refused'))

type Account = { readonly email: string | null; readonly operator: OperatorFacts | null }
const noAccount: Account = { email: null, operator: null }

function run(one: typeof done, standing: Standing, held: Membership | null, account = noAccount) {
  const asked: string[] = []
  const note = <Fact>(kind: string, fact: Fact) => {
    asked.push(kind)
    return fact
  }
  const outcome = follow(keepStanding(one, standing).run({ companyId: mining }, signed), {
    'own-membership': ({ companyId, user }) =>
      note('own-membership', companyId === mining && user === someone ? held : null),
    'email-of': ({ user }) => note('email-of', user === someone ? account.email : null),
    'operator-facts': ({ user }) => note('operator-facts', user === someone ? account.operator : null),
  })
  return { outcome, asked }
}

describe('a command of someone who was let in', () => {
  test('is done where they are what they were, in whatever order that is said', () => {
    const reversed: Membership = { ...head, granted: ['phones', 'snils'] }
    expect(run(done, asHead, reversed).outcome).toMatchObject({ ok: true, value: { answer: 'done' } })
    const account = { email: 'owner@example.org', operator: { operatorSince: at, factorSince: at } }
    for (const standing of ['account', 'operator'] as const)
      expect(run(done, standing, null, account).outcome).toMatchObject({ ok: true })
  })

  test.each([
    ['the account is gone', 'account', null, 401],
    ['the account is gone', 'operator', null, 401],
    ['they are a member no more', asHead, null, 404],
    ['their role is another', asHead, { ...head, role: 'reader' }, 403],
    ['they have become the owner', asHead, ownership, 403],
    ['a department was taken from them', asHead, { ...head, departments: [] }, 403],
    ['they see less', asHead, { ...head, granted: ['snils'] }, 403],
    ['they see something else', asHead, { ...head, granted: ['snils', 'medical'] }, 403],
  ] as const)('is not done where %s', (_, standing, held, status) => {
    expect(() => run(done, standing, held)).toThrow(new Unavailable(status))
  })

  test('is not done where they are an operator no more', () => {
    const account = { email: 'owner@example.org', operator: { operatorSince: null, factorSince: at } }
    expect(() => run(done, 'operator', null, account)).toThrow(new Unavailable(403))
  })

  test('is refused as it would be by anyone', () => {
    expect(run(refused, asHead, null)).toEqual({ outcome: err('refused'), asked: [] })
  })
})
