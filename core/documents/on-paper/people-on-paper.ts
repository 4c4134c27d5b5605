import type { CompanyId } from '../../companies/company.ts'
import { printPeriodicity } from '../../deadlines/periodicity.ts'
import type { DepartmentRepository } from '../../departments/department-repository.ts'
import { type Employee, type EmployeeId, positionNameOf } from '../../employees/employee.ts'
import type { EmployeeRepository } from '../../employees/employee-repository.ts'
import type { ObligationRepository } from '../../obligations/obligation-repository.ts'
import type { StandingObligation } from '../../obligations/standing/standing-obligation.ts'
import { dutiesOnPaper } from './duties-on-paper.ts'
import type { PersonOnPaper } from './person-on-paper.ts'

/** Where what papers say of people comes from. */
export type Staff = {
  readonly employees: EmployeeRepository
  readonly departments: DepartmentRepository
  readonly obligations: ObligationRepository
}

/** Above so many the whole register is read at once. */
const ONE_BY_ONE = 30

/** Employees of the company as papers name them; an id that is no one's is left out. */
export async function peopleOnPaper(
  staff: Staff,
  companyId: CompanyId,
  ids: readonly EmployeeId[],
): Promise<ReadonlyMap<number, PersonOnPaper>> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return new Map()
  const [employees, departments, obligations] = await Promise.all([
    employeesOf(staff, companyId, wanted),
    staff.departments.list(companyId),
    obligationsOf(staff, companyId, wanted),
  ])
  const names = new Map(departments.map(({ id, name }) => [id, name]))
  const held = Map.groupBy(obligations, ({ employeeId }) => employeeId)
  return new Map(
    employees.map((employee) => [
      employee.id,
      personOf(employee, names.get(employee.departmentId) ?? '', held.get(employee.id) ?? []),
    ]),
  )
}

async function employeesOf(
  { employees }: Staff,
  companyId: CompanyId,
  wanted: ReadonlySet<EmployeeId>,
): Promise<readonly Employee[]> {
  if (wanted.size > ONE_BY_ONE) return (await employees.list(companyId)).filter(({ id }) => wanted.has(id))
  const found = await Promise.all([...wanted].map((id) => employees.get(companyId, id)))
  return found.flatMap((one) => (one.ok ? [one.value] : []))
}

async function obligationsOf(
  { obligations }: Staff,
  companyId: CompanyId,
  wanted: ReadonlySet<EmployeeId>,
): Promise<readonly StandingObligation[]> {
  if (wanted.size > ONE_BY_ONE) return obligations.list(companyId, {})
  const lists = [...wanted].map((employeeId) => obligations.list(companyId, { employeeId }))
  return (await Promise.all(lists)).flat()
}

const personOf = (
  employee: Employee,
  department: string,
  obligations: readonly StandingObligation[],
): PersonOnPaper => ({
  lastName: employee.lastName,
  firstName: employee.firstName,
  fatherName: employee.fatherName,
  sex: employee.sex,
  position: positionNameOf(employee),
  department,
  birthDate: employee.birthDate,
  hireDate: employee.hireDate,
  snils: employee.snils,
  factors: [
    ...new Set(
      obligations.flatMap(({ subject }) =>
        subject.section === 'medicalExamination' ? [subject.factorNumber] : [],
      ),
    ),
  ].join(', '),
  ppe: obligations.flatMap(({ subject, periodicity }) =>
    subject.section === 'ppe' && subject.event === 'issuance'
      ? [
          {
            name: subject.name,
            norm: '',
            unit: 'шт.',
            quantity: String(subject.quantity),
            periodicity: printPeriodicity(periodicity),
          },
        ]
      : [],
  ),
  duties: dutiesOnPaper(obligations),
  id: employee.id,
})
