import type { CodedItem } from '../../norms/classifiers.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Commission, PersonOnPaper } from '../on-paper/person-on-paper.ts'

/** A value of a form once given and found right, or a part of one. */
export type FormValue =
  | { readonly type: 'text'; readonly text: string }
  /** A line of a classifier. */
  | { readonly type: 'coded'; readonly item: CodedItem }
  | { readonly type: 'date'; readonly date: LocalDate }
  | { readonly type: 'period'; readonly from: LocalDate; readonly to: LocalDate }
  | { readonly type: 'number'; readonly number: number }
  /** Position and full name. */
  | { readonly type: 'person'; readonly person: PersonOnPaper }
  /** The full name alone. */
  | { readonly type: 'name'; readonly person: PersonOnPaper }
  | { readonly type: 'position'; readonly position: string }
  | { readonly type: 'department'; readonly department: string }
  | { readonly type: 'people'; readonly people: readonly PersonOnPaper[] }
  | { readonly type: 'commission'; readonly commission: Commission }
  | { readonly type: 'rows'; readonly rows: readonly FormRow[] }

export type FormRow = Readonly<Record<string, string>>

/** By the names of the form's `ValueSpec`s. */
export type FormValues = Readonly<Record<string, FormValue>>
