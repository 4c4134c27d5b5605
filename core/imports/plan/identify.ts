import type { DepartmentId } from '../../departments/department.ts'
import { type Employee, joinFullName } from '../../employees/employee.ts'
import { foldPersonnelNumber } from '../../employees/personnel-number.ts'
import { parseSnils } from '../../employees/snils.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { ImportRow } from '../import-field.ts'
import { readDay } from '../rows/read-day.ts'
import type { NameGiven } from '../rows/read-name.ts'
import { areOfOne, type Job, pickJob } from './jobs.ts'

/** Whom of the staff a row is of. */
export type Identified =
  | { readonly is: 'one'; readonly employee: Employee }
  | { readonly is: 'nobody' }
  | { readonly is: 'perhaps'; readonly candidates: readonly Employee[] }
  /** The СНИЛС is of somebody with another surname and another name. */
  | { readonly is: 'another' }

export type Staff = {
  readonly bySnils: ReadonlyMap<string, readonly Employee[]>
  readonly byNumber: ReadonlyMap<string, readonly Employee[]>
  readonly byLastName: ReadonlyMap<string, readonly Employee[]>
  readonly byBirth: ReadonlyMap<string, readonly Employee[]>
  readonly departments: ReadonlyMap<DepartmentId, string>
}

export const indexStaff = (
  employees: readonly Employee[],
  departments: ReadonlyMap<DepartmentId, string>,
): Staff => ({
  departments,
  bySnils: Map.groupBy(
    employees.filter(({ snils }) => snils),
    ({ snils }) => snils ?? '',
  ),
  byNumber: Map.groupBy(
    employees.filter(({ personnelNumber }) => personnelNumber),
    ({ personnelNumber }) => foldPersonnelNumber(personnelNumber ?? ''),
  ),
  byLastName: Map.groupBy(employees, ({ lastName }) => foldName(lastName)),
  byBirth: Map.groupBy(employees, ({ birthDate }) => birthDate),
})

/**
 * Whose row it is: whoever has the СНИЛС, or the personnel number and the name, or the name and the birth date. Of another surname it is by the number
 * with the birth date or the rest of the name; somebody is asked where less tells of it. Of several jobs of one person it is by `pickJob`. Who was
 * dismissed before the row's day of hiring comes anew.
 */
export function identify(row: ImportRow, name: NameGiven, staff: Staff, today: LocalDate): Identified {
  const hired = row.values.hireDate ? readDay(row.values.hireDate, today) : null
  const isOver = ({ dismissalDate }: Employee): boolean =>
    dismissalDate !== null && hired !== null && hired > dismissalDate
  const snils = readSnils(row.values)
  const insured = staff.bySnils.get(snils ?? '') ?? []
  const there = insured.filter((one) => !isOver(one))
  const own = there.filter((one) => sharesName(one, name))
  const pick = (jobs: readonly Employee[]): Employee | null =>
    pickJob(
      row,
      jobs.map((employee) => describeJob(employee, staff)),
      today,
    )
  if (there.length > 0 && own.length === 0) return { is: 'another' }
  if (own.length > 0) return beOne(own, own.length === 1 ? (own[0] ?? null) : pick(own))
  const mayBe = (one: Employee): boolean =>
    !isOver(one) && !(snils !== null && one.snils !== null && one.snils !== snils)
  const alike = listSurnames(name)
    .flatMap((surname) => staff.byLastName.get(surname) ?? [])
    .filter((one) => fitsName(one, name) && mayBe(one))
  const numbered = staff.byNumber.get(foldPersonnelNumber(row.values.personnelNumber ?? '')) ?? []
  const byNumber = alike.filter((one) => numbered.includes(one))
  if (byNumber.length === 1 && byNumber[0]) return { is: 'one', employee: byNumber[0] }
  const born = row.values.birthDate ? readDay(row.values.birthDate, today) : null
  const renamed = findRenamed(name, born, numbered, staff.byBirth.get(born ?? '') ?? [])
  const isOther = (one: Employee): boolean =>
    !alike.includes(one) && mayBe(one) && !(insured.length > 0 && one.snils === null)
  const possible = renamed.possible.filter(isOther)
  const jobs = born === null ? alike : alike.filter(({ birthDate }) => birthDate === born)
  const job = jobs.length > 1 && possible.length === 0 && areOfOne(jobs) ? pick(jobs) : null
  if (job) return { is: 'one', employee: job }
  return decide({ name, born, alike }, { sure: renamed.sure.filter(isOther), possible })
}

