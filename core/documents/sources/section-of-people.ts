import type { Section } from '../../sections/section.ts'

/** In which section's obligations those are found whom a form is about, by the names that forms call them. */
export const sectionOfPeople = {
  examined: 'medicalExamination',
  referred: 'medicalExamination',
  'due-briefing': 'briefing',
  taught: 'training',
  assessed: 'workingConditions',
  'at-risk': 'risk',
} as const satisfies Readonly<Record<string, Section>>

/** Null for a form that names no people. */
export const findPeopleSection = (people: string | undefined): Section | null =>
  people !== undefined && Object.hasOwn(sectionOfPeople, people)
    ? sectionOfPeople[people as keyof typeof sectionOfPeople]
    : null
