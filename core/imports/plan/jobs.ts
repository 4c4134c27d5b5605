import { type Employee, joinFullName, namePosition } from '../../employees/employee.ts'
import { foldPersonnelNumber } from '../../employees/personnel-number.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { ImportRow } from '../import-field.ts'
import { readDay } from '../rows/read-day.ts'
import { readName } from '../rows/read-name.ts'

/** Of somebody of the staff what a row tells of a job. */
export type Job = { readonly employee: Employee; readonly department: string }

/** Whether records are of one person, who has several jobs (совместитель). */
export const areOfOne = ([first, ...others]: readonly Employee[]): boolean =>
  first !== undefined &&
  others.every(
    (one) =>
      nameWhole(one) === nameWhole(first) &&
      one.birthDate === first.birthDate &&
      (one.snils === null || first.snils === null || one.snils === first.snils),
  )

const nameWhole = (one: Employee): string => foldName(joinFullName(one))

/** Which job of one person a row is of: that with its number, else in its place, from its day on, else the only one that has not ended; null for none of them. */
export function pickJob(row: ImportRow, jobs: readonly Job[], today: LocalDate): Employee | null {
  const { personnelNumber, hireDate } = row.values
  const ways: readonly ((job: Job) => boolean)[] = [
    ({ employee }) => hasNumber(employee, personnelNumber),
    (job) => isIn(job, row) && holds(job, row),
    ({ employee }) => hireDate !== undefined && readDay(hireDate, today) === employee.hireDate,
    (job) => isIn(job, row),
    (job) => holds(job, row),
  ]
  for (const fits of ways) {
    const fitting = jobs.filter(fits)
    if (fitting.length === 1) return fitting[0]?.employee ?? null
  }
  const lasting = jobs.filter(({ employee }) => employee.dismissalDate === null)
  return lasting.length === 1 ? (lasting[0]?.employee ?? null) : null
}

/** Whether a row tells of the job itself, not of another of the same person. */
export function isSameJob(row: ImportRow, job: Job): boolean {
  const { personnelNumber } = row.values
  if (personnelNumber && job.employee.personnelNumber) return hasNumber(job.employee, personnelNumber)
  return isIn(job, row) && holds(job, row)
}

const hasNumber = (employee: Employee, number: string | undefined): boolean =>
  number !== undefined &&
  employee.personnelNumber !== null &&
  foldPersonnelNumber(employee.personnelNumber) === foldPersonnelNumber(number)

const isIn = ({ department }: Job, { values }: ImportRow): boolean =>
  values.department !== undefined && foldName(values.department) === foldName(department)

const holds = ({ employee }: Job, { values }: ImportRow): boolean =>
  values.position !== undefined &&
  [namePosition(employee), employee.position.name].some(
    (name) => foldName(name) === foldName(values.position ?? ''),
  )

/** Whether rows that are likely of one person may be of several jobs of theirs: of one name and birth date, and each in a place or under a number of its own. */
export function mayBeJobs(rows: readonly ImportRow[], today: LocalDate): boolean {
  if (rows.length < 2 || new Set(rows.map((row) => describePerson(row, today))).size > 1) return false
  if (rows.some(({ values }) => !values.birthDate || !values.hireDate)) return false
  const places = rows.map(({ values }) =>
    [values.department, values.position].map((text) => foldName(text ?? '')),
  )
  const numbers = rows.map(({ values }) => foldPersonnelNumber(values.personnelNumber ?? ''))
  return (
    new Set(places.map((place) => place.join('|'))).size === rows.length ||
    (new Set(numbers).size === rows.length && !numbers.includes(''))
  )
}

/** The name and the birth date that a row tells. */
export function describePerson(row: ImportRow, today: LocalDate): string {
  const name = readName(row.values)
  return [name ? foldName(joinFullName(name)) : '', readDay(row.values.birthDate ?? '', today)].join(' ')
}
