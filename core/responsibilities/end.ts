import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { takeAppointmentValues } from './begin-term.ts'
import type { ResponsibilityId } from './responsibility.ts'
import { lockHeld, type ResponsibilityWrite } from './responsibility-facts.ts'

type Input = { readonly companyId: CompanyId; readonly id: ResponsibilityId }

/** Ends the term of the holder (снять); the history stays. */
export const end = command({
  name: 'responsibilities/end',
  *gather({ companyId, id }: Input) {
    const before = yield* lockHeld({ companyId, id })
    return before ? ok(before) : err(notFound)
  },
  decide(before, { companyId, id }, signed): Result<Decision<null, ResponsibilityWrite>, NotFound> {
    return ok({
      writes: [{ kind: 'ended-terms', rows: [{ companyId, responsibilityId: id, until: signed }] }],
      changes: [{ record: 'responsibility', ids: [id], before: takeAppointmentValues(before), after: null }],
      answer: null,
    })
  },
})
