import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type BillingWrite, lockPayer } from './billing-facts.ts'
import type { PayerId } from './payer.ts'

type Input = { readonly companyId: CompanyId; readonly id: PayerId }

/** Removes a payer; invoices that name them stay. */
export const removePayer = command({
  name: 'tariffs/remove-payer',
  *gather({ companyId, id }: Input) {
    const payer = yield* lockPayer({ companyId, id })
    return payer ? ok(payer) : err(notFound)
  },
  decide({ id, kind, companyId }): Result<Decision<null, BillingWrite>, NotFound> {
    return ok({
      writes: [{ kind: 'removed-payers', rows: [{ companyId, id }] }],
      changes: [{ record: 'payer', ids: [id], before: { kind }, after: null }],
      answer: null,
    })
  },
})
