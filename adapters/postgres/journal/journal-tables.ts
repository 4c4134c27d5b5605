import type { RecordChange } from '@osh/core/commands/journal.ts'
import type { Seal } from '@osh/core/journal/chain.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { ColumnType, GeneratedAlways } from 'kysely'

export type JournalTable = {
  company_id: CompanyId
  id: GeneratedAlways<number>
  entered_by: UserId
  entered_at: Instant
  command: string
  changes: ColumnType<readonly RecordChange[], string, never>
  /** Null until the line has a place in the chain; so are the two after it. */
  number: ColumnType<number | null, never, number>
  seals: ColumnType<readonly Seal[] | null, never, string>
  link: ColumnType<string | null, never, string>
}

export type JournalHeadsTable = { company_id: CompanyId; number: number; link: string }
