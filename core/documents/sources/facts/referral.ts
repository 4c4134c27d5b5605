import type { LocalDate } from '../../../shared/dates/local-date.ts'
import type { Post } from './work-records.ts'

/** A referral to an examination that was issued, and to whom. */
export type Referral = {
  readonly number: string
  readonly date: LocalDate
  readonly person: { readonly fullName: string; readonly birthDate: LocalDate }
  readonly post: Post
}
