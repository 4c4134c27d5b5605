import type { CompanyDetails } from '@osh/core/companies/company.ts'
import type { FormValues } from '@osh/core/documents/answers/form-values.ts'
import type { NameForms } from '@osh/core/documents/on-paper/name-forms.ts'
import type { PersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** Everything a form is filled with. */
export type FormData = {
  readonly company: CompanyDetails
  readonly document: {
    /** As issued: «7», «7А»; '' while there is none. */
    readonly number: string
    /** Null while there is none. */
    readonly date: LocalDate | null
  }
  /** `per: employee`: the one the paper is about; null otherwise. */
  readonly employee: PersonOnPaper | null
  /** `per: register`: the rows, in their order; empty otherwise. */
  readonly employees: readonly PersonOnPaper[]
  /** As `fillValues` of core gives them. */
  readonly values: FormValues
  readonly nameForms: NameForms
}
