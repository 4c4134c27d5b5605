import type { Gathering } from '../commands/command.ts'
import { foldName } from '../shared/names/name-search.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { Employee, EmployeeDetails } from './employee.ts'
import { type NumberHolders, numberHolders } from './employee-facts.ts'
import { dropZeros } from './find-people.ts'

/** What two personnel numbers (табельный номер) that are one have in common: «00117» and «117», «А-7» and «а-7». */
export const foldPersonnelNumber = (number: string): string => dropZeros(foldName(number))

type Numbered = Pick<EmployeeDetails, 'personnelNumber' | 'dismissalDate'>

/**
 * The number, folded, that nobody else of the company may have; null where there is none. Whoever leaves gives theirs up: the company may
 * give it to another, or to the same person who comes again.
 */
export const holdNumber = ({ personnelNumber, dismissalDate }: Numbered): string | null =>
  personnelNumber === null || dismissalDate !== null ? null : foldPersonnelNumber(personnelNumber)

export type NumberTaken = FieldErrors<'personnel-number/taken'>

/**
 * Refuses a number that somebody else has.
 *
 * @param before as the employee was; null for one who comes. Who keeps a number keeps it, though an older record shares it.
 */
export function* checkNumber(
  companyId: Employee['companyId'],
  before: Employee | null,
  after: Numbered,
): Gathering<Result<null, NumberTaken>, NumberHolders> {
  const number = holdNumber(after)
  if (number === null || (before && number === holdNumber(before))) return ok(null)
  const holders = yield* numberHolders({ companyId, number })
  return holders.some((id) => id !== before?.id)
    ? err(fieldErrors({ field: 'personnelNumber', code: 'personnel-number/taken' }))
    : ok(null)
}
