import type { CompanyId } from '../../companies/company.ts'
import { printPeriodicity } from '../../deadlines/periodicity.ts'
import type { DepartmentRepository } from '../../departments/department-repository.ts'
import { type Employee, type EmployeeId, namePosition } from '../../employees/employee.ts'
import type { LongStaff } from '../../employees/employee-repository.ts'
import { sizeForPpe } from '../../employees/sizes/size-for-ppe.ts'
import { sizeFields } from '../../employees/sizes/sizes.ts'
import type { LongObligations } from '../../obligations/obligation-repository.ts'
import type { StandingObligation } from '../../obligations/standing/standing-obligation.ts'
import { readInBatches } from '../../shared/in-batches.ts'
import { pick } from '../../shared/input/pick.ts'
import { ppeUnitWords } from '../../wording/ppe.ts'
import { pickDutiesOnPaper } from './duties-on-paper.ts'
import { nameFields, type PersonOnPaper, paperFields } from './person-on-paper.ts'

/** Where what papers say of people comes from. */
export type Staff = {
  readonly departments: Pick<DepartmentRepository, 'list'>
  readonly longLists: Pick<LongStaff, 'listEmployees'> & LongObligations
}

/** People who are read at a time: a register of thousands keeps no one else waiting. */
const AT_A_TIME = 50

/** Employees of the company as papers name them; an id that is no one's is left out. */
export async function readPeopleOnPaper(
  staff: Staff,
  companyId: CompanyId,
  ids: readonly EmployeeId[],
): Promise<ReadonlyMap<number, PersonOnPaper>> {
  const people = new Map<number, PersonOnPaper>()
  if (ids.length === 0) return people
  const names = new Map((await staff.departments.list(companyId)).map(({ id, name }) => [id, name]))
  for await (const some of readInBatches(
    [...new Set(ids)],
    (one) => readEmployees(staff, companyId, one),
    AT_A_TIME,
  ))
    for (const { employee, obligations } of some)
      people.set(employee.id, makePerson(employee, names.get(employee.departmentId) ?? '', obligations))
  return people
}

type WithDuties = {
  readonly id: EmployeeId
  readonly employee: Employee
  readonly obligations: readonly StandingObligation[]
}

async function readEmployees(
  { longLists }: Staff,
  companyId: CompanyId,
  employeeIds: readonly EmployeeId[],
): Promise<readonly WithDuties[]> {
  const duties = await longLists.listObligationIds(companyId, { employeeIds })
  const held: StandingObligation[] = []
  for await (const some of readInBatches(duties, (ids) => longLists.listObligations(companyId, ids)))
    held.push(...some)
  const byEmployee = Map.groupBy(held, ({ employeeId }) => employeeId)
  const employees = await longLists.listEmployees(companyId, employeeIds)
  return employees.map((employee) => ({
    id: employee.id,
    employee,
    obligations: byEmployee.get(employee.id) ?? [],
  }))
}

const makePerson = (
  employee: Employee,
  department: string,
  obligations: readonly StandingObligation[],
): PersonOnPaper => ({
  ...pick(employee, [...nameFields, ...paperFields]),
  position: namePosition(employee),
  department,
  sizes: pick(employee, sizeFields),
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
            norm: subject.norm ?? '',
            size: subject.size ?? sizeForPpe(subject.name, employee) ?? '',
            unit: ppeUnitWords[subject.unit],
            quantity: String(subject.quantity),
            periodicity: printPeriodicity(periodicity),
          },
        ]
      : [],
  ),
  duties: pickDutiesOnPaper(obligations),
  id: employee.id,
})
