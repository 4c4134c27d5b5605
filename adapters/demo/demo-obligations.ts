import type { CompanyId } from '@osh/core/companies/company.ts'
import { type Periodicity, parsePeriodicity } from '@osh/core/deadlines/periodicity.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { makeSubjectInput } from '@osh/core/obligations/reading/subject-fields.ts'
import type { Records } from '@osh/core/records/records.ts'
import { addDays, addMonths, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accept } from './accept.ts'
import { type DemoDuty, forEveryone, forKit } from './demo-duties.ts'
import type { Hired } from './demo-hiring.ts'
import { findWorkingDay } from './working-day.ts'

/** Into how many groups a duty's employees are split, so that something falls due every month: a group was trained on one day. */
const GROUPS = 12

/** Gives everyone what their work asks for, last done at days spread over the time before `start`. */
export async function assignDuties(
  records: Records,
  company: CompanyId,
  staff: readonly Hired[],
  start: LocalDate,
): Promise<void> {
  for (const [duty, people] of groupPeopleByDuty(staff))
    for (const [group, members] of Map.groupBy(people, (_, i) => Math.floor((i * GROUPS) / people.length)))
      await assignOne(records, company, duty, members, chooseLastDone(duty, group, members, start))
}

function groupPeopleByDuty(staff: readonly Hired[]): ReadonlyMap<DemoDuty, readonly Hired[]> {
  const byDuty = new Map<DemoDuty, Hired[]>()
  for (const person of staff)
    for (const duty of new Set([...forEveryone, ...person.post.duties.flatMap((kit) => forKit[kit])]))
      byDuty.set(duty, [...(byDuty.get(duty) ?? []), person])
  return byDuty
}

/** Of what runs all the time, a whole number of periods is spread over the groups; of what is done once, the hiring. */
function chooseLastDone(
  duty: DemoDuty,
  group: number,
  members: readonly Hired[],
  start: LocalDate,
): LocalDate {
  const period = requirePeriodicity(duty)
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

const assignOne = async (
  records: Records,
  company: CompanyId,
  duty: DemoDuty,
  members: readonly Hired[],
  date: LocalDate,
): Promise<void> => {
  const ids: readonly EmployeeId[] = members.map(({ employee }) => employee.id)
  const { subject, periodicity, ruleId } = duty
  accept(
    await records.obligations.assign({
      companyId: company,
      employeeIds: ids,
      draft: { section: subject.section, ...makeSubjectInput(subject), periodicity, ruleId, date },
    }),
  )
}

const requirePeriodicity = ({ periodicity }: DemoDuty): Periodicity => accept(parsePeriodicity(periodicity))
