import { setTimeout as pause } from 'node:timers/promises'
import { awaitedKinds, type ClaimedJob, type JobKind } from '@osh/core/jobs/job.ts'
import { listRecurringJobs } from '@osh/core/jobs/recurring-jobs.ts'
import { jobRules, settleJob } from '@osh/core/jobs/settle-job.ts'
import type { JobQueue } from '@osh/core/records/job-queue.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { addSeconds, countSecondsBetween } from '@osh/core/shared/dates/instant.ts'
import { describeError } from '../request-log.ts'
import { type Handled, handle, type JobHandlers, listKinds } from './job-handlers.ts'

type Needs = {
  readonly queue: JobQueue
  readonly clock: Clock
  readonly handlers: JobHandlers
  /** Told of what failed: the kind and why, nothing of whom it was about. */
  readonly tell: (entry: object) => void
  readonly pollMs?: number
}

/** So long a server has a job for itself; one whose server has died is done by another after that. */
export const CLAIM_SECONDS = 600
/** So many are done side by side. */
const AT_ONCE = 8
const POLL_MS = 1000
/** What is under way when the program ends has so long to come to its own end. */
const LAST_MS = 5000

/** Does what is due of the kinds once. Answers how many jobs that were. */
export async function runDueJobs(
  { queue, clock, handlers, tell }: Needs,
  kinds = listKinds(handlers),
): Promise<number> {
  const now = clock.now()
  const until = addSeconds(now, CLAIM_SECONDS)
  const jobs = await queue.claim({ kinds, most: AT_ONCE, now, until })
  await Promise.all(jobs.map((job) => runJob({ queue, clock, handlers, tell }, job)))
  return jobs.length
}

async function runJob({ queue, clock, handlers, tell }: Needs, job: ClaimedJob): Promise<void> {
  const { outcome, writes } = await handle(handlers, job).catch((error: unknown): Handled => {
    tell({ job: job.facts.kind, attempt: job.attempt, error: describeError(error) })
    return { outcome: { is: 'failed', forGood: false } }
  })
  const now = clock.now()
  const age = countSecondsBetween(job.since, now)
  const end = settleJob(jobRules[job.facts.kind], job.attempt, age, outcome)
  await queue
    .settle(job, { end, now, writes: writes?.(end) ?? [] })
    .catch((error: unknown) => tell({ job: job.facts.kind, unsettled: describeError(error) }))
}

/**
 * Does jobs as they become due, until it is ended; those that recur are there from the start. What someone waits for has a lane of its own:
 * a code does not stand behind a thousand digests.
 */
export function runJobs(needs: Needs): { close(): Promise<void> } {
  const { queue, clock, handlers, tell, pollMs = POLL_MS } = needs
  const ending = new AbortController()
  const wait = (): Promise<unknown> =>
    pause(pollMs, null, { signal: ending.signal, ref: false }).catch(() => null)
  const fail = (error: unknown): number => {
    tell({ jobs: describeError(error) })
    return 0
  }
  const begin = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const isBegun = await queue.enqueue(listRecurringJobs(clock.now())).then(() => true, fail)
      if (isBegun) return
      await wait()
    }
  }
  const work = async (kinds: readonly JobKind[]): Promise<void> => {
    while (!ending.signal.aborted) if ((await runDueJobs(needs, kinds).catch(fail)) === 0) await wait()
  }
  const isAwaited = (kind: JobKind): boolean => awaitedKinds.includes(kind)
  const kinds = listKinds(handlers)
  const lanes = [kinds.filter(isAwaited), kinds.filter((kind) => !isAwaited(kind))]
  const working = begin().then(() => Promise.all(lanes.map(work)))
  return {
    close: async () => {
      ending.abort()
      await Promise.race([working, pause(LAST_MS, null, { ref: false })])
    },
  }
}
