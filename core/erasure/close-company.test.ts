import { describe, expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { aCompany, day, instant, mining, someone } from '../../tests/examples.ts'
import type { MailId, UserId } from '../shared/identity.ts'
import { fieldErrors, notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import type { CompanyTerm } from '../tariffs/company-term.ts'
import { closeCompany, eraseClosed, keepCompany } from './close-company.ts'

const at = instant('2026-03-16T10:00:00.000Z')
const colleague = 2 as UserId
const company = { ...aCompany({ name: 'Северный карьер' }), id: mining, version: 1 }
const today = day('2026-03-16')
const closesOn = day('2026-04-15')
const open: CompanyTerm = {
  tariff: 'standard',
  lastDay: day('2027-01-01'),
  anchorDay: null,
  employeeLimit: 5,
  closesOn: null,
}
const closed = { ...open, closesOn }
const role = { role: 'owner', departments: [], granted: [] } as const
const roll = [
  { ...role, id: someone, email: 'owner@example.org' },
  { ...role, id: colleague, email: 'colleague@example.org' },
]

const answering = (term: CompanyTerm | null, on = today) => ({
  company: ({ member }: { readonly member: UserId }) =>
    member === someone || member === colleague ? company : null,
  'is-owner': ({ user }: { readonly user: UserId }) => user === someone,
  'locked-term': () => term && { term, today: on },
  'member-roll': () => roll,
  'new-mail-ids': ({ count }: { readonly count: number }) =>
    Array.from({ length: count }, (_, i) => `mail ${i}` as MailId),
})

const close = (confirmation: unknown, term: CompanyTerm | null = open, by = someone) =>
  followInCompany(closeCompany.run({ companyId: mining, confirmation }, { by, at }), answering(term))
const keep = (term: CompanyTerm | null, by = someone) =>
  followInCompany(keepCompany.run({ companyId: mining }, { by, at }), answering(term))
const due = (term: CompanyTerm | null, on = closesOn) =>
  followInCompany(eraseClosed.run({ companyId: mining }, { by: someone, at }), answering(term, on))

const journal = (command: string, before: unknown, after: unknown) => ({
  kind: 'journal',
  rows: [
    {
      by: someone,
      at,
      companyId: mining,
      command,
      changes: [
        { record: 'company', ids: [mining], before: { closesOn: before }, after: { closesOn: after } },
      ],
    },
  ],
})
const mail = (i: number, subject: string) => ({
  ...{ id: `mail ${i}`, userId: roll[i]?.id, to: roll[i]?.email, companyId: null, enteredAt: at },
  subject: `${subject} — Охрана труда онлайн`,
  text: expect.stringContaining('Северный карьер'),
})

describe('closing a company', () => {
  test('has it erased after 30 days, and tells whoever has access', () => {
    const facts = { kind: 'erase-company', companyId: mining, userId: someone }
    const runAt = '2026-04-15T10:00:00.000Z'
    const key = `erase-company/${mining}/2026-04-15`
    const subject = 'Организация будет удалена'
    expect(close('северный карьер')).toMatchObject({
      value: {
        answer: { closesOn },
        writes: [
          { kind: 'terms', rows: [{ companyId: mining, term: closed }] },
          { kind: 'jobs', rows: [{ companyId: null, key, facts, runAt }] },
          { kind: 'mails', rows: [mail(0, subject), mail(1, subject)] },
          { kind: 'jobs', rows: [{}, {}] },
          journal('companies/close', null, closesOn),
        ],
      },
    })
    expect(JSON.stringify(close('северный карьер'))).toContain('15.04.2026')
  })

  test('once more changes nothing', () => {
    const later = { ...closed, closesOn: day('2026-04-01') }
    expect(close('Северный карьер', later)).toEqual(ok({ writes: [], answer: { closesOn: '2026-04-01' } }))
  })

  test('asks for its name', () => {
    expect(close('Южный карьер')).toEqual(
      err(fieldErrors({ field: 'confirmation', code: 'confirmation/other-name' })),
    )
  })
})

test('an owner takes it back, and everyone is told', () => {
  const subject = 'Удаление организации отменено'
  expect(keep(closed)).toMatchObject({
    value: {
      answer: null,
      writes: [
        { kind: 'terms', rows: [{ companyId: mining, term: open }] },
        { kind: 'mails', rows: [mail(0, subject), mail(1, subject)] },
        { kind: 'jobs', rows: [{}, {}] },
        journal('companies/keep', closesOn, null),
      ],
    },
  })
  expect(keep(open)).toEqual(ok({ writes: [], answer: null }))
})

test('neither is for a member who is no owner, a stranger, or an example, where nothing ends', () => {
  const name = 'Северный карьер'
  expect([close(name, open, colleague), keep(closed, colleague)]).toEqual([
    err({ code: 'erasure/not-owner' }),
    err({ code: 'erasure/not-owner' }),
  ])
  const stranger = 3 as UserId
  expect([close(name, open, stranger), keep(closed, stranger), close(name, null), keep(null)]).toEqual(
    Array(4).fill(err(notFound)),
  )
})

describe('once its day has come', () => {
  const gone = [{ kind: 'erasures', rows: [{ erased: 'company', companyId: mining, by: someone, at }] }]

  test.each([closesOn, day('2026-05-01')])('it is erased on %s', (on) => {
    expect(due(closed, on)).toEqual(ok({ writes: gone, answer: null }))
  })

  test('what was taken back, or is gone, stays as it is', () => {
    const nothing = ok({ writes: [], answer: null })
    expect([due(open), due(null)]).toEqual([nothing, nothing])
  })

  test('what is not due says its day', () => {
    expect(due(closed, day('2026-04-14'))).toEqual(ok({ writes: [], answer: closesOn }))
  })
})
