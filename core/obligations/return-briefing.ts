import type { Absence } from '../employees/absences/absence.ts'
import { countBreakDays, listBreaks } from '../employees/absences/break-in-work.ts'
import { UNSCHEDULED_BRIEFING } from '../norms/briefings.ts'
import { findDeadlineRule } from '../norms/deadline-rules.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import type { ObligationInput } from './entering/obligation-input.ts'
import type { StandingObligation } from './standing/standing-obligation.ts'

const RULE = findDeadlineRule('brief.unscheduled.break')
if (RULE?.amount == null) throw new Error('there is no rule of the briefing after a break')
const { id: RULE_ID, amount: LONGEST } = RULE

/** How long before the return a briefing is proposed, and how long after it. The product's own choice, not the law's. */
const DAYS_BEFORE = 14
const DAYS_AFTER = 365

/** An employee who has been or will be back after a long break. */
export type ReturnBriefing = {
  /** The first day back: the briefing is due by it, before the employee is admitted to work. */
  readonly returnOn: LocalDate
  /** How many days the break lasts. */
  readonly days: number
}

/**
 * The unscheduled briefing that an employee's return asks for: after a break of more than 60 calendar days, while there is no such
 * obligation of the time of the return. Null where none is asked for. It is proposed, never made silently.
 * Law: ПП РФ 24.12.2021 № 2464, п. 16 «ж».
 *
 * @param absences the employee's
 * @param duties the employee's obligations
 */
export function returnBriefing(
  absences: readonly Pick<Absence, 'from' | 'to'>[],
  duties: readonly Pick<StandingObligation, 'subject' | 'ruleId' | 'deadline' | 'baseDate'>[],
  today: LocalDate,
): ReturnBriefing | null {
  const returns = listBreaks(absences).flatMap((one): ReturnBriefing[] => {
    const days = countBreakDays(one)
    return one.to === null || days === null || days <= LONGEST ? [] : [{ returnOn: addDays(one.to, 1), days }]
  })
  const near = returns.findLast(
    ({ returnOn }) => returnOn <= addDays(today, DAYS_BEFORE) && returnOn >= addDays(today, -DAYS_AFTER),
  )
  if (!near) return null
  const since = addDays(near.returnOn, -DAYS_BEFORE)
  const isAnswered = duties.some(
    ({ subject, ruleId, deadline, baseDate }) =>
      subject.section === 'briefing' &&
      (ruleId === RULE_ID || subject.name === UNSCHEDULED_BRIEFING) &&
      [deadline, baseDate].some((day) => day !== null && day >= since),
  )
  return isAnswered ? null : near
}

/** What is given to the employee who takes the proposal: the briefing once, by the day of return. */
export const returnBriefingInput = ({ returnOn }: ReturnBriefing): ObligationInput => ({
  section: 'briefing',
  briefingName: UNSCHEDULED_BRIEFING,
  periodicity: 'разово',
  date: null,
  deadline: returnOn,
  ruleId: RULE_ID,
})
