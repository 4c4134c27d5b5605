import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type Input as Given, optional, readObject } from '../../shared/input/field-reader.ts'
import { parseWhole } from '../../shared/input/whole-number.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { type HeadcountWrite, headcountOfYear, newHeadcountId } from './headcount-facts.ts'

type Input = {
  readonly companyId: CompanyId
  /** As typed: `year`, and `headcount`, of which a blank takes back. */
  readonly details: Given
}

/** A year of which there may be figures. */
export const parseYear = parseWhole(2000, 2100)

const parsers = { year: parseYear, headcount: optional(parseWhole(1, 1_000_000)) }

/** Enters the average number on the payroll of a year (внести среднесписочную численность), in place of what the records have. */
export const setHeadcount = command({
  name: 'incidents/set-headcount',
  *gather({ companyId, details }: Input) {
    const read = readObject(details, parsers)
    if (!read.ok) return read
    const before = yield* headcountOfYear({ companyId, year: read.value.year })
    return ok({ ...read.value, before, id: yield* newHeadcountId({ companyId }) })
  },
  decide(
    { year, headcount, before, id },
    { companyId },
    signed,
  ): Result<Decision<null, HeadcountWrite>, FieldErrors<'number/invalid'>> {
    if (headcount === before) return ok({ writes: [], changes: [], answer: null })
    const valuesOf = (count: number | null) => (count === null ? null : { year, headcount: count })
    return ok({
      writes: [{ kind: 'headcounts', rows: [{ id, companyId, year, headcount, entered: signed }] }],
      changes: [{ record: 'headcount', ids: [id], before: valuesOf(before), after: valuesOf(headcount) }],
      answer: null,
    })
  },
})
