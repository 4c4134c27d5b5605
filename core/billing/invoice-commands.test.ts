import { describe, expect, it, test } from 'vitest'
import { aLegalEntity, aPayerTyped, aSeller } from '../../tests/billing-example.ts'
import { listening } from '../../tests/commands/listening.ts'
import { aCompany, day, instant, mining, someone, today } from '../../tests/examples.ts'
import { follow } from '../commands/follow.ts'
import type { Values } from '../commands/journal.ts'
import type { Company } from '../companies/company.ts'
import type { MailId, UserId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type FieldError, fieldErrors, notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { type CompanyTerm, makeTrial } from '../tariffs/company-term.ts'
import { readInvoiceKey, readLimitKey } from './billing.ts'
import type { Invoice, InvoiceId } from './invoice.ts'
import type { InvoiceSeller } from './invoice-seller.ts'
import { markPaid } from './mark-paid.ts'
import { MOST_UNPAID, orderTariff } from './order-tariff.ts'
import { type Payer, type PayerId, readPayer } from './payer.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const companyId = mining
const id = 4 as PayerId
const invoiceId = 31 as InvoiceId
const company: Company = { ...aCompany({ kpp: '290101001', legalAddress: 'Тула' }), id: mining, version: 3 }
const refused = (...errors: readonly FieldError[]) => err(fieldErrors(...errors))

function payerOf(typed: Input): Payer {
  const read = readPayer(typed)
  if (!read.ok) throw new Error('no payer')
  return { ...read.value, id, companyId }
}
const itself = payerOf(aPayerTyped)
const another = payerOf(aLegalEntity)

const journal = (command: string, before: Values, after: Values) => ({
  kind: 'journal',
  rows: [
    { ...signed, companyId, command, changes: [{ record: 'invoice', ids: [invoiceId], before, after }] },
  ],
})

const invoice: Invoice = {
  ...{ id: invoiceId, companyId, tariff: 'basic', months: 6, sum: 10_000, date: today, seller: aSeller },
  buyer: { name: 'ООО «Плательщик»', inn: '7707083893', kpp: '773601001', address: another.legalAddress },
  ...{ entered: signed, paid: null },
}

describe('ordering a tariff', () => {
  const order = { tariff: 'basic', months: '6', payerId: id }
  type Stored = {
    company: Company | null
    term: CompanyTerm | null
    payer: Payer | null
    unpaid: number
    own: string | null
  }
  const stored: Stored = {
    company,
    term: makeTrial(today),
    payer: another,
    unpaid: MOST_UNPAID - 1,
    own: 'anna@example.org',
  }
  const mailIds = ['m1', 'm2'] as MailId[]

  function ordered(details: Input, kept: Partial<Stored> = {}, seller: InvoiceSeller | null = aSeller) {
    const { asked, say } = listening()
    const { company, term, payer, unpaid, own } = { ...stored, ...kept }
    const answers = {
      company: say('company', company),
      term: say('term', term && { term, today }),
      payer: say('payer', payer),
      'unpaid-count': say('unpaid-count', unpaid),
      today: say('today', today),
      'new-invoice-id': say('new-invoice-id', invoiceId),
      'email-of': say('email-of', own),
      'new-mail-ids': say('new-mail-ids', mailIds),
    }
    return { done: follow(orderTariff.run({ companyId, details, seller }, signed), answers), asked }
  }
  const issued = (one: Invoice) => {
    const { tariff, months, sum, buyer } = one
    const after = { tariff, months, sum, buyer: buyer.name }
    const line = journal('tariffs/order', null, after)
    const mails = { kind: 'mails', rows: expect.any(Array) }
    const jobs = { kind: 'jobs', rows: expect.any(Array) }
    return ok({ writes: [{ kind: 'new-invoices', rows: [one] }, mails, jobs, line], answer: one })
  }

  it('goes by mail to whoever has ordered it and to the payer, each address once, with the invoice', () => {
    const mailsOf = (kept: Partial<Stored>) => {
      const { done } = ordered(order, kept)
      const writes = done.ok ? done.value.writes : []
      return writes.flatMap((one) => (one.kind === 'mails' ? one.rows : []))
    }
    const files = [{ name: 'Счёт 31.pdf', invoiceId }]
    const to = another.emailForInvoices
    expect(mailsOf({})).toMatchObject([
      { id: 'm1', to: 'anna@example.org', userId: someone, sentBy: null, about: 'invoice', files },
      { id: 'm2', to, userId: null, sentBy: someone, companyId, files },
    ])
    expect(mailsOf({})[0]?.subject).toBe('Счёт № 31 от 16.03.2026 — Охрана труда онлайн')
    expect(mailsOf({ own: to?.toUpperCase() ?? null })).toHaveLength(1)
    expect(mailsOf({ own: null })).toMatchObject([{ id: 'm2', to }])
  })

  it('issues an invoice of today to the payer, under a number of its own', () => {
    const { done, asked } = ordered(order)
    expect(done).toEqual(issued(invoice))
    expect(asked).toEqual([
      ['company', { member: someone, companyId }],
      ['term', { companyId }],
      ['payer', { companyId, id }],
      ['unpaid-count', { companyId }],
      ['today', { companyId }],
      ['new-invoice-id', { companyId }],
      ['email-of', { user: someone }],
      ['new-mail-ids', { count: 2 }],
    ])
  })

  it('names the company as its own record does, where it pays itself', () => {
    const { name, inn, kpp, legalAddress: address } = company
    const own = { ...invoice, tariff: 'standard', months: 12, sum: 27_000 } as const
    const typed = { ...order, tariff: 'standard', months: 12 }
    const whole = { ...company, shortName: null }
    expect(ordered(typed, { company: whole, payer: itself }).done).toEqual(
      issued({ ...own, buyer: { name, inn, kpp, address } }),
    )
    const short = { ...company, shortName: 'Карьер' }
    expect(ordered(typed, { company: short, payer: itself }).done).toEqual(
      issued({ ...own, buyer: { name: 'Карьер', inn, kpp, address } }),
    )
  })

  it.each<[string, Input, Partial<Stored>, unknown]>([
    [
      'the trial',
      { ...order, tariff: 'introductory' },
      {},
      refused({ field: 'tariff', code: 'choice/unknown' }),
    ],
    ['four months', { ...order, months: 4 }, {}, refused({ field: 'months', code: 'choice/unknown' })],
    ['no payer', { ...order, payerId: null }, {}, refused({ field: 'payerId', code: 'payer/unknown' })],
    ['an unknown payer', order, { payer: null }, refused({ field: 'payerId', code: 'payer/unknown' })],
    ['too many', order, { unpaid: MOST_UNPAID }, refused({ field: 'tariff', code: 'invoice/too-many' })],
    ['no company', order, { company: null }, err(notFound)],
    ['no term', order, { term: null }, err(notFound)],
  ])('is refused by %s', (_, details, kept, refusal) => {
    expect(ordered(details, kept).done).toEqual(refusal)
  })

  it('is refused before anything is asked, where no one knows whom to pay', () => {
    expect(ordered(order, {}, null)).toEqual({ done: err({ code: 'invoice/no-seller' }), asked: [] })
  })
})

describe('marking an invoice as paid', () => {
  const term = makeTrial(today)

  function mark(found: Invoice | null, known: CompanyTerm | null) {
    const { asked, say } = listening()
    const answers = {
      invoice: say('invoice', found),
      'locked-term': say('locked-term', known && { term: known, today }),
    }
    return { done: follow(markPaid.run({ companyId, id: invoiceId }, signed), answers), asked }
  }

  it('signs it, and moves the term of the company', () => {
    const { done, asked } = mark(invoice, term)
    const after = { tariff: 'basic', lastDay: day('2026-09-29') }
    const before = { tariff: 'introductory', lastDay: term.lastDay }
    const writes = [
      { kind: 'paid-invoices', rows: [{ companyId, id: invoiceId, paid: signed }] },
      { kind: 'terms', rows: [{ companyId, term: { ...term, ...after, anchorDay: 30 } }] },
      journal('tariffs/mark-paid', before, after),
    ]
    expect(done).toEqual(ok({ writes, answer: { ...invoice, paid: signed } }))
    expect(asked).toEqual([
      ['invoice', { companyId, id: invoiceId }],
      ['locked-term', { companyId }],
    ])
  })

  it('writes nothing the second time, and leaves who was first', () => {
    const paid = { ...invoice, paid: { ...signed, by: 9 as UserId } }
    expect(mark(paid, term).done).toEqual(ok({ writes: [], answer: paid }))
  })

  it('is refused where there is no invoice, or nothing that ends', () => {
    expect(mark(null, term).done).toEqual(err(notFound))
    expect(mark(invoice, null).done).toEqual(err(notFound))
  })
})

const isUnknown = (...fields: readonly string[]) =>
  refused(...fields.map((field) => ({ field, code: 'choice/unknown' }) as const))

test('an operator names an invoice and a company by their ids', () => {
  expect(readInvoiceKey({ ofCompanyId: 1, invoiceId: 31 })).toEqual(ok({ companyId, id: invoiceId }))
  expect(readInvoiceKey({ ofCompanyId: 0, invoiceId: '31' })).toEqual(isUnknown('ofCompanyId', 'invoiceId'))
  expect(readLimitKey({ ofCompanyId: 1 })).toEqual(ok({ companyId }))
  expect(readLimitKey({})).toEqual(isUnknown('ofCompanyId'))
})
