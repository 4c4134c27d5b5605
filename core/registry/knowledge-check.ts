import type { EmployeeDetails, EmployeeId } from '../employees/employee.ts'
import type { CompletionId } from '../obligations/obligation-ids.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { ForeignDocument, RegistrySetId } from './registry-record.ts'

/** A knowledge check that was passed or failed (проверка знания), as the records have it: a completion of training. */
export type KnowledgeCheck = {
  readonly completionId: CompletionId
  readonly employeeId: EmployeeId
  readonly person: Pick<
    EmployeeDetails,
    'lastName' | 'firstName' | 'fatherName' | 'snils' | 'personnelNumber'
  > & {
    /** As tables print it. */
    readonly position: string
    readonly department: string
  }
  /** As the obligation names it. */
  readonly programme: string
  readonly date: LocalDate
  readonly passed: boolean
  readonly protocol: string | null
  /** Its number in the register; null while it has none. */
  readonly registry: string | null
  /** The set in which it waits for an answer; null where it is in none. */
  readonly awaitedIn: RegistrySetId | null
  /** Told of this person in an earlier set; null for none. */
  readonly foreign: ForeignDocument | null
}

/** What a person says of a check before it is sent, where the records don't. */
export type Amendment = {
  readonly protocol?: string
  /** The register's number of the programme. */
  readonly programId?: number
  readonly foreign?: ForeignDocument
}
