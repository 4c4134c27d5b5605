import type { Writers } from '@osh/core/commands/apply.ts'
import type { DepartmentWrite } from '@osh/core/departments/department-facts.ts'
import type { AbsenceWrite } from '@osh/core/employees/absences/absence-facts.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { DeletedEmployee, EmployeeWrite } from '@osh/core/employees/employee-facts.ts'
import type { PositionWrite } from '@osh/core/positions/position-facts.ts'
import { withoutPosts } from '../requirements/requirements.ts'
import { type KeptEmployee, removeThings, replaceById, type State } from '../state.ts'

type StaffWrite = EmployeeWrite | AbsenceWrite | DepartmentWrite | PositionWrite

export const staffWriters: Writers<StaffWrite, State, State> = {
  'new-departments': (state, rows) => ({ ...state, departments: [...state.departments, ...rows] }),
  'renamed-departments': (state, rows) => ({
    ...state,
    departments: rows.reduce(replaceById, state.departments),
  }),
  'deleted-departments': (state, rows) =>
    removeThings(
      withoutPosts(state, ({ companyId, departmentId }) =>
        rows.some((row) => row.companyId === companyId && row.id === departmentId),
      ),
      'departments',
      rows.map(takeId),
    ),
  'new-positions': (state, rows) => ({ ...state, positions: [...state.positions, ...rows] }),
  'deleted-positions': (state, rows) =>
    removeThings(
      withoutPosts(state, ({ companyId, positionId }) =>
        rows.some((row) => row.companyId === companyId && row.id === positionId),
      ),
      'positions',
      rows.map(takeId),
    ),
  'new-employees': (state, rows) => ({
    ...state,
    employees: [...state.employees, ...rows.map(({ employee }) => dropPosition(employee))],
  }),
  'changed-employees': (state, rows) => ({
    ...state,
    employees: rows.reduce(
      (employees, { after }) => replaceById(employees, dropPosition(after)),
      state.employees,
    ),
  }),
  'new-absences': (state, rows) => ({
    ...state,
    absences: [...state.absences, ...rows.map(({ absence }) => absence)],
  }),
  'changed-absences': (state, rows) => ({ ...state, absences: rows.reduce(replaceById, state.absences) }),
  'deleted-absences': (state, rows) => removeThings(state, 'absences', rows.map(takeId)),
  'deleted-employees': (state, rows) => rows.reduce(withoutEmployee, state),
}

const takeId = ({ id }: { readonly id: number }): number => id

function withoutEmployee(state: State, { id, obligationIds, absenceIds }: DeletedEmployee): State {
  const facts = state.completions.filter(({ obligationId }) => obligationIds.includes(obligationId))
  const lists = [
    ['completions', facts.map(takeId)],
    ['obligations', obligationIds],
    ['absences', absenceIds],
    ['employees', [id]],
  ] as const
  const left = lists.reduce((next, [list, gone]) => removeThings(next, list, gone), state)
  return {
    ...left,
    requirementExceptions: (left.requirementExceptions ?? []).filter(({ employeeId }) => employeeId !== id),
    requiredDuties: (left.requiredDuties ?? []).filter(
      ({ obligationId }) => !obligationIds.includes(obligationId),
    ),
  }
}

function dropPosition({ position: _, ...employee }: Employee): KeptEmployee {
  return employee
}
