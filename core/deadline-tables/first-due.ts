import type { Section } from '../sections/section.ts'
import type { Horizon } from './deadline-table.ts'

type Table = { readonly section: Section; readonly horizon: Pick<Horizon, 'total' | 'next'> }

/**
 * In which table the first memo begins: the first that has rows, otherwise the one in which something falls due soonest after its
 * window; null where nothing falls due.
 */
export function findFirstDue(tables: readonly Table[]): Section | null {
  const shown = tables.find(({ horizon }) => horizon.total > 0)
  if (shown) return shown.section
  const beyond = tables.flatMap(({ section, horizon: { next } }) =>
    next === null ? [] : [{ section, deadline: next.deadline }],
  )
  const [soonest] = beyond.toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1))
  return soonest?.section ?? null
}
