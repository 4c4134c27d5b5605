import type { AlikeDuties } from '@osh/core/documents/library/duties-by-rule.ts'
import type { LawCounts } from '@osh/core/documents/library/law-review.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { sql } from 'kysely'
import type { Store } from '../transact.ts'

export const makeLawCounts = ({ kysely }: Store): LawCounts => ({
  countPapers: async (companyId, before) => {
    const { rows } = await sql<{ template_id: TemplateId; n: number }>`
      select template_id, count(*)::int as n from documents
      where company_id = ${companyId} and (${before}::date is null or date < ${before}) and annulled_at is null
      group by template_id`.execute(kysely)
    return new Map(rows.map(({ template_id, n }) => [template_id, n]))
  },
  countDuties: async (companyId) => {
    const { rows } = await sql<AlikeDuties>`
      select section, rule_id as "ruleId", coalesce(subject_name, '') as name, norm, periodicity = 'every' as recurs,
        count(*)::int as duties
      from obligations where company_id = ${companyId} and removed_at is null
      group by 1, 2, 3, 4, 5`.execute(kysely)
    return rows
  },
})
