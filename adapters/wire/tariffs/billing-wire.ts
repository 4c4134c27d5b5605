import type { Invoice, InvoiceId } from '@osh/core/billing/invoice.ts'
import { type Payer, type PayerId, payerFields, payerKinds } from '@osh/core/billing/payer.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { asItIs, type Codec } from '../contract/answer.ts'
import { day, givenNumber, givenText, idOf, signed } from '../wire-format.ts'
import { tariffName } from './subscription-calls.ts'

const text = z.nullable(z.string())
const textOfEach = <T>(of: T) =>
  Object.fromEntries(payerFields.map((field) => [field, of])) as Record<(typeof payerFields)[number], T>

export const payer: Codec<Payer> = asItIs(
  z.object({
    id: idOf<PayerId>(),
    companyId: idOf<CompanyId>(),
    kind: z.enum(payerKinds),
    ...textOfEach(text),
  }),
)

/** What a request carries of a payer: the fields of the kind, the others are not looked at. */
export const payerGiven = z.object({ kind: givenText, ...textOfEach(z.optional(givenText)) })

export const orderGiven = z.object({ tariff: givenText, months: givenNumber, payerId: givenNumber })

export const invoiceJson = z.object({
  id: idOf<InvoiceId>(),
  companyId: idOf<CompanyId>(),
  tariff: tariffName,
  months: z.union([z.literal(3), z.literal(6), z.literal(12)]),
  sum: z.int(),
  date: day,
  buyer: z.object({ name: z.string(), inn: text, kpp: text, address: text }),
  seller: z.object({
    name: z.string(),
    inn: z.string(),
    kpp: text,
    address: z.string(),
    bank: z.string(),
    bik: z.string(),
    account: z.string(),
    correspondentAccount: z.string(),
    vat: z.nullable(z.number()),
  }),
  entered: signed,
  paid: z.nullable(signed),
})

export const invoice = asItIs<Invoice>(invoiceJson)
