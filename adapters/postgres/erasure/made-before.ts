import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { type RawBuilder, sql } from 'kysely'

/** What came after an erasure, under an id that was free again, is somebody else. Null: whatever there is. */
export const madeBefore = (moment: Instant | null): RawBuilder<boolean> =>
  moment === null ? sql<boolean>`true` : sql<boolean>`created_at <= ${moment}`
