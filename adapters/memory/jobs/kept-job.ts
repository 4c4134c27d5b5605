import type { JobFacts, JobId } from '@osh/core/jobs/job.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'

/** A job as kept: one that a server has claimed is due when the claim ends. */
export type KeptJob = {
  readonly companyId: CompanyId | null
  readonly id: JobId
  readonly key: string
  readonly facts: JobFacts
  readonly since: Instant
  readonly dueAt: Instant
  readonly attempts: number
  readonly claim: string | null
  readonly isGivenUp: boolean
}
