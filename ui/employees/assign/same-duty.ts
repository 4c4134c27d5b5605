import { ownFields } from '@osh/core/obligations/reading/parse-subject.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import type { SubjectInput } from '#ui/obligations/SubjectFields.tsx'

/** What the typed subject is called; empty for an assessment, null while nothing is typed. */
export function subjectName(section: Section, input: SubjectInput): string | null {
  if (section === 'workingConditions' || section === 'risk') return ''
  const [field = ''] = ownFields[section]
  return String(input[field] ?? '').trim() || null
}

/** Whether an employee who has the subject needs no second one: the same name, factor or piece, or any assessment. */
export function isSameDuty(subject: Subject, section: Section, input: SubjectInput): boolean {
  const typed = foldName(subjectName(section, input) ?? '')
  switch (subject.section) {
    case 'workingConditions':
    case 'risk':
      return subject.section === section
    case 'medicalExamination':
      return subject.factorNumber === typed
    case 'ppe':
      return foldName(subject.name) === typed && subject.event === (input.eventType ?? 'issuance')
    default:
      return subject.section === section && foldName(subject.name) === typed
  }
}
