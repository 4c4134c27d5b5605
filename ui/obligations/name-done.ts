import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { DatedOn } from './use-doubtful-days.tsx'

export type DoneOn = { readonly employeeId: EmployeeId; readonly date: LocalDate }

/** Each day with its employee; days of people who are not on the staff are left out. */
export function nameDone(done: readonly DoneOn[], staff: readonly Employee[]): readonly DatedOn[] {
  const people = new Map(staff.map((person) => [person.id, person]))
  return done.flatMap(({ employeeId, date }) => {
    const person = people.get(employeeId)
    return person ? [{ date, person }] : []
  })
}
