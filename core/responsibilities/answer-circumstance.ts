import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { type CircumstanceId, findCircumstance } from '../norms/circumstances.ts'
import { type Input as Given, readObject } from '../shared/input/field-reader.ts'
import { identifier } from '../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { answerOfCompany, type ResponsibilityWrite } from './responsibility-facts.ts'
import type { CircumstanceAnswer } from './role-need.ts'

type Input = CircumstanceAnswer & { readonly companyId: CompanyId }

export type CircumstanceCode = 'circumstance/unknown'

/** Says whether something is so in the company: which roles it needs follows. */
export const answerCircumstance = command({
  name: 'responsibilities/answer-circumstance',
  *gather({ companyId, circumstanceId }: Input) {
    return findCircumstance(circumstanceId) === null
      ? err(fieldErrors({ field: 'circumstanceId', code: 'circumstance/unknown' }))
      : ok({ before: yield* answerOfCompany({ companyId, circumstanceId }) })
  },
  decide(
    { before },
    { companyId, circumstanceId, applies },
    signed,
  ): Result<Decision<null, ResponsibilityWrite>, FieldErrors<CircumstanceCode>> {
    if (before === applies) return ok({ writes: [], changes: [], answer: null })
    const row = { companyId, circumstanceId, applies, since: signed }
    const was = before === null ? null : { applies: before }
    return ok({
      writes: [{ kind: 'circumstance-answers', rows: [row] }],
      changes: [{ record: 'circumstance', ids: [circumstanceId], before: was, after: { applies } }],
      answer: null,
    })
  },
})

const code = 'circumstance/unknown' as const

/** Reads an answer; what is not `true` is a no. */
export const readCircumstanceAnswer = (
  input: Given,
): Result<CircumstanceAnswer, FieldErrors<CircumstanceCode>> =>
  readObject(input, {
    circumstanceId: identifier<CircumstanceId, CircumstanceCode>({ required: code, unknown: code }),
    applies: (value: unknown) => ok(value === true),
  })
