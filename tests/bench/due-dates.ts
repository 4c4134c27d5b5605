import { computeDueDate, type Periodicity } from '@osh/core/deadlines/periodicity.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { addMonths, format, parseISO } from 'date-fns'
import { type Figure, median } from './figure.ts'
import { sized } from './size.ts'

const OBLIGATIONS = sized(1_000_000, 10_000)
const ROUNDS = sized(10, 1)

type Obligation = { readonly done: LocalDate; readonly months: number; readonly periodicity: Periodicity }

/**
 * Due dates of a million obligations, day in and day out as text: core beside date-fns, a kernel of whole numbers
 * beside both; in turns, a tenth of the million each.
 */
export async function dueDates(): Promise<readonly Figure[]> {
  const obligations = drawn()
  const ms: Record<Way, number[]> = { core: [], dateFns: [], kernel: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const slice = obligations.slice((round * OBLIGATIONS) / ROUNDS, ((round + 1) * OBLIGATIONS) / ROUNDS)
    const sums = new Set<number>()
    for (const way of ['core', 'dateFns', 'kernel'] as const) {
      const started = performance.now()
      const sum = ways[way](slice)
      ms[way].push((performance.now() - started) * ROUNDS)
      if (way !== 'kernel') sums.add(sum)
    }
    if (sums.size !== 1) throw new Error('core and date-fns disagree about the due dates')
  }
  const [core, dateFns, kernel] = [median(ms.core), median(ms.dateFns), median(ms.kernel)]
  return [
    {
      what: 'due dates: date-fns ÷ core',
      value: dateFns / core,
      least: 10,
      beside: `${dateFns.toFixed(0)} ms ÷ ${core.toFixed(0)} ms a million`,
    },
    {
      what: 'due dates: core ÷ whole numbers without text',
      value: core / kernel,
      beside: `the kernel takes ${kernel.toFixed(1)} ms`,
    },
  ]
}

type Way = 'core' | 'dateFns' | 'kernel'
const ways = { core: byCore, dateFns: byDateFns, kernel: byKernel }

/** Days of thirty years, ends of months among them; the same in every run. */
function drawn(): readonly Obligation[] {
  const months = [6, 12, 36, 60]
  return Array.from({ length: OBLIGATIONS }, (_, i) => {
    const day = new Date(Date.UTC(1996, 0, 1 + ((i * 7919) % 10_957))).toISOString().slice(0, 10)
    const count = months[i % 4] ?? 12
    return { done: day as LocalDate, months: count, periodicity: { kind: 'every', months: count } }
  })
}

/** The last two digits of each due date, added up: a result that no one reads would not be computed. */
function byCore(obligations: readonly Obligation[]): number {
  let sum = 0
  for (const { done, periodicity } of obligations) sum += checked(computeDueDate(done, periodicity) ?? '')
  return sum
}

function byDateFns(obligations: readonly Obligation[]): number {
  let sum = 0
  for (const { done, months } of obligations)
    sum += checked(format(addMonths(parseISO(done), months), 'yyyy-MM-dd'))
  return sum
}

const checked = (day: string): number => day.charCodeAt(9) + day.charCodeAt(8) * 10 + day.charCodeAt(3) * 100

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The same rule over numbers alone: what would be left if no text had to be read or written. */
function byKernel(obligations: readonly Obligation[]): number {
  let sum = 0
  for (let i = 0; i < obligations.length; i++) {
    const index = (1996 + (i % 30)) * 12 + (i % 12) + (obligations[i]?.months ?? 0)
    const year = Math.floor(index / 12)
    const month = index - year * 12
    const leap = month === 1 && ((year % 4 === 0 && year % 100 !== 0) || year % 400 === 0) ? 1 : 0
    sum += year * 512 + month * 32 + Math.min((i % 31) + 1, (LENGTHS[month] ?? 31) + leap)
  }
  return sum
}
