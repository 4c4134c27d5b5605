import { type Employee, joinFullName } from '../../employees/employee.ts'
import { foldPersonnelNumber } from '../../employees/personnel-number.ts'
import { parseSnils } from '../../employees/snils.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { ImportRow } from '../import-field.ts'
import { readDay } from '../rows/read-day.ts'
import type { NameGiven } from '../rows/read-name.ts'

/** Whom of the staff a row is of. */
export type Identified =
  | { readonly is: 'one'; readonly employee: Employee }
  | { readonly is: 'nobody' }
  | { readonly is: 'perhaps'; readonly candidates: readonly Employee[] }
  /** The СНИЛС is of somebody with another surname and another name. */
  | { readonly is: 'another' }

export type Staff = {
  readonly bySnils: ReadonlyMap<string, Employee>
  readonly byNumber: ReadonlyMap<string, readonly Employee[]>
  readonly byLastName: ReadonlyMap<string, readonly Employee[]>
}

export const indexStaff = (employees: readonly Employee[]): Staff => ({
  bySnils: new Map(employees.flatMap((one) => (one.snils ? [[one.snils, one] as const] : []))),
  byNumber: Map.groupBy(
    employees.filter(({ personnelNumber }) => personnelNumber),
    ({ personnelNumber }) => foldPersonnelNumber(personnelNumber ?? ''),
  ),
  byLastName: Map.groupBy(employees, ({ lastName }) => foldName(lastName)),
})

/**
 * Whose row it is: whoever has the СНИЛС, or the personnel number and the name, or the name and the birth date. Who was dismissed before the row's
 * day of hiring comes anew.
 */
export function identify(row: ImportRow, name: NameGiven, staff: Staff, today: LocalDate): Identified {
  const hired = row.values.hireDate ? readDay(row.values.hireDate, today) : null
  const isOver = ({ dismissalDate }: Employee): boolean =>
    dismissalDate !== null && hired !== null && hired > dismissalDate
  const snils = row.values.snils ? parseSnils(row.values.snils.padStart(11, '0')) : null
  const known = snils?.ok ? staff.bySnils.get(snils.value) : undefined
  if (known && !isOver(known))
    return sharesName(known, name) ? { is: 'one', employee: known } : { is: 'another' }
  const alike = (staff.byLastName.get(foldName(name.lastName)) ?? []).filter(
    (one) =>
      fitsName(one, name) && !isOver(one) && !(snils?.ok && one.snils !== null && one.snils !== snils.value),
  )
  const numbered = staff.byNumber.get(foldPersonnelNumber(row.values.personnelNumber ?? '')) ?? []
  const byNumber = alike.filter((one) => numbered.includes(one))
  if (byNumber.length === 1 && byNumber[0]) return { is: 'one', employee: byNumber[0] }
  return byBirth(row.values.birthDate ? readDay(row.values.birthDate, today) : null, alike)
}

function byBirth(born: string | null, alike: readonly Employee[]): Identified {
  const fitting = born === null ? alike : alike.filter(({ birthDate }) => birthDate === born)
  const [only] = fitting
  if (only && fitting.length === 1) return { is: 'one', employee: only }
  const candidates = fitting.length > 0 ? fitting : alike
  return candidates.length === 0 ? { is: 'nobody' } : { is: 'perhaps', candidates }
}

const sharesName = (one: Employee, name: NameGiven): boolean =>
  foldName(one.lastName) === foldName(name.lastName) || begins(one.firstName, name.firstName)

function fitsName(one: Employee, name: NameGiven): boolean {
  if (!begins(one.firstName, name.firstName)) return false
  if (name.fatherName === null || one.fatherName === null) return true
  return begins(one.fatherName, name.fatherName)
}

/** An initial fits every name that begins with it. */
const begins = (whole: string, given: string): boolean =>
  given.length === 1 ? foldName(whole).startsWith(foldName(given)) : foldName(whole) === foldName(given)

/** Two rows that are likely of one person have the same key of these; rows of one employee have theirs. */
export function listKeys(row: ImportRow, name: NameGiven, today: LocalDate): readonly string[] {
  const { snils, birthDate } = row.values
  const read = snils ? parseSnils(snils.padStart(11, '0')) : null
  const fullName = foldName(joinFullName(name))
  return [
    ...(read?.ok ? [`snils ${read.value}`] : []),
    ...(birthDate && !name.areInitials ? [`born ${readDay(birthDate, today)} ${fullName}`] : []),
  ]
}
