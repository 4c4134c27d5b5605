import { listSteps } from '@osh/core/commands/apply.ts'
import type { ClaimedJob, NewJob } from '@osh/core/jobs/job.ts'
import type { JobEnd } from '@osh/core/jobs/settle-job.ts'
import type { Claim, JobQueue, Settled } from '@osh/core/records/job-queue.ts'
import { addSeconds, type Instant } from '@osh/core/shared/dates/instant.ts'
import { writers } from '../commands/writers.ts'
import type { Ledger } from '../ledger.ts'
import { withJobs } from './jobs.ts'
import type { KeptJob } from './kept-job.ts'

/** Jobs in a ledger. */
export class MemoryJobQueue implements JobQueue {
  readonly #ledger: Ledger
  #claims = 0
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  enqueue(jobs: readonly NewJob[]): Promise<void> {
    return this.#ledger.change((state) => [withJobs(state, jobs), undefined])
  }

  claim({ kinds, most, now, until }: Claim): Promise<readonly ClaimedJob[]> {
    this.#claims += 1
    const claim = `${this.#claims} ${Math.random()}`
    return this.#ledger.change((state) => {
      const { jobs = [] } = state
      const isDue = (job: KeptJob): boolean =>
        !job.isGivenUp && job.dueAt <= now && kinds.includes(job.facts.kind)
      const due = jobs
        .filter(isDue)
        .sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1))
        .slice(0, most)
      const taken = due.map((job) => ({ ...job, claim, dueAt: until, attempts: job.attempts + 1 }))
      const rest = jobs.filter((job) => !due.includes(job))
      return [{ ...state, jobs: [...rest, ...taken] }, taken.map(asClaimed(claim))]
    })
  }

  settle(job: ClaimedJob, { end, now, writes }: Settled): Promise<boolean> {
    return this.#ledger.change((state) => {
      const isHeld = (one: KeptJob): boolean => one.claim === job.claim && one.id === job.id
      if (!state.jobs?.some(isHeld)) return [state, false]
      const written = listSteps(writers, writes).reduce((next, step) => step(next), state)
      const ended = (written.jobs ?? []).flatMap((one) => (isHeld(one) ? settleEnd(one, end, now) : [one]))
      return [{ ...written, jobs: ended }, true]
    })
  }
}

const asClaimed =
  (claim: string) =>
  ({ companyId, id, facts, since, attempts }: KeptJob): ClaimedJob => ({
    ...{ companyId, id, facts, since, claim },
    attempt: attempts,
  })

function settleEnd(job: KeptJob, end: JobEnd, now: Instant): readonly KeptJob[] {
  if (end.is === 'gone') return []
  if (end.is === 'given-up') return [{ ...job, claim: null, isGivenUp: true }]
  const dueAt = addSeconds(now, end.inSeconds)
  const begun = end.fresh ? { attempts: 0, since: dueAt } : {}
  return [{ ...job, claim: null, dueAt, ...begun }]
}
