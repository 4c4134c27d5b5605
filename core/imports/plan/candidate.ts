import { type Employee, joinFullName, namePosition } from '../../employees/employee.ts'
import type { Candidate } from './import-plan.ts'

/** Somebody of the staff as they are offered. */
export const describeCandidate = (one: Employee): Candidate => ({
  id: one.id,
  fullName: joinFullName(one),
  birthDate: one.birthDate,
  personnelNumber: one.personnelNumber,
  position: namePosition(one),
})
