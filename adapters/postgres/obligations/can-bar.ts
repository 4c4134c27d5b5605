import { barringSections } from '@osh/core/obligations/standing/can-bar.ts'
import { type RawBuilder, sql } from 'kysely'

/** The same as core's `canBar`, for obligations `o`. */
export const canBarSql = (): RawBuilder<boolean> =>
  sql<boolean>`(o.section = any(${[...barringSections]}::text[]) and o.event is distinct from 'return')`

/** The same as core's `isFailed`, for obligations `o` of those employed. */
export const isFailedSql = (): RawBuilder<boolean> =>
  sql<boolean>`(o.listed and o.retake_by is not null and ${canBarSql()})`
