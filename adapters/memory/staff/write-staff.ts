import type { Writers } from '@osh/core/commands/apply.ts'
import type { DepartmentWrite } from '@osh/core/departments/department-facts.ts'
import type { AbsenceWrite } from '@osh/core/employees/absences/absence-facts.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { EmployeeWrite } from '@osh/core/employees/employee-facts.ts'
import type { PositionWrite } from '@osh/core/positions/position-facts.ts'
import { type KeptEmployee, replaceById, type State, withoutThings } from '../state.ts'

type StaffWrite = EmployeeWrite | AbsenceWrite | DepartmentWrite | PositionWrite

export const staffWriters: Writers<StaffWrite, State, State> = {
  'new-departments': (state, rows) => ({ ...state, departments: [...state.departments, ...rows] }),
  'renamed-departments': (state, rows) => ({
    ...state,
    departments: rows.reduce(replaceById, state.departments),
  }),
  'new-positions': (state, rows) => ({ ...state, positions: [...state.positions, ...rows] }),
  'new-employees': (state, rows) => ({
    ...state,
    employees: [...state.employees, ...rows.map(({ employee }) => kept(employee))],
  }),
  'changed-employees': (state, rows) => ({
    ...state,
    employees: rows.reduce((employees, { after }) => replaceById(employees, kept(after)), state.employees),
  }),
  'new-absences': (state, rows) => ({
    ...state,
    absences: [...state.absences, ...rows.map(({ absence }) => absence)],
  }),
  'changed-absences': (state, rows) => ({ ...state, absences: rows.reduce(replaceById, state.absences) }),
  'deleted-absences': (state, rows) =>
    withoutThings(
      state,
      'absences',
      rows.map(({ id }) => id),
    ),
}

function kept({ position: _, ...employee }: Employee): KeptEmployee {
  return employee
}
