import type { Answers } from '@osh/core/commands/follow.ts'
import type { EmployeeQuestion } from '@osh/core/employees/employee-facts.ts'
import { nextId, type State } from '../state.ts'
import { employeeOf, positionOf } from './staff.ts'

export const answerStaff = (state: State): Answers<EmployeeQuestion> => ({
  employees: ({ companyId, ids }) => {
    const asked = new Set(ids)
    const found = state.employees.filter(({ id, companyId: owner }) => owner === companyId && asked.has(id))
    return new Map(found.map((kept) => [kept.id, employeeOf(state, kept)]))
  },
  'place-of-work': ({ companyId, departmentId, positionId }) => ({
    hasDepartment: state.departments.some(
      ({ id, companyId: owner }) => id === departmentId && owner === companyId,
    ),
    position: positionOf(state, companyId, positionId) ?? null,
  }),
  'new-employee-id': () => nextId(state.employees),
})
