import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { TemplateId } from '../library/template.ts'
import { lockFormInUse, type OwnFormWrite } from './own-form-facts.ts'
import { pickOwnFormJournalValues } from './put-to-use.ts'

type Input = { readonly companyId: CompanyId; readonly templateId: TemplateId }

/** Back to the form of the library; `not-found` while no other is in use. What was issued stays as it is. */
export const revert = command({
  name: 'own-forms/revert',
  *gather({ companyId, templateId }: Input) {
    const before = yield* lockFormInUse({ companyId, templateId })
    return before ? ok(before) : err(notFound)
  },
  decide(before, { companyId }, signed): Result<Decision<null, OwnFormWrite>, NotFound> {
    return ok({
      writes: [{ kind: 'retired-forms', rows: [{ id: before.id, companyId, retired: signed }] }],
      changes: [
        { record: 'own-form', ids: [before.id], before: pickOwnFormJournalValues(before), after: null },
      ],
      answer: null,
    })
  },
})
