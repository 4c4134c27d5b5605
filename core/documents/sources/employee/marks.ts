import type { LocalDate } from '../../../shared/dates/local-date.ts'
import type { DutyOnDay } from '../facts/duties-on-day.ts'

/** Where what an employee had to do, and had done, is from. */
export const duties = 'из обязательств работника'

/** That the records have none: «в обязательствах работника нет вводного инструктажа». */
export const wordAbsence = (what: string): string => `в обязательствах работника нет ${what}`

type Named = { readonly name: string; readonly duty: DutyOnDay }

/** The duties of a section that go by a name. */
export const pickNamed = (
  all: readonly DutyOnDay[],
  section: 'briefing' | 'training' | 'instruction',
): readonly Named[] =>
  all.flatMap((duty) => (duty.subject.section === section ? [{ name: duty.subject.name, duty }] : []))

/** By day, what has none last; of one day as they were. */
export const compareDatedLatestFirst = (a: Dated, b: Dated): number =>
  (b.date ?? '').localeCompare(a.date ?? '')

type Dated = { readonly date: LocalDate | null }
