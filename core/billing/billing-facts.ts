import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { Invoice, InvoiceId } from './invoice.ts'
import type { Payer, PayerId } from './payer.ts'

type InCompany = { readonly companyId: CompanyId }

/** Locks the payer; null where it is not the company's. */
export type LockPayer = Question<'payer', InCompany & { readonly id: PayerId }, Payer | null>
export const lockPayer = question<LockPayer>('payer')

/** How many the company has. Locks the company. */
export type PayerCount = Question<'payer-count', InCompany, number>
export const payerCount = question<PayerCount>('payer-count')

export type NewPayerId = Question<'new-payer-id', InCompany, PayerId>
export const newPayerId = question<NewPayerId>('new-payer-id')

/** Locks the invoice: of two who mark it the second sees what the first has left. */
export type LockInvoice = Question<'invoice', InCompany & { readonly id: InvoiceId }, Invoice | null>
export const lockInvoice = question<LockInvoice>('invoice')

/** How many of the company's invoices wait to be paid. Locks the company. */
export type UnpaidCount = Question<'unpaid-count', InCompany, number>
export const unpaidCount = question<UnpaidCount>('unpaid-count')

export type NewInvoiceId = Question<'new-invoice-id', InCompany, InvoiceId>
export const newInvoiceId = question<NewInvoiceId>('new-invoice-id')

export type BillingQuestion = LockPayer | PayerCount | NewPayerId | LockInvoice | UnpaidCount | NewInvoiceId

export type BillingWrite =
  /** New or in place of the one before. */
  | Write<'payers', Payer>
  | Write<'removed-payers', InCompany & { readonly id: PayerId }>
  | Write<'new-invoices', Invoice>
  | Write<'paid-invoices', InCompany & { readonly id: InvoiceId; readonly paid: Signed }>
