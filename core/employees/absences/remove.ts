import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { AbsenceId } from './absence.ts'
import type { AbsenceWrite } from './absence-facts.ts'
import { lockAbsence } from './lock-absence.ts'
import { pickAbsenceDetails } from './read-absence.ts'

type Input = { readonly companyId: CompanyId; readonly id: AbsenceId }

/** Deletes an absence that was entered by mistake (удалить); the journal keeps it. */
export const remove = command({
  name: 'absences/remove',
  *gather({ companyId, id }: Input) {
    const known = yield* lockAbsence(companyId, id)
    return known ? ok(known.absence) : err(notFound)
  },
  decide(absence): Result<Decision<null, AbsenceWrite>, NotFound> {
    const { id, employeeId } = absence
    return ok({
      writes: [{ kind: 'deleted-absences', rows: [absence] }],
      changes: [
        { record: 'absence', ids: [id], before: { employeeId, ...pickAbsenceDetails(absence) }, after: null },
      ],
      answer: null,
    })
  },
})
