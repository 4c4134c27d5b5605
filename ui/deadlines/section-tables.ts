import { findRules, type Section, sections } from '@osh/core/sections/section.ts'

const places: Readonly<Record<Section, number>> = {
  briefing: 1,
  training: 2,
  medicalExamination: 3,
  ppe: 4,
  instruction: 5,
  workingConditions: 6,
  risk: 7,
}

/** The sections in the order of their tabs, each with a deadline table of its own. */
export const tableSections = sections.toSorted((a, b) => places[a] - places[b])

/** The path of the section's table. */
export const nameTablePath = (section: Section): string => `/notifications/${findRules(section).path}`

/** The same with its overdue rows only. */
export const nameOverduePath = (section: Section): string => `${nameTablePath(section)}?part=overdue`
