import type { Section } from '../../sections/section.ts'
import { foldName } from '../../shared/names/name-search.ts'
import { ownFields } from '../reading/subject-fields.ts'
import type { Subject } from '../subject.ts'
import type { ObligationInput } from './obligation-input.ts'

/** What the typed subject is called; empty for an assessment, null while nothing is typed. */
export function readTypedName(section: Section, input: ObligationInput): string | null {
  if (section === 'workingConditions' || section === 'risk') return ''
  const [field = ''] = ownFields[section]
  return String(input[field] ?? '').trim() || null
}

/**
 * Whether an employee who has the subject needs no second one like what is typed: the same name, factor or piece,
 * or any assessment. Nothing typed is the same as nothing.
 */
export function isSameDuty(subject: Subject, section: Section, input: ObligationInput): boolean {
  const name = readTypedName(section, input)
  if (name === null || subject.section !== section) return false
  switch (subject.section) {
    case 'workingConditions':
    case 'risk':
      return true
    case 'medicalExamination':
      return subject.factorNumber === name
    case 'ppe':
      return foldName(subject.name) === foldName(name) && subject.event === (input.event ?? 'issuance')
    default:
      return foldName(subject.name) === foldName(name)
  }
}
