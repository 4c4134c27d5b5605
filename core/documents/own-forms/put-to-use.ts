import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { holdMembership } from '../../members/member-facts.ts'
import { type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { OwnForm, OwnFormDraft } from './own-form.ts'
import { lockFormInUse, newOwnFormId, type OwnFormWrite } from './own-form-facts.ts'

type Input = { readonly companyId: CompanyId; readonly draft: OwnFormDraft }

/**
 * Puts a form to use from the next document on, and whichever was in use out of it. Refused to whoever lost access to the company
 * while the form was looked through.
 */
export const putToUse = command({
  name: 'own-forms/put-to-use',
  *gather({ companyId, draft: { templateId } }: Input, { by }) {
    if ((yield* holdMembership({ user: by, companyId })) === null) return err(notFound)
    const before = yield* lockFormInUse({ companyId, templateId })
    return ok({ before, id: yield* newOwnFormId({ companyId }) })
  },
  decide({ before, id }, { companyId, draft }, signed): Result<Decision<OwnForm, OwnFormWrite>, NotFound> {
    const { bytes, ...named } = draft
    const form = { ...named, id, companyId, size: bytes.length, enteredBy: signed.by, enteredAt: signed.at }
    return ok({
      writes: [
        { kind: 'retired-forms', rows: before ? [{ id: before.id, companyId, retired: signed }] : [] },
        { kind: 'files', rows: [{ companyId, sha256: form.sha256, bytes }] },
        { kind: 'own-forms', rows: [form] },
      ],
      changes: [
        {
          record: 'own-form',
          ids: [id],
          before: before && pickOwnFormJournalValues(before),
          after: pickOwnFormJournalValues(form),
        },
      ],
      answer: form,
    })
  },
})

/** What the journal keeps of an own form. */
export const pickOwnFormJournalValues = ({ templateId, fileName, sha256 }: OwnForm) => ({
  templateId,
  fileName,
  sha256,
})
