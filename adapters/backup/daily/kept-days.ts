import { countDaysBetween, type LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** How many backups are kept: of the newest days, and the newest of each of the newest weeks and months. */
export const usualRule = { days: 7, weeks: 4, months: 12 } as const

const A_MONDAY = '1970-01-05' as LocalDate

const countWeek = (day: LocalDate): number => Math.floor(countDaysBetween(A_MONDAY, day) / 7)
const nameMonth = (day: LocalDate): string => day.slice(0, 7)

/** The days whose backups stay. Weeks and months without a backup are not counted, so that a pause loses none. */
export function chooseKeptDays(days: readonly LocalDate[], rule = usualRule): ReadonlySet<LocalDate> {
  const newestFirst = [...days].sort().reverse()
  const newestOf = (period: (day: LocalDate) => unknown, count: number): readonly LocalDate[] => {
    const found = new Map<unknown, LocalDate>()
    for (const day of newestFirst) if (!found.has(period(day))) found.set(period(day), day)
    return [...found.values()].slice(0, count)
  }
  return new Set([
    ...newestFirst.slice(0, rule.days),
    ...newestOf(countWeek, rule.weeks),
    ...newestOf(nameMonth, rule.months),
  ])
}
