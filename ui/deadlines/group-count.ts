import type { Horizon } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Part } from '@osh/core/deadline-tables/part.ts'
import type { Nearness } from '@osh/core/deadlines/window.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'

/** How many rows a group of the part shown has; as far as they are counted. Null while that isn't known. */
export function describeGroupCount(horizon: Horizon | null, part: Part, group: Nearness): string | null {
  if (horizon === null) return null
  const { overdue, waiting, months } = horizon
  const shown = part.is === 'month' ? months.filter(({ to }) => to === part.to) : months
  const counts: Readonly<Record<Nearness, readonly number[]>> = {
    overdue: [overdue],
    waiting: [waiting],
    soon: shown.filter((month) => month === months[0]).map(({ count }) => count),
    later: shown.filter((month) => month !== months[0]).map(({ count }) => count),
  }
  return sumCounts(counts[group])
}

/** Of a count that stopped no more is known than that it is larger. */
export const sumCounts = (counts: readonly number[]): string =>
  counts.some((count) => count >= COUNTED_TO)
    ? `${COUNTED_TO}+`
    : String(counts.reduce((sum, count) => sum + count, 0))
