import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'

/** A cell for each column of the list; '' for none. */
export type FactRow = Readonly<Record<string, string>>

/** What a company has said of one list, as it stands. */
export type KeptFacts = {
  readonly companyId: CompanyId
  /** Its code. */
  readonly list: string
  readonly rows: readonly FactRow[]
  /** How often it was said: whoever changes it says which they have seen. */
  readonly version: number
  readonly entered: Signed
}

/** What is said of the list so far, under a lock; null while nothing is. */
export type LockFacts = Question<
  'facts-of-list',
  { readonly companyId: CompanyId; readonly list: string },
  KeptFacts | null
>
export const lockFacts = question<LockFacts>('facts-of-list')

export type CompanyFactQuestion = LockFacts
export type CompanyFactWrite = Write<'company-facts', KeptFacts>
