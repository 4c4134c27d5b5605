import type { Subject } from '../obligations/subject.ts'
import { foldName } from '../shared/names/name-search.ts'

/**
 * What a subject is told apart by: a requirement is met by an obligation of the same key alone. Of PPE neither the quantity nor the size is part of it, of
 * an assessment not what it has found.
 */
export function keySubject(subject: Subject): string {
  switch (subject.section) {
    case 'medicalExamination':
      return `${subject.section}:${subject.factorNumber}`
    case 'ppe':
      return `${subject.section}:${subject.event}:${subject.unit}:${foldName(subject.name)}`
    case 'workingConditions':
    case 'risk':
      return subject.section
    default:
      return `${subject.section}:${foldName(subject.name)}`
  }
}

/** No subject is longer: its name has 500 characters at most. */
export const LONGEST_KEY = 600
