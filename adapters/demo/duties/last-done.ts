import { parsePeriodicity } from '@osh/core/deadlines/periodicity.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { addDays, addMonths, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accept } from '../accept.ts'
import type { Hired } from '../demo-hiring.ts'
import { findWorkingDay } from '../working-day.ts'
import { type DemoDuty, forEveryone, forKit } from './demo-duties.ts'

/** Into how many groups a duty's employees are split, so that something falls due every month: a group was trained on one day. */
const GROUPS = 12

/** When each has done a duty last: days spread over the time before `start`. */
export type LastDays = ReadonlyMap<DemoDuty, ReadonlyMap<EmployeeId, LocalDate>>

export function chooseLastDays(staff: readonly Hired[], start: LocalDate): LastDays {
  const days = [...groupPeopleByDuty(staff)].map(([duty, people]) => {
    const groups = Map.groupBy(people, (_, i) => Math.floor((i * GROUPS) / people.length))
    const ofPeople = [...groups].flatMap(([group, members]) => {
      const day = chooseLastDone(duty, group, members, start)
      return members.map(({ employee }) => [employee.id, day] as const)
    })
    return [duty, new Map(ofPeople)] as const
  })
  return new Map(days)
}

/** What the work of a post asks for. */
export const listDuties = ({ post }: Pick<Hired, 'post'>): readonly DemoDuty[] => [
  ...new Set([...forEveryone, ...post.duties.flatMap((kit) => forKit[kit])]),
]

function groupPeopleByDuty(staff: readonly Hired[]): ReadonlyMap<DemoDuty, readonly Hired[]> {
  const byDuty = new Map<DemoDuty, Hired[]>()
  for (const person of staff)
    for (const duty of listDuties(person)) byDuty.set(duty, [...(byDuty.get(duty) ?? []), person])
  return byDuty
}

/** Of what runs all the time, a whole number of periods is spread over the groups; of what is done once, the hiring. */
function chooseLastDone(
  duty: DemoDuty,
  group: number,
  members: readonly Hired[],
  start: LocalDate,
): LocalDate {
  const period = accept(parsePeriodicity(duty.periodicity))
  const hired =
    members
      .map(({ employee }) => employee.hireDate)
      .toSorted()
      .at(-1) ?? start
  if (period.kind !== 'every') return hired
  const share = Math.round((period.months * (group + 0.5)) / GROUPS)
  const day = addDays(
    addMonths(start, -period.months + share),
    -((group * 5 + duty.periodicity.length) % 20) - 1,
  )
  return findWorkingDay(day, -1)
}
