import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { Employee, EmployeeDetails } from '@osh/core/employees/employee.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { Records } from '@osh/core/records/records.ts'
import { addDays, addMonths, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accept } from './accept.ts'
import { makeDemoSizes } from './demo-sizes.ts'
import { type DemoPost, demoDepartments, makeDemoPerson } from './demo-staff.ts'
import { findWorkingDay } from './working-day.ts'

export type Hired = { readonly employee: Employee; readonly post: DemoPost }

/** Makes the departments and hires everyone, all before `start`. */
export async function hireStaff(
  records: Records,
  company: CompanyId,
  start: LocalDate,
): Promise<readonly Hired[]> {
  const positions = new Map((await records.positions.list()).map(({ id, name }) => [name, id]))
  const hired: Hired[] = []
  for (const { name, posts } of demoDepartments) {
    const department = accept(await records.departments.add({ companyId: company, name }))
    for (const post of posts) {
      const position =
        positions.get(post.position) ??
        accept(await records.positions.add({ companyId: company, name: post.position })).id
      positions.set(post.position, position)
      for (let i = 0; i < post.count; i++) {
        const details = makePersonDetails(hired.length, post.position, department.id, position, start)
        hired.push({
          post,
          employee: accept(await records.employees.hire({ companyId: company, details })),
        })
      }
    }
  }
  return hired
}

function makePersonDetails(
  n: number,
  position: string,
  departmentId: DepartmentId,
  positionId: PositionId,
  start: LocalDate,
): EmployeeDetails {
  const since = addDays(addMonths(start, -3 - ((n * 5) % 60)), (n * 3) % 28)
  const heads = HEADS.test(position)
  const hireDate = findWorkingDay(heads ? addMonths(since, position === DIRECTOR ? -108 : -36) : since, -1)
  const person = makeDemoPerson(n, position)
  return {
    ...person,
    ...(position === DIRECTOR
      ? { lastName: 'Соколов', firstName: 'Александр', fatherName: 'Николаевич' }
      : {}),
    departmentId,
    positionId,
    positionStaff: null,
    personnelNumber: String(n + 1).padStart(4, '0'),
    birthDate: addDays(addMonths(hireDate, -12 * chooseAge(n, position, heads)), -((n * 13) % 300)),
    hireDate,
    dismissalDate: null,
    snils: null,
    personalPhone: `+7 (912) 555-${String(10 + (n % 90))}-${String(10 + ((n * 7) % 90))}`,
    workMobilePhone: null,
    workPhone: n % 5 === 0 ? '+7 (342) 555-01-10' : null,
    internalPhone: n % 5 === 0 ? String(200 + n) : null,
    email: null,
    workEmail: null,
    ...makeDemoSizes(n, person.sex),
  }
}

const DIRECTOR = 'Генеральный директор'

/** Whoever leads people has been here longer, and was older on being hired. */
const HEADS = /^(?:Генеральный|Главный|Начальник|Мастер|Механик|Заведующий)/u

const chooseAge = (n: number, position: string, heads: boolean): number =>
  position === DIRECTOR ? 43 : heads ? 34 + ((n * 7) % 13) : 22 + ((n * 11) % 29)
