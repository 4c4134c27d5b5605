import { addDays, addMonths, formatISO, parseISO } from 'date-fns'
import { dayFromToday, todayIso } from '../days.ts'
import { history, type MadePerson } from './made-company.ts'

/** What was accepted of a post, as the API tells it. */
export type Accepted = {
  readonly section: string
  readonly subject: string
  readonly periodicity: string
}

/** How many months ahead each table looks. */
export const windows: Readonly<Record<string, number>> = {
  ...{ briefings: 1, instructions: 1, training: 3, 'medical-examinations': 3, ppe: 3, sout: 6, risks: 6 },
}

const day = (date: Date): string => formatISO(date, { representation: 'date' })
const inMonths = (from: string, months: number): string => day(addMonths(parseISO(from), months))

export type TrueDuty = { readonly section: string; readonly subject: string; readonly deadline: string }

/**
 * What is due of someone and when. What was done comes again after its months; what is required and was never done is due today, but training within 60 days
 * and an assessment of the workplace within a year.
 */
export function listTrueDuties({ done }: MadePerson, accepted: readonly Accepted[]): readonly TrueDuty[] {
  const known = history.map(({ section, subject, months }, at) => ({
    section,
    subject,
    deadline: months === null ? null : inMonths(done[at] ?? '', months),
  }))
  const keys = new Set(known.map(({ section, subject }) => `${section}|${subject}`))
  const fresh = accepted
    .filter(({ section, subject }) => !keys.has(`${section}|${subject}`))
    .map(({ section, subject }) => ({ section, subject, deadline: dueAtFirst(section) }))
  return [...known, ...fresh].flatMap(({ deadline, ...of }) => (deadline === null ? [] : { ...of, deadline }))
}

/** Whether a deadline table shows it today. */
export const isInTable = ({ section, deadline }: TrueDuty): boolean =>
  deadline <= inMonths(todayIso(), windows[section] ?? 0)

function dueAtFirst(section: string): string {
  if (section === 'training') return day(addDays(parseISO(todayIso()), 60))
  return section === 'sout' || section === 'risks' ? inMonths(todayIso(), 12) : dayFromToday(0)
}
