import { type Question, question, type Write } from '../../commands/command.ts'
import type { Brand } from '../../shared/brand.ts'
import type { CompanyId, Signed } from '../../shared/identity.ts'

export type HeadcountId = Brand<number, 'HeadcountId'>

/** What the company has entered for the year last; null while it has not, or has taken it back. No lock: the later of two stays. */
export type HeadcountOfYear = Question<
  'headcount-of-year',
  { readonly companyId: CompanyId; readonly year: number },
  number | null
>
export const headcountOfYear = question<HeadcountOfYear>('headcount-of-year')

/** The id that a new entry gets; given to no other. */
export type NewHeadcountId = Question<'new-headcount-id', { readonly companyId: CompanyId }, HeadcountId>
export const newHeadcountId = question<NewHeadcountId>('new-headcount-id')

export type HeadcountQuestion = HeadcountOfYear | NewHeadcountId

/** An entry as it is kept: a later one of the same year comes in its place, and none is changed; null takes back. */
export type KeptHeadcount = {
  readonly id: HeadcountId
  readonly companyId: CompanyId
  readonly year: number
  readonly headcount: number | null
  readonly entered: Signed
}

export type HeadcountWrite = Write<'headcounts', KeptHeadcount>
