import { type Question, question, type Write } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { Employee, EmployeeId } from '../../employees/employee.ts'
import type { Section } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Signed } from '../../shared/identity.ts'
import type { Completion, CompletionId } from '../completion.ts'
import type { Obligation, ObligationId } from '../obligation.ts'
import type { PpeFact } from '../ppe/holding.ts'

/** An obligation with all its completions, those taken back included. Its subject is the one that a person gave. */
export type ObligationFacts = {
  readonly obligation: Obligation
  readonly completions: readonly Completion[]
}

/** The same with whose it is, as the register has the person now. */
export type KnownObligation = ObligationFacts & {
  readonly fullName: string
  readonly department: string
  readonly position: string
}

type InCompany = { readonly companyId: CompanyId }
type Several = InCompany & { readonly ids: readonly ObligationId[] }

/** Whose the company's obligations among the ids are, and of which section: neither ever changes, nothing is locked. */
export type OwnersOf = Question<
  'obligation-owners',
  Several,
  ReadonlyMap<ObligationId, { readonly employeeId: EmployeeId; readonly section: Section }>
>
export const ownersOf = question<OwnersOf>('obligation-owners')

/** Locks the company's obligations among the ids, in the order of ids; then reads them as whoever was waited for has left them. */
export type LockObligations = Question<'obligations', Several, ReadonlyMap<ObligationId, KnownObligation>>
export const lockObligations = question<LockObligations>('obligations')

/** All that has moved PPE of the employees, removed obligations' facts too. Whoever asks has locked the employees. */
export type PpeOfEmployees = Question<
  'ppe-facts',
  InCompany & { readonly employeeIds: readonly EmployeeId[] },
  readonly PpeFact[]
>
export const ppeOfEmployees = question<PpeOfEmployees>('ppe-facts')

/** `count` is 1 at least. */
type Count = InCompany & { readonly count: number }

/** So many ids, ascending and each greater than any that is there; given to no one else. */
export type NewObligationIds = Question<
  'new-obligation-ids',
  Count,
  readonly [ObligationId, ...ObligationId[]]
>
export const newObligationIds = question<NewObligationIds>('new-obligation-ids')
export type NewCompletionIds = Question<
  'new-completion-ids',
  Count,
  readonly [CompletionId, ...CompletionId[]]
>
export const newCompletionIds = question<NewCompletionIds>('new-completion-ids')

export type ObligationQuestion =
  | OwnersOf
  | LockObligations
  | PpeOfEmployees
  | NewObligationIds
  | NewCompletionIds

/** A new obligation, as it was given to an employee. */
export type GivenObligation = ObligationFacts & {
  readonly holder: Employee
  readonly given: Signed
  readonly today: LocalDate
}
export type TakenBackCompletion = InCompany & { readonly id: CompletionId; readonly takenBack: Signed }
export type EnteredCompletion = InCompany & Completion

/** An obligation and its completions as a command leaves them, with what it has entered and taken back itself. */
export type ChangedObligation = ObligationFacts & { readonly before: Obligation; readonly changed: Signed }

/** A completion that is entered or taken back is among those of its given or changed obligation. */
export type ObligationWrite =
  | Write<'given-obligations', GivenObligation>
  | Write<'taken-back-completions', TakenBackCompletion>
  | Write<'entered-completions', EnteredCompletion>
  | Write<'changed-obligations', ChangedObligation>
