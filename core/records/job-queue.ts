import type { ClaimedJob, JobKind, NewJob } from '../jobs/job.ts'
import type { JobEnd } from '../jobs/settle-job.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { RecordWrite } from './questions-and-writes.ts'

/** Which jobs a server takes. */
export type Claim = {
  /** What it knows how to do: the others wait for another server. */
  readonly kinds: readonly JobKind[]
  readonly most: number
  readonly now: Instant
  /** Until then no one else takes them; if the server has died meanwhile, they are due again. */
  readonly until: Instant
}

/** How a job ends: what becomes of it, and what it leaves behind, in one transaction. */
export type Settled = {
  readonly end: JobEnd
  readonly now: Instant
  readonly writes: readonly RecordWrite[]
}

/**
 * What the server has to do by itself, kept through restarts. Each job is with one server at a time; one whose server died between doing it and
 * saying so is done once more.
 */
export interface JobQueue {
  /** Puts jobs there; none under a key where one waits. One that was given up begins from the start. */
  enqueue(jobs: readonly NewJob[]): Promise<void>
  /** Takes jobs that are due, those first that are due first. */
  claim(claim: Claim): Promise<readonly ClaimedJob[]>
  /** Answers false, and writes nothing, where another server has taken the job since. */
  settle(job: ClaimedJob, settled: Settled): Promise<boolean>
}
