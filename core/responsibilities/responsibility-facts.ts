import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { CircumstanceId } from '../norms/circumstances.ts'
import type { RoleId } from '../norms/responsibilities.ts'
import type { Signed } from '../shared/identity.ts'
import type { ResponsibilityId, Term } from './responsibility.ts'
import type { CircumstanceAnswer } from './role-need.ts'

/** Locks the responsibility, whose lasting term it is; null where it is not the company's or its term has ended. */
export type LockHeld = Question<
  'held',
  { readonly companyId: CompanyId; readonly id: ResponsibilityId },
  Term | null
>
export const lockHeld = question<LockHeld>('held')

/** The terms by which the employee holds the role now. No lock: whoever appoints holds the employee's. */
export type HoldingsOfRole = Question<
  'holdings-of-role',
  { readonly companyId: CompanyId; readonly roleId: RoleId; readonly employeeId: EmployeeId },
  readonly Term[]
>
export const holdingsOfRole = question<HoldingsOfRole>('holdings-of-role')

/** So many ids of new responsibilities, ascending; given to no one else. */
export type NewResponsibilityIds = Question<
  'new-responsibility-ids',
  { readonly companyId: CompanyId; readonly count: number },
  readonly [ResponsibilityId, ...ResponsibilityId[]]
>
export const newResponsibilityIds = question<NewResponsibilityIds>('new-responsibility-ids')

/** What the company has said of the circumstance; null while it has said nothing. */
export type AnswerOfCompany = Question<
  'answer-of-company',
  { readonly companyId: CompanyId; readonly circumstanceId: CircumstanceId },
  boolean | null
>
export const answerOfCompany = question<AnswerOfCompany>('answer-of-company')

export type ResponsibilityQuestion = LockHeld | HoldingsOfRole | NewResponsibilityIds | AnswerOfCompany

type InCompany = { readonly companyId: CompanyId }

/** The storage numbers terms in the order of writing. A responsibility that is not there yet begins with its first term. */
export type BegunTerm = InCompany & Omit<Term, 'id' | 'until'>
export type EndedTerm = InCompany & {
  readonly responsibilityId: ResponsibilityId
  readonly until: Term['since']
}
/** Comes in place of what the company said before. */
export type GivenAnswer = InCompany & CircumstanceAnswer & { readonly since: Signed }

export type ResponsibilityWrite =
  | Write<'ended-terms', EndedTerm>
  | Write<'begun-terms', BegunTerm>
  | Write<'circumstance-answers', GivenAnswer>
