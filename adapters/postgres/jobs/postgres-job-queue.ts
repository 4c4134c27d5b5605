import { randomUUID } from 'node:crypto'
import { listSteps } from '@osh/core/commands/apply.ts'
import type { ClaimedJob, NewJob } from '@osh/core/jobs/job.ts'
import type { JobEnd } from '@osh/core/jobs/settle-job.ts'
import type { Claim, JobQueue, Settled } from '@osh/core/records/job-queue.ts'
import { addSeconds, type Instant } from '@osh/core/shared/dates/instant.ts'
import { sql } from 'kysely'
import type { makeWriters } from '../commands/writers.ts'
import type { Store, Work } from '../transact.ts'
import { NO_COMPANY } from './jobs-table.ts'
import { enqueueJobs } from './write-jobs.ts'

/**
 * Jobs in the table `jobs`. A claim is a lease and no lock: nothing is held while a job is done, so that a pooler in transaction mode stands
 * between, and every write names one company.
 */
export class PostgresJobQueue implements JobQueue {
  readonly #store: Store
  readonly #writers: ReturnType<typeof makeWriters>
  constructor(store: Store, writers: ReturnType<typeof makeWriters>) {
    this.#store = store
    this.#writers = writers
  }

  async enqueue(jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length > 0) await enqueueJobs(this.#store.kysely, jobs)
  }

  async claim({ kinds, most, now, until }: Claim): Promise<readonly ClaimedJob[]> {
    if (kinds.length === 0) return []
    const { kysely } = this.#store
    const due = await kysely
      .selectFrom('jobs')
      .where('kind', 'in', [...kinds])
      .where('given_up_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(most)
      .select(['company_id', 'id'])
      .execute()
    const claim = randomUUID()
    const claimed: ClaimedJob[] = []
    for (const [company, jobs] of Map.groupBy(due, ({ company_id: of }) => of)) {
      const rows = await kysely
        .updateTable('jobs')
        .set(({ eb }) => ({ claim, due_at: until, attempts: eb('attempts', '+', 1) }))
        .where('company_id', '=', company)
        .where(
          'id',
          'in',
          jobs.map(({ id }) => id),
        )
        .where('given_up_at', 'is', null)
        .where('due_at', '<=', now)
        .returning(['id', 'facts', 'attempts', 'since'])
        .execute()
      const companyId = company === NO_COMPANY ? null : company
      claimed.push(...rows.map(({ attempts: attempt, ...job }) => ({ ...job, companyId, attempt, claim })))
    }
    return claimed
  }

  async settle(job: ClaimedJob, { end, now, writes }: Settled): Promise<boolean> {
    return this.#store.transaction(async (work) => {
      const held = await selectOwnJob(work, job).forUpdate().executeTakeFirst()
      if (!held) return false
      for (const step of listSteps(this.#writers, writes)) await step(work)
      await endJob(work, job, end, now)
      return true
    })
  }
}

const selectOwnJob = (work: Work, { companyId, id, claim }: ClaimedJob) =>
  work
    .selectFrom('jobs')
    .where('company_id', '=', companyId ?? NO_COMPANY)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .select('id')

async function endJob(work: Work, job: ClaimedJob, end: JobEnd, now: Instant): Promise<void> {
  const isIt = sql<boolean>`company_id = ${job.companyId ?? NO_COMPANY} and id = ${job.id}`
  if (end.is === 'gone') {
    await work.deleteFrom('jobs').where(isIt).execute()
    return
  }
  const changes =
    end.is === 'given-up'
      ? { given_up_at: now }
      : { due_at: addSeconds(now, end.inSeconds), ...resetAttempts(end, now) }
  await work
    .updateTable('jobs')
    .set({ claim: null, ...changes })
    .where(isIt)
    .execute()
}

const resetAttempts = (
  { fresh, inSeconds }: { readonly fresh: boolean; readonly inSeconds: number },
  now: Instant,
) => (fresh ? { attempts: 0, since: addSeconds(now, inSeconds) } : {})
