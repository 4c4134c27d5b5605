import { command, type Decision } from '../commands/command.ts'
import { findChangedValues } from '../commands/journal.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import {
  type FieldErrors,
  fieldErrors,
  type NotFound,
  notFound,
  type Stale,
  stale,
} from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { Company, CompanyId } from './company.ts'
import { type CompanyWrite, companiesWithInn, lockCompany } from './company-facts.ts'
import { parseCompanyChanges, pickCompanyDetails } from './parse-company.ts'
import type { CompanyCode } from './refusal-codes.ts'
import { parseInn } from './requisites/inn.ts'

type Input = {
  readonly companyId: CompanyId
  /** What changes, as typed; what is left out stays, null clears. */
  readonly patch: Given
  /** Refuse with `stale` unless the stored one is that; null takes any. */
  readonly version: number | null
}

/** Changes «Сведения об организации». The version grows when anything has changed. */
export const change = command({
  name: 'companies/change',
  *gather({ companyId, patch, version }: Input, { by: member }) {
    const inn = parseInn(patch.inn)
    const namesakes = inn.ok ? yield* companiesWithInn({ member, inn: inn.value }) : []
    const before = yield* lockCompany({ member, companyId })
    if (!before) return err(notFound)
    if (version !== null && version !== before.version) return err(stale)
    const details = parseCompanyChanges(before, patch)
    return details.ok ? ok({ before, details: details.value, namesakes }) : details
  },
  decide(
    { before, details, namesakes },
    { companyId },
  ): Result<Decision<Company, CompanyWrite>, FieldErrors<CompanyCode | 'inn/taken'> | NotFound | Stale> {
    if (namesakes.some((id) => id !== companyId)) return err(fieldErrors({ field: 'inn', code: 'inn/taken' }))
    const changed = findChangedValues(pickCompanyDetails(before), details)
    if (!changed) return ok({ writes: [], changes: [], answer: before })
    const after = { ...before, ...details, version: before.version + 1 }
    return ok({
      writes: [{ kind: 'changed-companies', rows: [after] }],
      changes: [{ record: 'company', ids: [companyId], ...changed }],
      answer: after,
    })
  },
})
