import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { DepartmentQuestion } from '@osh/core/departments/department-facts.ts'
import type { AbsenceId } from '@osh/core/employees/absences/absence.ts'
import type { AbsenceQuestion } from '@osh/core/employees/absences/absence-facts.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeQuestion } from '@osh/core/employees/employee-facts.ts'
import type { Position, PositionId } from '@osh/core/positions/position.ts'
import type { PositionQuestion } from '@osh/core/positions/position-facts.ts'
import { shippedPositions } from '@osh/core/positions/shipped-positions.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { sql } from 'kysely'
import { lockCompany } from '../lock-row.ts'
import { drawNextId } from '../next-ids.ts'
import { lockEmployees } from '../obligations/known-obligations.ts'
import { lockWithdrawn } from '../requirements/lock-requirements.ts'
import type { Work } from '../transact.ts'
import { readAbsences } from './absence-rows.ts'
import { describePeopleWhere, readTraces } from './employee-traces.ts'

type StaffQuestion = EmployeeQuestion | AbsenceQuestion | DepartmentQuestion | PositionQuestion

export const answerStaff = (work: Work, seen: SeenDepartments): LateAnswers<StaffQuestion> => ({
  employees: ({ companyId, ids }) => lockEmployees(work, companyId, ids, seen),
  'place-of-work': async ({ companyId, departmentId, positionId }) => {
    const { rows } = await sql<{ has_department: boolean; own_position: string | null }>`select
      exists (select from departments where company_id = ${companyId} and id = ${departmentId}) as has_department,
      (select name from positions where company_id = ${companyId} and id = ${positionId}) as own_position`.execute(
      work,
    )
    const [found] = rows
    const own: Position | null = found?.own_position ? { id: positionId, name: found.own_position } : null
    const shipped = shippedPositions.find(({ id }) => id === positionId)
    return { hasDepartment: found?.has_department === true, position: shipped ?? own }
  },
  'personnel-number': async ({ companyId, number }) => {
    await lockCompany(work, companyId)
    const own = work.selectFrom('employees').where('company_id', '=', companyId)
    const rows = await own.where('personnel_key', '=', number).select('id').execute()
    return rows.map(({ id }) => id)
  },
  'new-employee-id': () => drawNextId<EmployeeId>(work, 'employees'),
  'employee-traces': ({ companyId, id }) => readTraces(work, companyId, id),
  'absent-employee': async ({ companyId, id }) => {
    const own = work.selectFrom('absences').where('company_id', '=', companyId).where('id', '=', id)
    return (await own.select('employee_id').executeTakeFirst())?.employee_id ?? null
  },
  'absences-of': async ({ companyId, employeeId }) =>
    (await readAbsences(work, companyId, employeeId)).toReversed(),
  'new-absence-id': () => drawNextId<AbsenceId>(work, 'absences'),
  department: async ({ companyId, id }) => {
    const own = work.selectFrom('departments').where('company_id', '=', companyId).where('id', '=', id)
    const row = await own.select('name').forNoKeyUpdate().executeTakeFirst()
    return row ? { id, companyId, name: row.name } : null
  },
  'department-named': async ({ companyId, name }) => {
    const own = work.selectFrom('departments').where('company_id', '=', companyId)
    const named = await own.where('name_key', '=', foldName(name)).select('id').executeTakeFirst()
    return named?.id ?? null
  },
  'department-people': ({ companyId, id }) =>
    describePeopleWhere(work, companyId, sql`department_id = ${id}`),
  'department-requirements': ({ companyId, id }) => lockWithdrawn(work, companyId, 'department_id', id),
  'new-department-id': () => drawNextId<DepartmentId>(work, 'departments'),
  'position-named': async ({ companyId, name }) => {
    const own = work.selectFrom('positions').where('company_id', '=', companyId)
    const named = own.where('name_key', '=', foldName(name)).select(['id', 'name'])
    return (await named.executeTakeFirst()) ?? null
  },
  position: async ({ companyId, id }) => {
    const own = work.selectFrom('positions').where('company_id', '=', companyId).where('id', '=', id)
    return (await own.select(['id', 'name']).forNoKeyUpdate().executeTakeFirst()) ?? null
  },
  'position-people': ({ companyId, id }) => describePeopleWhere(work, companyId, sql`position_id = ${id}`),
  'position-requirements': ({ companyId, id }) => lockWithdrawn(work, companyId, 'position_id', id),
  'new-position-id': () => drawNextId<PositionId>(work, 'positions'),
})
