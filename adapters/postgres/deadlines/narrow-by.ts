import type { CompanyId } from '@osh/core/companies/company.ts'
import type { RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import { rankFinding } from '@osh/core/deadline-tables/sort-rows.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { splitNameWords } from '@osh/core/shared/names/name-search.ts'
import { type RawBuilder, sql } from 'kysely'

/** `and …` on obligations `o`: core's `fits`. By department and by subject an index has the rows in the order of deadlines. */
export function narrowBy(
  companyId: CompanyId,
  section: Section,
  { search, departmentId, subject }: RowFilter,
): RawBuilder<unknown> {
  const words = splitNameWords(search)
  return sql`${departmentId === null ? sql`` : sql`and o.department_id = ${departmentId}`}
      ${subject === null ? sql`` : isOf(section, subject)}
      ${words.length === 0 ? sql`` : sql`and o.employee_id in (${named(companyId, words)})`}`
}

const isOf = (section: Section, subject: string): RawBuilder<unknown> =>
  section === 'workingConditions' || section === 'risk'
    ? sql`and o.risk_rank = ${rankFinding(section, subject)}`
    : sql`and o.subject_name = ${subject}`

/** The employees in whose names each of the words begins a word: the expression is that of the index employees_words. */
const named = (companyId: CompanyId, words: readonly string[]): RawBuilder<unknown> =>
  sql`select e.id from employees e
        where e.company_id = ${companyId} and array_to_tsvector(string_to_array(
          e.company_id::text || ':' || regexp_replace(e.search_name, '[ -]', ' ' || e.company_id::text || ':', 'g'), ' '
        )) @@ ${beginnings(companyId, words)}::tsquery`

/** «'12:петр':* & '12:ел':*» */
const beginnings = (companyId: CompanyId, words: readonly string[]): string =>
  words.map((word) => `'${companyId}:${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ')