export const describeJob = (employee: Employee, { departments }: Staff): Job => ({
  employee,
  department: departments.get(employee.departmentId) ?? '',
})

const beOne = (candidates: readonly Employee[], employee: Employee | null): Identified =>
  employee ? { is: 'one', employee } : { is: 'perhaps', candidates }

/** Null where the row tells none that can be. */
function readSnils({ snils }: ImportRow['values']): string | null {
  const read = snils ? parseSnils(snils.padStart(11, '0')) : null
  return read?.ok ? read.value : null
}

/** Who has the СНИЛС of a row. */
export function findBySnils(values: ImportRow['values'], { bySnils }: Staff): readonly Employee[] {
  return bySnils.get(readSnils(values) ?? '') ?? []
}

/** People of another surname than the row has. */
type Renamed = { readonly sure: readonly Employee[]; readonly possible: readonly Employee[] }

function findRenamed(
  name: NameGiven,
  born: string | null,
  numbered: readonly Employee[],
  bornThen: readonly Employee[],
): Renamed {
  const fitting = numbered.filter((one) => fitsName(one, name))
  const sure = fitting.filter((one) =>
    born === null
      ? hasRestOfName(one, name) && one.dismissalDate === null
      : one.birthDate === born && !name.areInitials,
  )
  const byBirth = bornThen.filter((one) => numbered.includes(one) || hasRestOfName(one, name))
  return { sure, possible: [...new Set([...fitting, ...byBirth])] }
}

function decide(
  {
    name,
    born,
    alike,
  }: { readonly name: NameGiven; readonly born: string | null; readonly alike: readonly Employee[] },
  { sure, possible }: Renamed,
): Identified {
  const fitting = born === null ? alike : alike.filter(({ birthDate }) => birthDate === born)
  const [only] = fitting
  const isSure =
    born !== null || (possible.length === 0 && !(name.areInitials && only && !hasSurname(only, name)))
  if (only && fitting.length === 1 && isSure) return { is: 'one', employee: only }
  const [one] = sure
  if (one && sure.length === 1 && alike.length === 0) return { is: 'one', employee: one }
  const candidates = [...(fitting.length > 0 ? fitting : alike), ...possible]
  return candidates.length === 0 ? { is: 'nobody' } : { is: 'perhaps', candidates }
}

/** The surname, then what may be an earlier one. */
export const listSurnames = ({ lastName, inBrackets }: NameGiven): readonly string[] => [
  ...new Set([lastName, ...inBrackets].map(foldName)),
]

const hasSurname = (one: Employee, { lastName }: NameGiven): boolean =>
  foldName(one.lastName) === foldName(lastName)

const sharesName = (one: Employee, name: NameGiven): boolean =>
  listSurnames(name).includes(foldName(one.lastName)) || begins(one.firstName, name.firstName)

function fitsName(one: Employee, name: NameGiven): boolean {
  if (!begins(one.firstName, name.firstName)) return false
  if (name.fatherName === null || one.fatherName === null) return true
  return begins(one.fatherName, name.fatherName)
}

/** The first name and the patronymic are the same, both told in full. */
const hasRestOfName = (one: Employee, name: NameGiven): boolean =>
  !name.areInitials && one.fatherName !== null && name.fatherName !== null && fitsName(one, name)

/** An initial fits every name that begins with it. */
const begins = (whole: string, given: string): boolean =>
  given.length === 1 ? foldName(whole).startsWith(foldName(given)) : foldName(whole) === foldName(given)

/** Two rows that are likely of one person have the same key of these; rows of one employee have theirs. */
export function listKeys(row: ImportRow, name: NameGiven, today: LocalDate): readonly string[] {
  const { birthDate } = row.values
  const snils = readSnils(row.values)
  return [
    ...(snils === null ? [] : [`snils ${snils}`]),
    ...(birthDate && !name.areInitials
      ? listSurnames(name).map((lastName) => {
          const fullName = foldName(joinFullName({ ...name, lastName }))
          return `born ${readDay(birthDate, today)} ${fullName}`
        })
      : []),
  ]
}
