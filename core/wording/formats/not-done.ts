import type { Subject } from '../../obligations/subject.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { formatDate } from './dates.ts'

/** What is said in a deadline's place of what was never done and has no day of its own: «не пройдено», of PPE «не выдано» or «не сдано». */
export function wordNotDone(subject: Subject): string {
  if (subject.section !== 'ppe') return 'не пройдено'
  return subject.event === 'issuance' ? 'не выдано' : 'не сдано'
}

/** A deadline as tables print it: «20.11.2026», or what stands in its place. */
export const printDeadline = ({
  subject,
  deadline,
}: {
  readonly subject: Subject
  readonly deadline: LocalDate | null
}): string => (deadline === null ? wordNotDone(subject) : formatDate(deadline))
