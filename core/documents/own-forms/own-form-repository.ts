import type { CommandsOf } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { FieldErrors, NotFound } from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import { guardAdding } from '../../tariffs/adding.ts'
import type { TermEnded } from '../../tariffs/refusals.ts'
import type { TemplateId } from '../library/template.ts'
import type { OwnFormCode } from '../refusal-codes.ts'
import type { OwnForm, OwnFormFile, OwnFormId } from './own-form.ts'
import { putToUse } from './put-to-use.ts'
import { revert } from './revert.ts'

/** Port: a company's own forms, as a page asks for them. */
export interface OwnForms {
  /** Those in use, in the order of the library's numbers. */
  list(companyId: CompanyId): Promise<readonly OwnForm[]>
  /**
   * Checks the file and puts it to use from the next document on, in place of the one before. Refused with everything that is
   * wrong with the file, each under the field `file`; `not-found` for a number that is no form's.
   */
  upload(
    companyId: CompanyId,
    templateId: TemplateId,
    file: { readonly name: string; readonly bytes: Uint8Array },
  ): Promise<Result<OwnForm, FieldErrors<OwnFormCode> | NotFound | TermEnded>>
  /** Back to the form of the library; what was issued stays as it is. */
  revert(companyId: CompanyId, templateId: TemplateId): Promise<Result<null, NotFound>>
  /** The file as it was sent, as an address that a new tab can open for the next minute. */
  makeLink(companyId: CompanyId, id: OwnFormId): Promise<Result<string, NotFound>>
  /** An address of a .docx that has every placeholder of the form, to copy from. */
  makeSampleLink(templateId: TemplateId): Promise<Result<string, NotFound>>
  /** An address of the library's form as a .docx to change in Word and to upload. */
  makeEditableLink(templateId: TemplateId): Promise<Result<string, NotFound>>
}

/** What a server does with own forms. */
export const ownFormCommands = { putToUse: guardAdding(putToUse), revert }

/** What a server reads of them. */
export interface OwnFormQueries {
  /** Those in use, in the order of the library's numbers. */
  list(companyId: CompanyId): Promise<readonly OwnForm[]>
  /** Null while the library's own form is in use. */
  findInUse(companyId: CompanyId, templateId: TemplateId): Promise<OwnFormFile | null>
  /** In use or not. */
  get(companyId: CompanyId, id: OwnFormId): Promise<Result<OwnForm, NotFound>>
  /** The same with its bytes. */
  readFile(companyId: CompanyId, id: OwnFormId): Promise<Result<OwnFormFile, NotFound>>
}

/** A company's own forms as a server keeps them. Nothing is ever deleted: a form that goes out of use is kept with who and when. */
export type OwnFormRepository = OwnFormQueries & CommandsOf<typeof ownFormCommands>
