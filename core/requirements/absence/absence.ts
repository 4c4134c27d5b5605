import type { EmployeeId } from '../../employees/employee.ts'
import type { MemoReference } from '../../obligations/memo-reference.ts'
import type { Section } from '../../sections/section.ts'
import type { Post } from '../requirement.ts'

/** Why somebody is not in a table; `there`: they are. */
export const absenceReasons = [
  'dismissed',
  'inMemo',
  'there',
  'done',
  'excepted',
  'notApplied',
  'withoutSection',
  'notAnswered',
  'exempt',
  'waiting',
  'notRequired',
] as const
export type AbsenceReason = (typeof absenceReasons)[number]

/** What is known about it: «Требование», «По должности «Кладовщик» не принято». */
export type AbsenceFact = { readonly name: string; readonly text: string }

/** Why an employee is not in the deadline table of a section (почему кого-то нет), in words. */
export type Absence = {
  readonly employeeId: EmployeeId
  readonly fullName: string
  readonly position: string
  readonly section: Section
  readonly reason: AbsenceReason
  readonly facts: readonly AbsenceFact[]
  /** What would put them there; null where nothing would; where they are there already, how to see it. */
  readonly remedy: string | null
  /** Where it is decided: the post whose requirements hold for them. */
  readonly post: Post
  readonly memo: MemoReference | null
}
