import type { CompanyId } from '@osh/core/companies/company.ts'
import {
  type Employee,
  type EmployeeId,
  isDismissed,
  joinFullName,
  namePosition,
} from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { NamedEmployee } from '@osh/core/incidents/reading/read-person.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'

/** Who works in the company, as a field offers them. */
export const readPeople = async (
  employees: EmployeeRepository,
  companyId: CompanyId,
  today: LocalDate,
): Promise<readonly Choice<EmployeeId>[]> => listPeopleChoices(await employees.list(companyId), today)

/** Those of them who are not dismissed. */
export const listPeopleChoices = (
  all: readonly Employee[],
  today: LocalDate,
): readonly Choice<EmployeeId>[] =>
  all.filter((employee) => !isDismissed(employee, today)).map(makePersonChoice)

/** One of them: «Иванов Иван — слесарь». */
export const makePersonChoice = (employee: NamedEmployee): Choice<EmployeeId> => ({
  value: employee.id,
  label: `${joinFullName(employee)} — ${namePosition(employee)}`,
})
