import { foldName } from '../shared/names/name-search.ts'
import { type EmployeeDetails, joinFullName } from './employee.ts'

type Person = Pick<EmployeeDetails, 'lastName' | 'firstName' | 'fatherName' | 'birthDate' | 'snils'>

/**
 * Whether two entries are likely of one person: the same СНИЛС, or the same full name and birth date where not both СНИЛС are known.
 * Letter case and ё don't matter. A warning's business: namesakes born on one day there are.
 */
export function isLikelyDouble(a: Person, b: Person): boolean {
  if (a.snils !== null && b.snils !== null) return a.snils === b.snils
  return a.birthDate === b.birthDate && foldName(joinFullName(a)) === foldName(joinFullName(b))
}
