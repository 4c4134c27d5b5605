import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type BillingWrite, lockPayer } from './billing-facts.ts'
import { type Payer, type PayerId, readPayer } from './payer.ts'
import type { PayerCode } from './refusal-codes.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: PayerId
  /** As typed, all fields of the kind: `readPayer` reads it. */
  readonly details: Given
}

/** Writes a payer again; invoices that name them stay as they were. */
export const changePayer = command({
  name: 'tariffs/change-payer',
  *gather({ companyId, id, details }: Input) {
    const before = yield* lockPayer({ companyId, id })
    if (!before) return err(notFound)
    const read = readPayer(details)
    return read.ok ? ok({ before, after: { ...read.value, id, companyId } }) : read
  },
  decide({ before, after }): Result<Decision<Payer, BillingWrite>, FieldErrors<PayerCode> | NotFound> {
    return ok({
      writes: [{ kind: 'payers', rows: [after] }],
      changes: [
        { record: 'payer', ids: [after.id], before: { kind: before.kind }, after: { kind: after.kind } },
      ],
      companyId: after.companyId,
      answer: after,
    })
  },
})
