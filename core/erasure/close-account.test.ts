import { describe, expect, test } from 'vitest'
import { day, instant, mining, someone } from '../../tests/examples.ts'
import { follow } from '../commands/follow.ts'
import type { Role } from '../rights/role.ts'
import type { CompanyId, MailId, UserId } from '../shared/identity.ts'
import { fieldErrors, notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import type { CompanyTerm } from '../tariffs/company-term.ts'
import { closeAccount, keepAccount } from './close-account.ts'
import { eraseClosedAccount } from './erase-account.ts'
import type { ClosableAccount } from './erasure-facts.ts'

const at = instant('2026-03-16T10:00:00.000Z')
const signed = { by: someone, at }
const today = day('2026-03-16')
const closesOn = day('2026-04-15')
const quarry = 8 as CompanyId
const colleague = 2 as UserId
const email = 'vera@example.org'
const open: CompanyTerm = {
  tariff: 'standard',
  lastDay: day('2027-01-01'),
  anchorDay: null,
  employeeLimit: 5,
  closesOn: null,
}
const role = { role: 'owner', departments: [], granted: [] } as const
const own = { ...role, id: someone, email }
const other = { ...role, role: 'reader', id: colleague, email: 'colleague@example.org' } as const

const owns = [
  { id: mining, name: 'Рудник' },
  { id: quarry, name: 'Карьер' },
]
const account: ClosableAccount = { email, closesOn: null, owns: [] }

type Member = Omit<typeof own, 'role'> & { readonly role: Role }
type Known = {
  readonly account?: ClosableAccount | null
  readonly on?: typeof today
  readonly terms?: Readonly<Record<number, CompanyTerm | null>>
  readonly rolls?: Readonly<Record<number, readonly Member[]>>
}

const answering = ({ account: known = account, on = today, terms = {}, rolls = {} }: Known) => ({
  'own-account': ({ user }: { readonly user: UserId }) => (user === someone ? known : null),
  'today-in': ({ timeZone }: { readonly timeZone: string }) =>
    timeZone === 'Europe/Moscow' ? on : day('2031-01-01'),
  'locked-term': ({ companyId }: { readonly companyId: CompanyId }) => {
    const { [companyId]: term = open } = terms
    return term && { term, today: on }
  },
  'member-roll': ({ companyId }: { readonly companyId: CompanyId }) => rolls[companyId] ?? [own],
  'new-mail-ids': ({ count }: { readonly count: number }) =>
    Array.from({ length: count }, (_, i) => `mail ${i}` as MailId),
})

const close = (known: Known = {}, confirmation: unknown = email) =>
  follow(closeAccount.run({ confirmation }, signed), answering(known))
const keep = (known: Known = {}) => follow(keepAccount.run({}, signed), answering(known))
const due = (known: Known = {}) => follow(eraseClosedAccount.run({}, signed), answering(known))

const mail = (i: number, to: Member, subject: string, text: string) => ({
  ...{ id: `mail ${i}`, userId: to.id, to: to.email, subject: `${subject} — Охрана труда онлайн` },
  text: expect.stringContaining(text),
})
const journal = (companyId: CompanyId, command: string, before: unknown, after: unknown) => ({
  kind: 'journal',
  rows: [
    {
      ...{ ...signed, companyId, command },
      changes: [
        { record: 'company', ids: [companyId], before: { closesOn: before }, after: { closesOn: after } },
      ],
    },
  ],
})

describe('closing an account', () => {
  test('has it erased after 30 days, and tells the person', () => {
    const closed = close({}, 'Vera@example.org')
    expect(closed).toMatchObject({
      value: {
        answer: { closesOn },
        writes: [
          { kind: 'account-closings', rows: [{ userId: someone, closesOn }] },
          {
            kind: 'jobs',
            rows: [
              {
                ...{ companyId: null, key: `erase-account/${someone}/2026-04-15` },
                ...{ facts: { kind: 'erase-account', userId: someone }, runAt: '2026-04-15T10:00:00.000Z' },
              },
            ],
          },
          { kind: 'mails', rows: [mail(0, own, 'Аккаунт будет удалён', '15.04.2026')] },
          { kind: 'jobs', rows: [{}] },
        ],
      },
    })
    expect(JSON.stringify(closed)).not.toContain('организации')
  })

  test('closes what the person owns with it, each told to whoever else has access', () => {
    const closed = close({ account: { ...account, owns }, rolls: { [quarry]: [own, other] } })
    const ofCompany = (companyId: CompanyId) => [
      { kind: 'terms', rows: [{ companyId, term: { ...open, closesOn } }] },
      { kind: 'jobs', rows: [{ key: `erase-company/${companyId}/2026-04-15` }] },
      journal(companyId, 'companies/close', null, closesOn),
    ]
    expect(closed).toMatchObject({
      value: {
        writes: [
          { kind: 'account-closings' },
          { kind: 'jobs' },
          ...ofCompany(mining),
          ...ofCompany(quarry),
          {
            kind: 'mails',
            rows: [
              mail(0, own, 'Аккаунт будет удалён', 'Рудник; Карьер'),
              mail(1, other, 'Организация будет удалена', 'Карьер'),
            ],
          },
          { kind: 'jobs', rows: [{}, {}] },
        ],
      },
    })
  })

  test('leaves what closes already, was handed over meanwhile, or is gone', () => {
    const gone = 9 as CompanyId
    const closed = close({
      account: { ...account, owns: [...owns, { id: gone, name: 'Шахта' }] },
      terms: { [mining]: { ...open, closesOn: day('2026-04-01') }, [gone]: null },
      rolls: {
        [quarry]: [
          { ...own, role: 'specialist' },
          { ...other, role: 'owner' },
        ],
      },
    })
    expect(closed.ok && closed.value.writes.map(({ kind }) => kind)).toEqual([
      ...['account-closings', 'jobs', 'mails', 'jobs'],
    ])
    expect(JSON.stringify(closed)).not.toMatch(/Рудник|Карьер|Шахта/)
  })

  test('once more changes nothing', () => {
    const closed = { ...account, closesOn: day('2026-04-01') }
    expect(close({ account: closed })).toEqual(ok({ writes: [], answer: { closesOn: '2026-04-01' } }))
  })

  test('asks for its e-mail', () => {
    expect(close({}, 'igor@example.org')).toEqual(
      err(fieldErrors({ field: 'confirmation', code: 'confirmation/other-email' })),
    )
  })

  test('is not for one that is gone', () => {
    expect([close({ account: null }), keep({ account: null })]).toEqual([err(notFound), err(notFound)])
  })
})

describe('taking it back', () => {
  const closed = { ...account, closesOn, owns }

  test('keeps what was closed with it, and what was closed before goes on', () => {
    const kept = keep({
      account: closed,
      terms: { [mining]: { ...open, closesOn: day('2026-04-01') }, [quarry]: { ...open, closesOn } },
      rolls: { [quarry]: [own, other] },
    })
    expect(kept).toMatchObject({
      value: {
        answer: null,
        writes: [
          { kind: 'account-closings', rows: [{ userId: someone, closesOn: null }] },
          { kind: 'terms', rows: [{ companyId: quarry, term: open }] },
          journal(quarry, 'companies/keep', closesOn, null),
          {
            kind: 'mails',
            rows: [
              mail(0, own, 'Удаление аккаунта отменено', 'Не будут удалены и организации: Карьер.'),
              mail(1, other, 'Удаление организации отменено', 'Карьер'),
            ],
          },
          { kind: 'jobs', rows: [{}, {}] },
        ],
      },
    })
    expect(JSON.stringify(kept)).not.toContain('Рудник')
  })

  test('of an account alone tells of no company', () => {
    const kept = keep({ account: { ...closed, owns: [] } })
    expect(kept.ok && kept.value.writes.map(({ kind }) => kind)).toEqual([
      'account-closings',
      'mails',
      'jobs',
    ])
    expect(JSON.stringify(kept)).not.toContain('организации')
  })

  test('of what is not closed changes nothing', () => {
    expect(keep()).toEqual(ok({ writes: [], answer: null }))
  })
})

describe('once its day has come', () => {
  const closed = { ...account, closesOn, owns }
  const ofOwn = { ...open, closesOn }

  test.each([closesOn, day('2026-05-01')])(
    'it goes on %s, with the companies that close by its day',
    (on) => {
      const terms = { [mining]: { ...open, closesOn: day('2026-04-01') }, [quarry]: ofOwn }
      expect(due({ account: closed, on, terms })).toEqual(
        ok({
          writes: [
            {
              kind: 'erasures',
              rows: [
                { erased: 'company', companyId: mining, ...signed },
                { erased: 'company', companyId: quarry, ...signed },
                { erased: 'account', userId: someone, ...signed },
              ],
            },
          ],
          answer: null,
        }),
      )
    },
  )

  test('what was taken back, is not due, or is gone stays as it is', () => {
    const known: readonly Known[] = [
      { on: closesOn },
      { account: closed, on: day('2026-04-14') },
      { account: null, on: closesOn },
    ]
    expect(known.map(due)).toEqual(Array(3).fill(ok({ writes: [], answer: null })))
  })

  test.each([null, day('2026-04-16')])(
    'one that owns a company which stays beyond it (%s) stays, and is told',
    (companysDay) => {
      const terms = { [mining]: ofOwn, [quarry]: { ...open, closesOn: companysDay } }
      const stays = due({ account: closed, on: closesOn, terms })
      expect(stays).toMatchObject({
        value: {
          writes: [
            { kind: 'account-closings', rows: [{ userId: someone, closesOn: null }] },
            { kind: 'mails', rows: [mail(0, own, 'Аккаунт не удалён', 'Карьер')] },
            { kind: 'jobs', rows: [{}] },
          ],
          answer: null,
        },
      })
      expect(JSON.stringify(stays)).not.toContain('Рудник')
    },
  )
})
