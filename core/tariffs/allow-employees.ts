import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type Input as Given, optional, readObject } from '../shared/input/field-reader.ts'
import { parseWhole } from '../shared/input/whole-number.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { CompanyTerm } from './company-term.ts'
import { lockTerm, type TermWrite } from './term-facts.ts'

type Input = {
  readonly companyId: CompanyId
  /** As typed: `employeeLimit`, blank for that of the tariff. */
  readonly details: Given
}

/** As many as a company of this size may have at all. */
export const MOST_EMPLOYEES = 1_000_000

/** Allows a company so many employees, whatever its tariff (указать предел); what an operator does. */
export const allowEmployees = command({
  name: 'tariffs/allow-employees',
  *gather({ companyId, details }: Input) {
    const read = readObject(details, { employeeLimit: optional(parseWhole(1, MOST_EMPLOYEES)) })
    if (!read.ok) return read
    const known = yield* lockTerm({ companyId })
    return known ? ok({ before: known.term, after: { ...known.term, ...read.value } }) : err(notFound)
  },
  decide(
    { before, after },
    { companyId },
  ): Result<Decision<CompanyTerm, TermWrite>, FieldErrors<'number/invalid'> | NotFound> {
    const isSame = before.employeeLimit === after.employeeLimit
    return ok({
      writes: isSame ? [] : [{ kind: 'terms', rows: [{ companyId, term: after }] }],
      changes: isSame
        ? []
        : [
            {
              record: 'company',
              ids: [companyId],
              before: { employeeLimit: before.employeeLimit },
              after: { employeeLimit: after.employeeLimit },
            },
          ],
      answer: after,
    })
  },
})
