import type { Answers } from '@osh/core/commands/follow.ts'
import type { LockEmployees } from '@osh/core/employees/employee-facts.ts'
import type { State } from '../state.ts'
import { employeeOf } from './staff.ts'

export const answerStaff = (state: State): Answers<LockEmployees> => ({
  employees: ({ companyId, ids }) => {
    const asked = new Set(ids)
    const found = state.employees.filter(({ id, companyId: owner }) => owner === companyId && asked.has(id))
    return new Map(found.map((kept) => [kept.id, employeeOf(state, kept)]))
  },
})
