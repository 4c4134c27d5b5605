import { type StorageTermId, storageTermIds } from '../norms/storage-term-ids.ts'
import { findStorageTerm } from '../norms/storage-terms.ts'
import type { Section } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'

/** What is kept of an employee, by kind, with the day of the latest. */
export type Trace =
  | { readonly of: 'section'; readonly section: Section; readonly on: LocalDate }
  | { readonly of: 'memo' | 'responsibility' | 'incident'; readonly on: LocalDate }
  | { readonly of: 'paper'; readonly groupId: number; readonly on: LocalDate }

/** What has to be kept still, and the last day of it. */
export type Kept = { readonly term: StorageTermId; readonly until: LocalDate }

/**
 * What the law has the employer keep on that day, each kind once, the longest first. A term is counted from the end of the year of the latest record.
 *
 * Law: Перечень № 236 (the count from the end of the year is not compared with the text).
 */
export function findKeptByLaw(traces: readonly Trace[], today: LocalDate): readonly Kept[] {
  const all = traces.map((trace) => {
    const term = pickTerm(trace)
    return { term, until: findYearEnd(trace.on, findStorageTerm(term).years) }
  })
  const latest = storageTermIds.flatMap(
    (id) => all.filter(({ term }) => term === id).toSorted(compareByEnd)[0] ?? [],
  )
  return latest.filter(({ until }) => until >= today).toSorted(compareByEnd)
}

const compareByEnd = (a: Kept, b: Kept): number => b.until.localeCompare(a.until)

/** «Несчастные случаи» of the library. */
const ACCIDENTS = 13

function pickTerm(trace: Trace): StorageTermId {
  if (trace.of === 'section') return trace.section
  if (trace.of === 'paper') return trace.groupId === ACCIDENTS ? 'accident' : 'paper'
  return trace.of === 'incident' ? 'accident' : trace.of
}

const findYearEnd = (day: LocalDate, years: number): LocalDate =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}-12-31` as LocalDate
