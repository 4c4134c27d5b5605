import type { DeadlineSort } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { type RawBuilder, sql } from 'kysely'

/** The order of the index obligations_due. */
export const byDeadline = sql`o.due, o.full_name, o.id`

/**
 * The order of a deadline table, each one that of an index of obligations; core's `orderOf` says the same.
 * Where a section lacks the column, every row is alike in it and the deadline decides.
 */
export function deadlineOrder(
  sort: Exclude<DeadlineSort, 'department'>,
  section: Section,
): RawBuilder<unknown> {
  switch (sort) {
    case 'deadline':
      return byDeadline
    case 'fullName':
      return sql`o.full_name, o.due, o.id`
    case 'position':
      return sql`o.position_name, ${byDeadline}`
    case 'ppe':
      return section === 'ppe' ? sql`o.subject_name, ${byDeadline}` : byDeadline
    case 'event':
      return section === 'ppe' ? sql`o.event, ${byDeadline}` : byDeadline
    case 'risk':
      return section === 'risk' || section === 'workingConditions'
        ? sql`o.risk_rank, ${byDeadline}`
        : byDeadline
  }
}
