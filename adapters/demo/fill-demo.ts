import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { addMonths } from '@osh/core/shared/dates/local-date.ts'
import { accept } from './accept.ts'
import type { DemoClock } from './demo-clock.ts'
import { demoCompany } from './demo-company.ts'
import { hireStaff } from './demo-hiring.ts'
import { workOffMonth } from './demo-memos.ts'
import { appointResponsible } from './demo-responsible.ts'
import { type FilledDemo, MONTHS, planYear } from './demo-year.ts'
import { applyRequirements, assignByHand } from './duties/demo-obligations.ts'
import { chooseLastDays } from './duties/last-done.ts'
import { enterFacts } from './facts/demo-facts.ts'
import { acceptAssessments, isUnanswered, requireDuties } from './requirements/demo-requirements.ts'

/**
 * Fills the demo company: 120 employees in 8 departments, responsible persons, then a year in which each month's deadlines are
 * worked off by memos. Everything goes through the same ports and rules as a person's own entries.
 *
 * @param records of the demo's user, kept by `clock`; the clock is left at `today`.
 */
export async function fillDemo(
  records: StoredRecords,
  clock: DemoClock,
  today: LocalDate,
  kind: { readonly example?: true } = {},
): Promise<FilledDemo> {
  const start = addMonths(today, -MONTHS)
  clock.moveTo(start)
  const company = accept(await records.companies.add({ details: demoCompany, free: true, ...kind }))
  const staff = await hireStaff(records, company.id, start)
  const days = chooseLastDays(staff, start)
  await enterFacts(records, company.id)
  await requireDuties(records, company.id, staff)
  await applyRequirements(records.requirements, company.id, days)
  await assignByHand(records, company.id, staff.filter(isUnanswered), days)
  await appointResponsible(records, company.id, staff, start)
  for (let month = 1; month <= MONTHS; month++) {
    const from = addMonths(start, month - 1)
    await workOffMonth(records, company.id, clock, { from, last: month === MONTHS })
  }
  clock.moveTo(today)
  await acceptAssessments(records, company.id, staff)
  const employees = staff.map(({ employee }) => employee)
  return { company: company.id, papers: planYear(employees, start) }
}
