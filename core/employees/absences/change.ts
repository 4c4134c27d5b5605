import { command, type Decision } from '../../commands/command.ts'
import { findChangedValues } from '../../commands/journal.ts'
import type { CompanyId } from '../../companies/company.ts'
import { todayOf } from '../../companies/company-facts.ts'
import type { Input as Given } from '../../shared/input/field-reader.ts'
import { type FieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { AbsenceCode } from '../refusal-codes.ts'
import type { Absence, AbsenceId } from './absence.ts'
import type { AbsenceWrite } from './absence-facts.ts'
import { lockAbsence } from './lock-absence.ts'
import { pickAbsenceDetails, readAbsenceChanges } from './read-absence.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: AbsenceId
  /** What changes, as typed; what is left out stays, a null `to` opens the absence. */
  readonly patch: Given
}

/** Corrects an absence (исправить отсутствие), or gives it an end: the employee is back the day after. */
export const change = command({
  name: 'absences/change',
  *gather({ companyId, id }: Input) {
    const known = yield* lockAbsence(companyId, id)
    return known ? ok({ ...known, today: yield* todayOf({ companyId }) }) : err(notFound)
  },
  decide(
    { absence: before, ...facts },
    { patch },
  ): Result<Decision<Absence, AbsenceWrite>, FieldErrors<AbsenceCode> | NotFound> {
    const read = readAbsenceChanges(before, patch, facts)
    if (!read.ok) return read
    const changed = findChangedValues(pickAbsenceDetails(before), read.value)
    if (!changed) return ok({ writes: [], changes: [], answer: before })
    const after = { ...before, ...read.value }
    return ok({
      writes: [{ kind: 'changed-absences', rows: [after] }],
      changes: [{ record: 'absence', ids: [before.id], ...changed }],
      answer: after,
    })
  },
})
