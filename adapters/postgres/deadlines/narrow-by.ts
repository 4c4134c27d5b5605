import type { CompanyId } from '@osh/core/companies/company.ts'
import type { RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import { rankFinding } from '@osh/core/deadline-tables/sort-rows.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { type RawBuilder, sql } from 'kysely'
import { andSought, type SoughtWord } from '../staff/sought-people.ts'

/** A filter with what its search finds. */
export type Narrowed = Pick<RowFilter, 'departmentId' | 'subject'> & {
  readonly sought: readonly SoughtWord[]
}

export const notNarrowed: Narrowed = { departmentId: null, subject: null, sought: [] }

/** `and …` on obligations `o`: core's `fits`. By department and by subject an index has the rows in the order of deadlines. */
export function narrowBy(
  companyId: CompanyId,
  section: Section,
  { sought, departmentId, subject }: Narrowed,
): RawBuilder<unknown> {
  return sql`${departmentId === null ? sql`` : sql`and o.department_id = ${departmentId}`}
      ${subject === null ? sql`` : isOf(section, subject)}
      ${sought.length === 0 ? sql`` : andSought(companyId, sought, columns)}`
}

const columns = {
  employee: sql`o.employee_id`,
  department: sql`o.department_id`,
  position: sql`o.position_name`,
}

const isOf = (section: Section, subject: string): RawBuilder<unknown> =>
  section === 'workingConditions' || section === 'risk'
    ? sql`and o.risk_rank = ${rankFinding(section, subject)}`
    : sql`and o.subject_name = ${subject}`
