import { command, type Decision } from '../commands/command.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { makeTrial } from '../tariffs/company-term.ts'
import type { TermWrite } from '../tariffs/term-facts.ts'
import type { Company } from './company.ts'
import { type CompanyWrite, companiesWithInn, newCompanyId, todayIn } from './company-facts.ts'
import { parseCompanyDetails } from './parse-company.ts'
import type { CompanyCode } from './refusal-codes.ts'

type Input = {
  /** As typed: `parseCompanyDetails` reads it. */
  readonly details: Given
  /** An example has an ИНН that belongs to no one, and may have it twice. */
  readonly example?: true
  /** Nothing of it ends: it is of the demo. */
  readonly free?: true
}

/** Adds a company, of which the person becomes the owner. No one has an ИНН twice; two people may have the same. */
export const add = command({
  name: 'companies/add',
  *gather({ details, example }: Input, { by: member }) {
    const read = parseCompanyDetails(details)
    if (!read.ok) return read
    const namesakes = example ? [] : yield* companiesWithInn({ member, inn: read.value.inn })
    if (namesakes.length > 0) return err(fieldErrors({ field: 'inn', code: 'inn/taken' }))
    const today = yield* todayIn({ timeZone: read.value.timeZone })
    return ok({ details: read.value, today, id: yield* newCompanyId({}) })
  },
  decide(
    { details, today, id },
    { example, free },
    signed,
  ): Result<Decision<Company, CompanyWrite | TermWrite>, FieldErrors<CompanyCode | 'inn/taken'>> {
    const company = { ...details, id, version: 1, ...(example ? { example } : {}) }
    return ok({
      writes: [
        { kind: 'new-companies', rows: [{ company, entered: signed }] },
        { kind: 'terms', rows: example || free ? [] : [{ companyId: id, term: makeTrial(today) }] },
      ],
      changes: [{ record: 'company', ids: [id], before: null, after: details }],
      companyId: id,
      answer: company,
    })
  },
})
