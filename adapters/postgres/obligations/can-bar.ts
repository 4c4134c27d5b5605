import type { Earliest } from '@osh/core/employees/shortage.ts'
import { barringSections } from '@osh/core/obligations/standing/can-bar.ts'
import { type RawBuilder, sql } from 'kysely'
import { type DueColumn, NOT_DONE } from './obligation-tables.ts'

/** The same as core's `canBar`, for obligations `o`. */
export const canBarSql = (): RawBuilder<boolean> =>
  sql<boolean>`(o.section = any(${[...barringSections]}::text[]) and o.event is distinct from 'return')`

/** The same as core's `isFailed`, for obligations `o` of those employed. */
export const isFailedSql = (): RawBuilder<boolean> =>
  sql<boolean>`(o.listed and o.retake_by is not null and ${canBarSql()})`

/** As core's `findEarliest` counts each of them, for obligations `o`: the least of some is the earliest, read by `readEarliest`. */
export const earliestDueSql = (): RawBuilder<DueColumn> =>
  sql<DueColumn>`(case when o.retake_by is not null and ${canBarSql()} then ${NOT_DONE}::date else o.due end)`

export const readEarliest = (due: DueColumn): Earliest => (due === NOT_DONE ? 'atOnce' : due)
