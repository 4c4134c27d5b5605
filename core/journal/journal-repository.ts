import type { RecordChange } from '../commands/journal.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, UserId } from '../shared/identity.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { Result } from '../shared/results/result.ts'
import type { JournalArea } from './areas.ts'
import type { ChainedLine, ChainHead } from './chain.ts'
import type { JournalRecord } from './journal-record.ts'

/** What of the journal is shown; the days are the company's own, both of them inside. */
export type JournalFilter = {
  readonly by: UserId | null
  readonly area: JournalArea | null
  readonly record: JournalRecord | null
  readonly from: LocalDate | null
  readonly to: LocalDate | null
}

export const wholeJournal: JournalFilter = { by: null, area: null, record: null, from: null, to: null }

export type JournalQuery = JournalFilter & PageQuery

/** Of the changes of a line, and of the records of a change, no more are told in a list. */
export const MOST_TOLD = 20

/** A change as a list tells it: the first of its records, and how many there are. */
export type ToldChange = RecordChange & { readonly count: number }

/** A line as a list tells it: the first of its changes, and how many there are. `number` is its place in the chain; null while it waits for one. */
export type ToldLine = {
  readonly id: number
  readonly number: number | null
  readonly by: UserId
  readonly at: Instant
  readonly command: string
  readonly changes: readonly ToldChange[]
  readonly count: number
}

export interface JournalQueries {
  /** A screenful, newest first. */
  listPage(companyId: CompanyId, query: JournalQuery): Promise<Listed<ToldLine>>
}

/** The journal as it is given out: for the server alone. */
export interface ChainedJournal {
  /** What of the filter is in the chain after a number, in its order, some lines at a time; none after the last. */
  listChained(companyId: CompanyId, after: number, filter: JournalFilter): Promise<readonly ChainedLine[]>
  /** Where the chain ends, and how many lines have no place in it yet. */
  findHead(companyId: CompanyId): Promise<{ readonly head: ChainHead; readonly waiting: number }>
}

/** The journal given out as a file: for people what the filter leaves, to be verified the whole of it. */
export interface JournalFiles {
  /** At an address in the browser's memory. */
  makeLink(companyId: CompanyId, query: JournalExport): Promise<Result<string, never>>
}

export type JournalExport = JournalFilter & { readonly format: JournalFormat }

export const journalFormats = ['csv', 'jsonl'] as const
export type JournalFormat = (typeof journalFormats)[number]

/** The first changes of a line, and the first records of each. */
export const tellChanges = (changes: readonly RecordChange[]): readonly ToldChange[] =>
  changes.slice(0, MOST_TOLD).map((change) => ({
    ...change,
    ids: change.ids.slice(0, MOST_TOLD),
    count: change.ids.length,
  }))
