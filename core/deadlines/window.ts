import { addDays, addMonths, type LocalDate } from '../shared/local-date.ts'
import type { Section } from '../shared/section.ts'

/** How many months ahead each deadline table looks. The product's own choice, not the law's. */
export const windowMonths: Readonly<Record<Section, number>> = {
  briefing: 1,
  instruction: 1,
  training: 3,
  medicalExamination: 3,
  ppe: 3,
  workingConditions: 6,
  risk: 6,
}

/** The last day that the section's table shows. */
export const windowEnd = (section: Section, today: LocalDate): LocalDate =>
  addMonths(today, windowMonths[section])

export const isOverdue = (deadline: LocalDate, today: LocalDate): boolean => deadline < today

/** The months of a section's window from today on: each begins the day after the previous one's end. */
export function windowMonthsOf(
  section: Section,
  today: LocalDate,
): readonly { readonly from: LocalDate; readonly to: LocalDate }[] {
  const ends = Array.from({ length: windowMonths[section] }, (_, i) => addMonths(today, i + 1))
  return ends.map((to, i) => ({ from: i === 0 ? today : dayAfter(ends[i - 1] as LocalDate), to }))
}

const dayAfter = (day: LocalDate): LocalDate => addDays(day, 1)
