import type { JobFacts, JobId, JobKind } from '@osh/core/jobs/job.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { ColumnType, Generated } from 'kysely'

export type JobsTable = {
  company_id: CompanyId
  id: Generated<JobId>
  kind: JobKind
  key: string
  facts: ColumnType<JobFacts, string, never>
  since: Instant
  due_at: Instant
  attempts: Generated<number>
  claim: string | null
  given_up_at: Instant | null
}

/** No company has it: it stands for none. */
export const NO_COMPANY = 0 as CompanyId
