import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Ledger } from '../ledger.ts'
import type { State } from '../state.ts'

/** What someone sees of a state who sees the people of some departments alone; null: of all. A memo is theirs whose rows all are. */
export function limitState(state: State, departments: SeenDepartments): State {
  if (departments === null) return state
  const employees = state.employees.filter(({ departmentId }) => departments.includes(departmentId))
  const people = new Set(employees.map(({ id }) => id))
  const isOfTheirs = ({ employeeId }: { readonly employeeId: (typeof employees)[number]['id'] }) =>
    people.has(employeeId)
  return {
    ...state,
    employees,
    departments: state.departments.filter(({ id }) => departments.includes(id)),
    absences: state.absences.filter(isOfTheirs),
    obligations: state.obligations.filter(isOfTheirs),
    memos: state.memos.filter(({ rows }) => rows.every(isOfTheirs)),
  }
}

/** A ledger that shows what they see, and changes the whole. */
export const limitLedger = (ledger: Ledger, departments: SeenDepartments): Ledger =>
  departments === null
    ? ledger
    : {
        read: (look) => ledger.read((state) => look(limitState(state, departments))),
        change: (work) => ledger.change(work),
      }
