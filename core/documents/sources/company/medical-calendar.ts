import type { Earliest } from '../../../employees/shortage.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { compareInRussian } from '../../../shared/names/russian-order.ts'
import type { Period } from '../facts/read-period.ts'
import type { SharedDuty } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { listOnce, nameSubject } from './posts.ts'
import { countRows, tellRows } from './rows.ts'

/** «03.2027» */
const wordMonth = (due: string): string => `${due.slice(5, 7)}.${due.slice(0, 4)}`

/** Whoever holds a post is asked for several points: they are counted once. */
const countHolders = (asked: readonly SharedDuty[]): number =>
  [...Map.groupBy(asked, ({ position }) => position).values()].reduce(
    (sum, alike) => sum + Math.max(...alike.map(({ people }) => people)),
    0,
  )

/** On which day of the period it counts: what is due at once, and what is overdue on the paper's day, on its first; null for none. */
function findDayIn({ from, to }: Period, due: Earliest, day: LocalDate): LocalDate | null {
  if (due === null) return null
  if (due === 'atOnce' || (due < from && due < day)) return from
  return due >= from && due <= to ? due : null
}

/**
 * Whose examination falls due when, by department and month; what was never passed, and what is overdue, in the first month of the period.
 *
 * Law: Приказ Минздрава России 28.01.2021 № 29н, Порядок, п. 26 (the clinic makes the plan of the named list, the employer agrees).
 */
export const medicalCalendarSources = {
  'medical.calendar': source({
    needs: ['shared-medicalExamination', 'period'],
    gives:
      'медосмотры, срок которых наступает в периоде документа, по подразделениям и месяцам; непройденные и просроченные — в первом месяце',
    fill: ({ 'shared-medicalExamination': asked, period: { from, to }, day }) => {
      const due = asked.flatMap((one) => {
        const on = findDayIn({ from, to }, one.due, day)
        return on === null ? [] : [{ ...one, due: on }]
      })
      const groups = Map.groupBy(due, (one) => JSON.stringify([one.due.slice(0, 7), one.department]))
      const rows = [...groups.values()]
        .flatMap((alike) => alike.slice(0, 1).map((one) => ({ one, alike })))
        .toSorted(
          (a, b) =>
            a.one.due.slice(0, 7).localeCompare(b.one.due.slice(0, 7)) ||
            compareInRussian(a.one.department, b.one.department),
        )
        .map(({ one, alike }) => ({
          ...{ month: wordMonth(one.due), department: one.department, count: String(countHolders(alike)) },
          posts: listOnce(alike.map(({ position }) => position)).join(', '),
          points: listOnce(alike.map(nameSubject)).join(', '),
          ...{ day: '', doctors: '' },
        }))
      return tellRows(rows, `из обязательств: ${countRows(rows)}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
