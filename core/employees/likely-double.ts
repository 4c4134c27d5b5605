import { foldName } from '../shared/names/name-search.ts'
import type { EmployeeDetails } from './employee.ts'

type Person = Pick<EmployeeDetails, 'lastName' | 'firstName' | 'fatherName' | 'birthDate' | 'snils'>

/**
 * Whether two entries are likely of one person: the same СНИЛС, or the same name and birth date where not both СНИЛС are known.
 * A patronymic that one of them lacks tells no one apart; letter case and ё don't matter. A warning's business: namesakes born on
 * one day there are.
 */
export function isLikelyDouble(a: Person, b: Person): boolean {
  if (a.snils !== null && b.snils !== null) return a.snils === b.snils
  return (
    a.birthDate === b.birthDate &&
    foldName(a.lastName) === foldName(b.lastName) &&
    foldName(a.firstName) === foldName(b.firstName) &&
    mayBeOneFather(a.fatherName, b.fatherName)
  )
}

function mayBeOneFather(a: string | null, b: string | null): boolean {
  const [one, other] = [a, b].map((name) => foldName(name ?? ''))
  return one === other || !namesFather(one) || !namesFather(other)
}

/** A dash stands for no patronymic. */
const namesFather = (folded = ''): boolean => /\p{L}/u.test(folded)
