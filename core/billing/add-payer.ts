import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type BillingWrite, newPayerId, payerCount } from './billing-facts.ts'
import { MOST_PAYERS, type Payer, readPayer } from './payer.ts'
import type { PayerCode } from './refusal-codes.ts'

type Input = {
  readonly companyId: CompanyId
  /** As typed: `readPayer` reads it. */
  readonly details: Given
}

/** Adds a payer (добавить плательщика). What of them the journal keeps is their kind alone: a passport is no one's business. */
export const addPayer = command({
  name: 'tariffs/add-payer',
  *gather({ companyId, details }: Input) {
    const read = readPayer(details)
    if (!read.ok) return read
    if ((yield* payerCount({ companyId })) >= MOST_PAYERS)
      return err(fieldErrors({ field: 'kind', code: 'payer/too-many' }))
    return ok({ details: read.value, id: yield* newPayerId({ companyId }) })
  },
  decide(
    { details, id },
    { companyId },
  ): Result<Decision<Payer, BillingWrite>, FieldErrors<PayerCode | 'payer/too-many'>> {
    const payer = { ...details, id, companyId }
    return ok({
      writes: [{ kind: 'payers', rows: [payer] }],
      changes: [{ record: 'payer', ids: [id], before: null, after: { kind: details.kind } }],
      answer: payer,
    })
  },
})
