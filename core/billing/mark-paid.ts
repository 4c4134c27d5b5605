import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { payTerm } from '../tariffs/pay-term.ts'
import { lockTerm, type TermWrite } from '../tariffs/term-facts.ts'
import { type BillingWrite, lockInvoice } from './billing-facts.ts'
import type { Invoice, InvoiceId } from './invoice.ts'

type Input = { readonly companyId: CompanyId; readonly id: InvoiceId }

/** Marks an invoice as paid (оплачен), which moves the company's term; what an operator does. Marked twice, it is paid once. */
export const markPaid = command({
  name: 'tariffs/mark-paid',
  *gather({ companyId, id }: Input) {
    const invoice = yield* lockInvoice({ companyId, id })
    const known = yield* lockTerm({ companyId })
    return invoice && known ? ok({ invoice, ...known }) : err(notFound)
  },
  decide(
    { invoice, term, today },
    { companyId, id },
    { by, at },
  ): Result<Decision<Invoice, BillingWrite | TermWrite>, NotFound> {
    if (invoice.paid) return ok({ writes: [], changes: [], answer: invoice })
    const paid = { by, at }
    const after = payTerm(term, invoice.tariff, invoice.months, today)
    return ok({
      writes: [
        { kind: 'paid-invoices', rows: [{ companyId, id, paid }] },
        { kind: 'terms', rows: [{ companyId, term: after }] },
      ],
      changes: [
        {
          record: 'invoice',
          ids: [id],
          before: { lastDay: term.lastDay, tariff: term.tariff },
          after: { lastDay: after.lastDay, tariff: after.tariff },
        },
      ],
      answer: { ...invoice, paid },
    })
  },
})
