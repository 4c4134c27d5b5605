import { addMonths, formatISO, parseISO } from 'date-fns'
import { dayAfter, history, type MadePerson } from './made-company.ts'

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

const inMonths = (from: string, months: number): string =>
  formatISO(addMonths(parseISO(from), months), { representation: 'date' })

export type TrueDuty = { readonly section: string; readonly subject: string; readonly deadline: string }

/**
 * What is due of someone and when. What was done comes again after its months; what is required and was never done is due today, but training within 60 days
 * and an assessment of the workplace within a year.
 */
export function listTrueDuties(
  { done }: MadePerson,
  accepted: readonly Accepted[],
  today: string,
): readonly TrueDuty[] {
  const known = history.map(({ section, subject, months }, at) => ({
    section,
    subject,
    deadline: months === null ? null : inMonths(done[at] ?? '', months),
  }))
  const keys = new Set(known.map(({ section, subject }) => `${section}|${subject}`))
  const fresh = accepted
    .filter(({ section, subject }) => !keys.has(`${section}|${subject}`))
    .map(({ section, subject }) => ({ section, subject, deadline: dueAtFirst(section, today) }))
  return [...known, ...fresh].flatMap(({ deadline, ...of }) => (deadline === null ? [] : { ...of, deadline }))
}

/** Whether a deadline table shows it today. */
export const isInTable = ({ section, deadline }: TrueDuty, today: string): boolean =>
  deadline <= inMonths(today, windows[section] ?? 0)

function dueAtFirst(section: string, today: string): string {
  if (section === 'training') return dayAfter(today, 60)
  return section === 'sout' || section === 'risks' ? inMonths(today, 12) : today
}
