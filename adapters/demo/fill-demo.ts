import type { Records } from '@osh/core/records/records.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { addMonths } from '@osh/core/shared/dates/local-date.ts'
import { accept } from './accept.ts'
import type { DemoClock } from './demo-clock.ts'
import { demoCompany } from './demo-company.ts'
import { hireStaff } from './demo-hiring.ts'
import { workOffMonth } from './demo-memos.ts'
import { assignDuties } from './demo-obligations.ts'
import { appointResponsible } from './demo-responsible.ts'
import { type FilledDemo, MONTHS, planYear } from './demo-year.ts'

/**
 * Fills the demo company: 120 employees in 8 departments, responsible persons, then a year in which each month's deadlines are
 * worked off by memos. Everything goes through the same ports and rules as a person's own entries.
 *
 * @param records of the demo's user, kept by `clock`; the clock is left at `today`.
 */
export async function fillDemo(
  records: Records,
  clock: DemoClock,
  today: LocalDate,
  kind: { readonly example?: true } = {},
): Promise<FilledDemo> {
  const start = addMonths(today, -MONTHS)
  clock.moveTo(start)
  const company = accept(await records.companies.add({ details: demoCompany, free: true, ...kind }))
  const staff = await hireStaff(records, company.id, start)
  await assignDuties(records, company.id, staff, start)
  await appointResponsible(records, company.id, staff, start)
  for (let month = 1; month <= MONTHS; month++) {
    const from = addMonths(start, month - 1)
    await workOffMonth(records, company.id, clock, { from, last: month === MONTHS })
  }
  clock.moveTo(today)
  const employees = staff.map(({ employee }) => employee)
  return { company: company.id, papers: planYear(employees, start) }
}
