import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { EmployeeId, Position } from '@osh/core/employees/employee.ts'
import type { EmployeeQuestion } from '@osh/core/employees/employee-facts.ts'
import { shippedPositions } from '@osh/core/employees/shipped-positions.ts'
import { sql } from 'kysely'
import { nextIds } from '../next-ids.ts'
import { lockEmployees } from '../obligations/known-obligations.ts'
import type { Work } from '../transact.ts'

export const answerStaff = (work: Work): LateAnswers<EmployeeQuestion> => ({
  employees: ({ companyId, ids }) => lockEmployees(work, companyId, ids),
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
  'new-employee-id': async () => {
    const [id] = await nextIds<EmployeeId>(work, 'employees', 1)
    return id
  },
})
