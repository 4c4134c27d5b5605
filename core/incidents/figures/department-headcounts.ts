import type { EmployeeId } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { countDaysIn, countPayrollDays, type Employment, findYearSpan } from './average-headcount.ts'

/** Where the staff worked over a year. */
export type StaffPlaces = {
  /** In which department an employee worked on a day. */
  readonly departmentOn: (id: EmployeeId, day: LocalDate) => string
  /** The days from which their card was another, in any order. */
  readonly movesOf: (id: EmployeeId) => readonly LocalDate[]
}

/** The average number on the payroll of each department in a year, as that of the company is counted: whoever was transferred is counted where they worked, day by day. */
export function computeDepartmentHeadcounts(
  people: readonly (Employment & { readonly id: EmployeeId })[],
  { departmentOn, movesOf }: StaffPlaces,
  year: number,
  today: LocalDate,
): ReadonlyMap<string, number> {
  const { first, last, days } = findYearSpan(year, today)
  const worked = new Map<string, number>()
  for (const person of people)
    for (const [from, next] of pairBorders(first, last, movesOf(person.id))) {
      const inPart = countPayrollDays(person, from, last) - (next ? countPayrollDays(person, next, last) : 0)
      if (inPart === 0) continue
      const name = departmentOn(person.id, from)
      worked.set(name, (worked.get(name) ?? 0) + inPart)
    }
  return new Map([...worked].map(([name, sum]) => [name, Math.round(sum / days)]))
}

/** The parts of a year between transfers: the first day of each, with that of the next one; undefined after the last. */
function pairBorders(
  first: LocalDate,
  last: LocalDate,
  moves: readonly LocalDate[],
): readonly (readonly [LocalDate, LocalDate | undefined])[] {
  if (countDaysIn(first, last) === 0) return []
  const later = [...new Set(moves)].filter((day) => day > first && day <= last).toSorted()
  const borders = [first, ...later]
  return borders.map((from, at) => [from, borders[at + 1]] as const)
}
