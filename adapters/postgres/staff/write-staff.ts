import type { Writers } from '@osh/core/commands/apply.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentWrite } from '@osh/core/departments/department-facts.ts'
import type {
  ChangedEmployee,
  DeletedEmployee,
  EmployeeWrite,
  NewEmployee,
} from '@osh/core/employees/employee-facts.ts'
import type { PositionWrite } from '@osh/core/positions/position-facts.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { sql } from 'kysely'
import { dropPostsWhere } from '../requirements/drop-posts.ts'
import type { Work } from '../transact.ts'
import { deleteRows, insertRows, isAmong, updateRows } from '../write-rows.ts'
import { buildEmployeeColumns, copyOf } from './employee-columns.ts'

type StaffWrite = EmployeeWrite | DepartmentWrite | PositionWrite

export const staffWriters: Writers<StaffWrite, Work, Promise<void>> = {
  'new-departments': (work, rows) => insertRows(work, 'departments', rows.map(nameColumns)),
  'renamed-departments': (work, rows) =>
    updateRows(work, 'departments', ['company_id', 'id'], rows.map(nameColumns)),
  'new-positions': (work, rows) => insertRows(work, 'positions', rows.map(nameColumns)),
  'new-employees': addEmployees,
  'changed-employees': changeEmployees,
  'deleted-employees': deleteEmployees,
  'deleted-departments': async (work, rows) => {
    for (const { companyId, id } of rows) await dropPostsWhere(work, companyId, 'department_id', id)
    await deleteRows(work, 'departments', KEY, rows.map(nameColumns))
  },
  'deleted-positions': async (work, rows) => {
    for (const { companyId, id } of rows) await dropPostsWhere(work, companyId, 'position_id', id)
    await deleteRows(work, 'positions', KEY, rows.map(nameColumns))
  },
}

const KEY = ['company_id', 'id'] as const

/** With what is about no one else; what somebody else has come to be about meanwhile, a foreign key holds. */
async function deleteEmployees(work: Work, rows: readonly DeletedEmployee[]): Promise<void> {
  const keys = (idsOf: (row: DeletedEmployee) => readonly number[]) =>
    rows.flatMap((row) => idsOf(row).map((id) => ({ company_id: row.companyId, id })))
  const obligations = keys(({ obligationIds }) => obligationIds)
  const facts = obligations.map(({ company_id, id }) => ({ company_id, obligation_id: id }))
  await deleteRows(work, 'completions', ['company_id', 'obligation_id'], facts)
  await deleteRows(work, 'incident_duties', ['company_id', 'obligation_id'], facts)
  await deleteRows(work, 'obligations', KEY, obligations)
  await deleteRows(
    work,
    'absences',
    KEY,
    keys(({ absenceIds }) => absenceIds),
  )
  await deleteRows(
    work,
    'requirement_exceptions',
    ['company_id', 'employee_id'],
    rows.map(({ companyId, id }) => ({ company_id: companyId, employee_id: id })),
  )
  await deleteRows(
    work,
    'employees',
    KEY,
    keys(({ id }) => [id]),
  )
}

const nameColumns = <Id>({ companyId, id, name }: { companyId: CompanyId; id: Id; name: string }) => ({
  company_id: companyId,
  id,
  name,
  name_key: foldName(name),
})

function addEmployees(work: Work, rows: readonly NewEmployee[]): Promise<void> {
  const values = rows.map(({ employee, entered }) => ({
    ...buildEmployeeColumns(employee),
    company_id: employee.companyId,
    id: employee.id,
    created_by: entered.by,
    created_at: entered.at,
  }))
  return insertRows(work, 'employees', values)
}

async function changeEmployees(work: Work, rows: readonly ChangedEmployee[]): Promise<void> {
  const changed = rows.map(({ after }) => ({
    company_id: after.companyId,
    id: after.id,
    ...buildEmployeeColumns(after),
    version: after.version,
  }))
  await updateRows(work, 'employees', ['company_id', 'id'], changed)
  await copyToObligations(work, rows)
}

/** Obligations carry copies of some of it; theirs are locked in the order of ids, as everyone locks them. */
async function copyToObligations(work: Work, rows: readonly ChangedEmployee[]): Promise<void> {
  const copies = rows.flatMap(({ before, after, today }) => {
    const copy = copyOf(after, today)
    const isSame = JSON.stringify(copy) === JSON.stringify(copyOf(before, today))
    return isSame ? [] : [{ company_id: after.companyId, employee_id: after.id, ...copy }]
  })
  if (copies.length === 0) return
  await work
    .selectFrom('obligations')
    .where(
      isAmong(
        sql.ref('company_id'),
        copies.map((copy) => copy.company_id),
      ),
    )
    .where(
      isAmong(
        sql.ref('employee_id'),
        copies.map((copy) => copy.employee_id),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await updateRows(work, 'obligations', ['company_id', 'employee_id'], copies)
}
