import { command, type Decision } from '../commands/command.ts'
import { type Company, nameCompanyShort } from '../companies/company.ts'
import { lockCompany, todayOf } from '../companies/company-facts.ts'
import type { JobWrite } from '../jobs/job.ts'
import { type MailWrite, newMailIds, writeMails } from '../mail/mail-facts.ts'
import { emailOf } from '../members/member-facts.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type Input as Given, type Parse, readObject } from '../shared/input/field-reader.ts'
import { isId } from '../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { computePrice, type Term, terms } from '../tariffs/tariff.ts'
import { termOf } from '../tariffs/term-facts.ts'
import { type BillingWrite, lockPayer, newInvoiceId, unpaidCount } from './billing-facts.ts'
import type { Buyer, Invoice } from './invoice.ts'
import { INVOICE_MAILS, wordInvoiceMails } from './invoice-mails.ts'
import type { InvoiceSeller } from './invoice-seller.ts'
import { namePayer, type Payer, type PayerId } from './payer.ts'
import type { OrderCode } from './refusal-codes.ts'

type Input = {
  readonly companyId: CompanyId
  /** As typed: `tariff`, `months` and `parsePayerId`. */
  readonly details: Given
  /** Null where the service's settings don't say whom to pay: no invoice is issued then. */
  readonly seller: InvoiceSeller | null
}

/** Whom to pay the service doesn't know. */
export type NoSeller = { readonly code: 'invoice/no-seller' }

/** Invoices that one company may leave unpaid. */
export const MOST_UNPAID = 20

const parseTariff: Parse<'basic' | 'standard', 'choice/unknown'> = (value) =>
  value === 'basic' || value === 'standard' ? ok(value) : err({ code: 'choice/unknown' })
const parseMonths: Parse<Term, 'choice/unknown'> = (value) => {
  const term = terms.find((one) => one === Number(value))
  return term ? ok(term) : err({ code: 'choice/unknown' })
}
const parsePayerId: Parse<PayerId, 'payer/unknown'> = (value) =>
  isId(value) ? ok(value as PayerId) : err({ code: 'payer/unknown' })

/** Orders a tariff for so many months (заказать тариф): an invoice under a number of its own, which goes by mail to whoever orders it and to the payer. */
export const orderTariff = command({
  name: 'tariffs/order',
  *gather({ companyId, details, seller }: Input, { by }) {
    if (seller === null) return err({ code: 'invoice/no-seller' } as const)
    const read = readObject(details, { tariff: parseTariff, months: parseMonths, payerId: parsePayerId })
    if (!read.ok) return read
    const company = yield* lockCompany({ member: by, companyId })
    if (!company || !(yield* termOf({ companyId }))) return err(notFound)
    const payer = yield* lockPayer({ companyId, id: read.value.payerId })
    if (!payer) return err(fieldErrors({ field: 'payerId', code: 'payer/unknown' }))
    if ((yield* unpaidCount({ companyId })) >= MOST_UNPAID)
      return err(fieldErrors({ field: 'tariff', code: 'invoice/too-many' }))
    const date = yield* todayOf({ companyId })
    return ok({
      ...read.value,
      seller,
      date,
      buyer: makeBuyer(payer, company),
      id: yield* newInvoiceId({ companyId }),
      addresses: { own: yield* emailOf({ user: by }), ofPayer: payer.emailForInvoices },
      mailIds: yield* newMailIds({ count: INVOICE_MAILS }),
    })
  },
  decide(
    { id, tariff, months, buyer, seller, date, addresses, mailIds },
    { companyId },
    signed,
  ): Result<
    Decision<Invoice, BillingWrite | MailWrite | JobWrite>,
    FieldErrors<OrderCode> | NoSeller | NotFound
  > {
    const sum = computePrice(tariff, months)
    const invoice = {
      id,
      companyId,
      tariff,
      months,
      sum,
      date,
      buyer,
      seller,
      entered: signed,
      paid: null,
    }
    return ok({
      writes: [
        { kind: 'new-invoices', rows: [invoice] },
        ...writeMails(wordInvoiceMails(invoice, addresses, mailIds, signed)),
      ],
      changes: [
        { record: 'invoice', ids: [id], before: null, after: { tariff, months, sum, buyer: buyer.name } },
      ],
      answer: invoice,
    })
  },
})

function makeBuyer(payer: Payer, company: Company): Buyer {
  const name = namePayer(payer)
  return name === null
    ? { name: nameCompanyShort(company), inn: company.inn, kpp: company.kpp, address: company.legalAddress }
    : { name, inn: payer.inn, kpp: payer.kpp, address: payer.legalAddress }
}
