import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import { listNamesakes } from '@osh/core/employees/namesakes.ts'
import { wordNamesakes } from '@osh/core/wording/formats/namesakes.ts'
import { load } from '#ui/kit/loading-state.ts'
import type { FormRow } from './form-row.ts'

/** What tells namesakes among the rows apart. A memo keeps names alone: the staff is read where two are alike; nothing is told of whom it lacks. */
export async function readRowMarks(
  rows: readonly FormRow[],
  readStaff: () => Promise<readonly Employee[]>,
): Promise<ReadonlyMap<EmployeeId, string>> {
  const namesakes = listNamesakes(
    rows.map(({ employeeId, fullName }) => ({ id: employeeId, name: fullName })),
  )
  if (namesakes.length === 0) return new Map()
  const staff = await load(readStaff)
  const known = new Map(staff.is === 'ready' ? staff.value.map((one) => [one.id, one]) : [])
  return wordNamesakes(
    namesakes.map(({ id, name }) => {
      const { personnelNumber = null, birthDate = null } = known.get(id) ?? {}
      return { id, name, personnelNumber, birthDate }
    }),
  )
}
