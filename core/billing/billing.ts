import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type Input, readObject } from '../shared/input/field-reader.ts'
import { shownId } from '../shared/input/identifier.ts'
import type { FieldErrors, NotFound } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import type { CompanyTerm } from '../tariffs/company-term.ts'
import { addPayer } from './add-payer.ts'
import { changePayer } from './change-payer.ts'
import type { Invoice, InvoiceId } from './invoice.ts'
import { markPaid } from './mark-paid.ts'
import { type NoSeller, orderTariff } from './order-tariff.ts'
import type { Payer } from './payer.ts'
import type { OrderCode } from './refusal-codes.ts'
import { removePayer } from './remove-payer.ts'

/** What the owner of a company does about money. */
export const payerCommands = { addPayer, changePayer, removePayer }

/** What a server does besides: whom to pay its settings say, and operators know what has been paid. */
export const invoiceCommands = { orderTariff, markPaid }

export interface BillingQueries {
  /** In the order in which they were added. */
  listPayers(companyId: CompanyId): Promise<readonly Payer[]>
  /** The latest first. */
  listInvoices(companyId: CompanyId): Promise<readonly Invoice[]>
  findInvoice(companyId: CompanyId, id: InvoiceId): Promise<Result<Invoice, NotFound>>
}

/** Payers and invoices as a server keeps them. */
export type BillingRecords = BillingQueries &
  CommandsOf<typeof payerCommands> &
  CommandsOf<typeof invoiceCommands>

/** Port: payers and invoices, as a page asks for them. */
export type BillingDesk = Omit<BillingQueries, 'findInvoice'> &
  CommandsOf<typeof payerCommands> & {
    /** Whether invoices are issued at all: not where the service's settings don't say whom to pay. */
    isIssuing(companyId: CompanyId): Promise<boolean>
    order(asked: {
      readonly companyId: CompanyId
      readonly details: Input
    }): Promise<Result<Invoice, FieldErrors<OrderCode> | NoSeller | NotFound>>
    /** An address that a new tab can open for the next minute. */
    link(companyId: CompanyId, id: InvoiceId, format: 'docx' | 'pdf'): Promise<Result<string, NotFound>>
  }

/** An invoice as operators see it, with the company that it is of. */
export type OperatorInvoice = Invoice & { readonly company: string }

/** A company as operators find it by its ИНН. */
export type FoundCompany = {
  readonly id: CompanyId
  readonly name: string
  /** Null where nothing ends. */
  readonly term: CompanyTerm | null
}

/** Port: the invoices and companies of the whole service, for operators. */
export interface BillingShelf {
  /** The latest first, those that wait to be paid before the others. */
  listLatest(count: number): Promise<readonly OperatorInvoice[]>
  /** The oldest first; examples are not among them. */
  listCompaniesBy(inn: string): Promise<readonly FoundCompany[]>
}

/** Port: what operators do about money. */
export interface OperatorBilling {
  listLatest(): Promise<readonly OperatorInvoice[]>
  listCompaniesBy(inn: string): Promise<readonly FoundCompany[]>
  /** `ofCompanyId` and `invoiceId`. */
  markPaid(asked: {
    readonly details: Input
  }): Promise<Result<Invoice, FieldErrors<'choice/unknown'> | NotFound>>
  /** `ofCompanyId` and `employeeLimit`. */
  allowEmployees(asked: {
    readonly details: Input
  }): Promise<Result<CompanyTerm, FieldErrors<'choice/unknown' | 'number/invalid'> | NotFound>>
}

/** How many an operator sees at once. */
export const INVOICES_SHOWN = 200

/** Which invoice of which company: `ofCompanyId` and `invoiceId`. */
export function readInvoiceKey(
  given: Input,
): Result<{ readonly companyId: CompanyId; readonly id: InvoiceId }, FieldErrors<'choice/unknown'>> {
  const read = readObject(given, {
    ofCompanyId: shownId<CompanyId>,
    invoiceId: shownId<InvoiceId>,
  })
  return read.ok ? ok({ companyId: read.value.ofCompanyId, id: read.value.invoiceId }) : read
}

/** Which company a limit is of: `ofCompanyId`. */
export function readLimitKey(
  given: Input,
): Result<{ readonly companyId: CompanyId }, FieldErrors<'choice/unknown'>> {
  const read = readObject(given, { ofCompanyId: shownId<CompanyId> })
  return read.ok ? ok({ companyId: read.value.ofCompanyId }) : read
}
