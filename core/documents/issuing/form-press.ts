import type { CompanyDetails } from '../../companies/company.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { FormValues } from '../answers/form-values.ts'
import type { MissingValue } from '../answers/missing-values.ts'
import type { DocumentFormat, RenderedFiles } from '../document.ts'
import type { Template } from '../library/template.ts'
import type { PersonOnPaper } from '../on-paper/person-on-paper.ts'
import type { OwnFormFile } from '../own-forms/own-form.ts'
import type { OwnFormError } from '../own-forms/own-form-error.ts'

/** All that one paper is made from: plain data, stored with the document. */
export type PaperData = {
  readonly company: CompanyDetails
  readonly document: { readonly number: string; readonly date: LocalDate }
  /** Whom the paper is about; null for any other paper. */
  readonly employee: PersonOnPaper | null
  /** The rows of a register; empty for any other paper. */
  readonly employees: readonly PersonOnPaper[]
  readonly values: FormValues
}

/** The same of a paper that may still lack anything: '' and null while there is no number and no day. */
export type UnfinishedPaper = Omit<PaperData, 'document'> & {
  readonly document: { readonly number: string; readonly date: LocalDate | null }
}

/** A file to look at before the paper is issued. */
export type Preview = { readonly format: DocumentFormat; readonly bytes: Uint8Array }

/** Port: the library of forms, and what makes papers of them, or of the company's own form (`own`) in place of one. */
export interface FormPress {
  /** By group, then by number. */
  readonly templates: readonly Template[]
  /** What the paper lacks; it may be printed when there is nothing. */
  listMissing(template: Template, data: PaperData, own: OwnFormFile | null): Promise<readonly MissingValue[]>
  /** Throws if the paper lacks something. */
  print(template: Template, data: PaperData, own: OwnFormFile | null): Promise<RenderedFiles>
  /** Everything that is wrong with a file that is to be in place of the form; whatever the bytes are, it answers. */
  check(template: Template, bytes: Uint8Array): Promise<readonly OwnFormError[]>
  /** A .docx that has every placeholder of the form with its meaning. */
  readSample(template: Template): Promise<Uint8Array>
  /** The form itself as a .docx to change in Word: as it is, it passes `check`, and its papers say what the form's do. */
  readEditable(template: Template): Promise<Uint8Array>
  /** What there is of the paper, under «ПРЕДПРОСМОТР» on every page; each gap is marked and says what is missing. */
  preview(template: Template, data: UnfinishedPaper): Promise<Preview>
}
