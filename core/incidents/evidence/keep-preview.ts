import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { checkSize } from './check-file.ts'
import { fileOf } from './content.ts'
import { measureLongerJpegSide } from './detect-format.ts'
import { type Evidence, type EvidenceId, PREVIEW_LIMIT, PREVIEW_SIDE } from './evidence.ts'
import { type EvidenceWrite, lockEvidence } from './evidence-facts.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: EvidenceId
  readonly picture: { readonly bytes: Uint8Array; readonly sha256: string }
}

/** Keeps the small picture that the sender's browser made, once; only its sender may give it, and it is never evidence itself. */
export const keepPreview = command({
  name: 'evidence/keep-preview',
  *gather({ companyId, id }: Input, { by }) {
    const evidence = yield* lockEvidence({ companyId, id })
    return evidence && evidence.enteredBy === by ? ok(evidence) : err(notFound)
  },
  decide(
    before,
    { companyId, id, picture: { bytes, sha256 } },
  ): Result<
    Decision<Evidence, EvidenceWrite>,
    FieldErrors<'evidence/not-recognised' | 'evidence/too-large'> | NotFound
  > {
    const content = fileOf(before)
    if (!content.ok) return content
    const size = checkSize(bytes, PREVIEW_LIMIT)
    if (!size.ok) return size
    const side = measureLongerJpegSide(bytes)
    if (side === 0 || side > PREVIEW_SIDE)
      return err(fieldErrors({ field: 'file', code: 'evidence/not-recognised' }))
    if (content.value.preview) return ok({ writes: [], changes: [], answer: before })
    const preview = { sha256, size: size.value }
    return ok({
      writes: [
        { kind: 'files', rows: [{ companyId, sha256, bytes }] },
        { kind: 'evidence-previews', rows: [{ companyId, id, preview }] },
      ],
      changes: [{ record: 'evidence', ids: [id], before: { preview: null }, after: { preview: sha256 } }],
      answer: { ...before, content: { ...content.value, preview } },
    })
  },
})
