import type { Writers } from '@osh/core/commands/apply.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { EmployeeWrite } from '@osh/core/employees/employee-facts.ts'
import { type KeptEmployee, replaced, type State } from '../state.ts'

export const staffWriters: Writers<EmployeeWrite, State, State> = {
  'new-employees': (state, rows) => ({
    ...state,
    employees: [...state.employees, ...rows.map(({ employee }) => kept(employee))],
  }),
  'changed-employees': (state, rows) => ({
    ...state,
    employees: rows.reduce((employees, { after }) => replaced(employees, kept(after)), state.employees),
  }),
}

function kept({ position: _, ...employee }: Employee): KeptEmployee {
  return employee
}
