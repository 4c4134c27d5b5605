import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import {
  type Employee,
  type EmployeeId,
  isDismissed,
  joinFullName,
  namePosition,
} from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import { describeSought, isFound } from '@osh/core/employees/find-people.ts'
import type { NamedEmployee } from '@osh/core/incidents/reading/read-person.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { wordNamesakes } from '@osh/core/wording/formats/namesakes.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { load } from '#ui/kit/loading-state.ts'

type NamedDepartment = { readonly id: number; readonly name: string }

/** Where people are read; without their departments they are found by all else. */
export type PeoplePorts = {
  readonly employees: Pick<EmployeeRepository, 'list'>
  readonly departments: Pick<DepartmentRepository, 'list'>
}

/** Who works in the company, as a field offers them. */
export async function readPeople(
  { employees, departments }: PeoplePorts,
  companyId: CompanyId,
  today: LocalDate,
): Promise<readonly Choice<EmployeeId>[]> {
  const [all, named] = await Promise.all([employees.list(companyId), load(() => departments.list(companyId))])
  return listPeopleChoices(keepEmployed(all, today), named.is === 'ready' ? named.value : [])
}

export const keepEmployed = <T extends Employee>(all: readonly T[], today: LocalDate): readonly T[] =>
  all.filter((employee) => !isDismissed(employee, today))

/** People as a field offers them: namesakes told apart, found by number, position and department too. */
export function listPeopleChoices(
  all: readonly Employee[],
  departments: readonly NamedDepartment[],
  describe: (employee: Employee) => string = describePerson,
): readonly Choice<EmployeeId>[] {
  const names = new Map(departments.map(({ id, name }) => [id, name]))
  const marks = wordNamesakes(all.map((one) => ({ ...one, name: joinFullName(one) })))
  return all.map((employee) => ({
    value: employee.id,
    label: describe(employee),
    mark: marks.get(employee.id),
    finds: makeFinder(employee, names.get(employee.departmentId) ?? ''),
  }))
}

/** What they are found by is described once someone searches. */
function makeFinder(employee: Employee, department: string): (search: string) => boolean {
  let sought: string | null = null
  return (search) => {
    sought ??= describeSought({
      ...{ fullName: joinFullName(employee), personnelNumber: employee.personnelNumber },
      ...{ position: namePosition(employee), department },
    })
    return isFound(sought, search)
  }
}

/** «Иванов Иван — слесарь». */
const describePerson = (employee: NamedEmployee): string =>
  `${joinFullName(employee)} — ${namePosition(employee)}`

/** One of those whom a device knows. */
export const makePersonChoice = (employee: NamedEmployee): Choice<EmployeeId> => ({
  value: employee.id,
  label: describePerson(employee),
})
