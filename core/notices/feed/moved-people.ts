import { type EmployeeId, isDismissed } from '../../employees/employee.ts'
import type { Transfers } from '../../employees/transfers.ts'
import { isApplied } from '../../requirements/difference/difference.ts'
import { planDifference } from '../../requirements/difference/plan-difference.ts'
import type { RequirementGround } from '../../requirements/requirement-facts.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { HiredOnDay } from './feed-facts.ts'
import { findFirstToldDay } from './told-days.ts'

/** Whoever got another position or department, and the last day on which they did. */
export type Moved = { readonly employeeId: EmployeeId; readonly day: LocalDate }

/** How many of those who were transferred last are looked at. */
const NEWEST = 20

/** Who was transferred in the days that are told of, latest first. */
export const listMoved = (transfers: Transfers, today: LocalDate): readonly Moved[] =>
  [...transfers]
    .map(([employeeId, day]) => ({ employeeId, day }))
    .filter(({ day }) => day >= findFirstToldDay(today))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
    .slice(0, NEWEST)

/** Of those who were transferred those whose post requires something otherwise than they have it, by days. Who is new is told of as such. */
export function tellLacking(
  moved: readonly (Moved & { readonly ground: RequirementGround })[],
  today: LocalDate,
): readonly HiredOnDay[] {
  const lacking = moved.flatMap(({ day, ground }) => {
    const [person] = ground.people
    if (!person || isDismissed(person, today) || person.hireDate >= findFirstToldDay(today)) return []
    const isLacking = planDifference(ground, today).some(isApplied)
    return isLacking ? [{ day, fullName: person.fullName }] : []
  })
  return [...Map.groupBy(lacking, ({ day }) => day)].map(([day, people]) => ({
    day,
    count: people.length,
    first: people.map(({ fullName }) => fullName).toSorted()[0] ?? '',
  }))
}
