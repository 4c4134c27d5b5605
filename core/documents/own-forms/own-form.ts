import type { UserId } from '../../auth/account.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { Brand } from '../../shared/brand.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { TemplateId } from '../library/template.ts'

export type OwnFormId = Brand<number, 'OwnFormId'>

/** A company's own .docx that is in place of a form of the library (персональный шаблон). */
export type OwnForm = {
  readonly id: OwnFormId
  readonly companyId: CompanyId
  readonly templateId: TemplateId
  /** As the person who sent it had named the file. */
  readonly fileName: string
  /** In bytes. */
  readonly size: number
  /** In hexadecimal; documents issued by it name it. */
  readonly sha256: string
  readonly enteredBy: UserId
  readonly enteredAt: Instant
}

/** With the file itself, byte for byte as it was sent. */
export type OwnFormFile = OwnForm & { readonly bytes: Uint8Array }

/** A file that has been found right and waits to be stored. */
export type OwnFormDraft = Pick<OwnFormFile, 'templateId' | 'fileName' | 'sha256' | 'bytes'>

/** The largest file that is taken, in bytes. */
export const OWN_FORM_LIMIT = 5 * 1024 * 1024
