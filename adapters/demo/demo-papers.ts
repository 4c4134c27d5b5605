import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { nameOrderForm } from '@osh/core/norms/responsibilities.ts'
import { addDays, addMonths, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { planOrders } from './demo-responsible.ts'
import { findWorkingDay } from './working-day.ts'

/** A paper of the demo's year, by the lasting name of its form. */
export type DemoPaper = {
  readonly slug: string
  readonly date: LocalDate
  /** Of an order: the number that the appointments name. Of any other paper: the lowest free one of the year above `after`. */
  readonly number: { readonly of: number } | { readonly after: number }
  readonly employeeIds: readonly EmployeeId[]
}

/** Journals and instructions that the company begins its year with. */
const atFirst = [
  'journal-briefing-intro',
  'journal-instructions-registration',
  'journal-instructions-issue',
  'journal-knowledge-check',
  'journal-med-referrals',
  'med-conclusions-journal',
  'microtrauma-journal',
  'journal-accidents-form-11',
  'journal-extinguishers',
  'journal-group-one',
  'journal-ppe-height',
  'journal-road-safety-briefing',
  'instruction-welder',
]

/** How many people one list of those to be trained names. */
const LISTED = 10

/**
 * The year's papers in the order of their days: orders of appointment, journals, then what each month asks for.
 *
 * @param workers who works with their hands, in the order of hiring
 */
export function planPapers(
  workers: readonly EmployeeId[],
  { start, months }: { readonly start: LocalDate; readonly months: number },
): readonly DemoPaper[] {
  const orders = planOrders(start)
  const begun = orders.at(-1)?.date ?? findWorkingDay(start)
  return [
    ...orders.map(({ code, number, date }) => ({
      slug: nameOrderForm({ code }),
      date,
      number: { of: number },
      employeeIds: [],
    })),
    ...atFirst.map((slug) => ({ slug, date: begun, number: { after: orders.length }, employeeIds: [] })),
    ...Array.from({ length: months }, (_, i) => planMonth(workers, i + 1, addMonths(start, i))).flat(),
  ]
}

/** A list of those to be trained, every other month, and the PPE card of someone who works with their hands. */
function planMonth(workers: readonly EmployeeId[], month: number, from: LocalDate): readonly DemoPaper[] {
  const date = findWorkingDay(addDays(from, 1))
  const first = (month * LISTED) % workers.length
  const paperOf = (slug: string, count: number): DemoPaper => ({
    slug,
    date,
    number: { after: 0 },
    employeeIds: workers.slice(first, first + count),
  })
  return [
    ...(month % 2 === 0 ? [paperOf('training-required-workers', LISTED)] : []),
    paperOf('ppe-personal-card', 1),
  ]
}
