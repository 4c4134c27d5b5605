import type { CompanyId } from '../../companies/company.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, type Result } from '../../shared/results/result.ts'
import { parseText } from '../../shared/texts/text.ts'
import type { TermEnded } from '../../tariffs/refusals.ts'
import type { FormPress } from '../issuing/form-press.ts'
import type { TemplateId } from '../library/template.ts'
import type { OwnFormCode } from '../refusal-codes.ts'
import { checkFormSize } from './check-form-size.ts'
import { describeOwnFormError } from './describe-own-form-error.ts'
import type { OwnForm } from './own-form.ts'
import type { OwnFormRepository } from './own-form-repository.ts'

export type UploadNeeds = {
  readonly press: FormPress
  readonly ownForms: OwnFormRepository
  /** SHA-256 in hexadecimal. */
  readonly markOf: (bytes: Uint8Array) => Promise<string>
}

/** Puts a company's own form to use if nothing at all is wrong with it. */
export async function uploadOwnForm(
  { press, ownForms, markOf }: UploadNeeds,
  companyId: CompanyId,
  templateId: TemplateId,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<Result<OwnForm, FieldErrors<OwnFormCode> | NotFound | TermEnded>> {
  const template = press.templates.find(({ id }) => id === templateId)
  if (!template) return err(notFound)
  const fileName = parseText(name.replace(/^.*[\\/]/u, ''), { max: 200, required: true })
  if (!fileName.ok) return err(fieldErrors({ field: 'fileName', ...fileName.error }))
  const size = checkFormSize(bytes.length)
  if (!size.ok) return size
  const findings = await press.check(template, bytes)
  if (findings.length > 0) {
    const said = findings.map(describeOwnFormError)
    return err(
      fieldErrors(...said.map((words) => ({ field: 'file', code: 'server/said' as const, said: words }))),
    )
  }
  const draft = { templateId, fileName: fileName.value, bytes, sha256: await markOf(bytes) }
  return ownForms.putToUse({ companyId, draft })
}
