import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type RawBuilder, sql } from 'kysely'

/** Whether an employee still works on the day, as core's `isDismissed` says. */
export const isEmployedOn = (
  column: 'o.dismissed_on' | 'e.dismissal_date' | 'dismissal_date',
  day: LocalDate,
): RawBuilder<boolean> => sql`(${sql.ref(column)} is null or ${sql.ref(column)} >= ${day})`
