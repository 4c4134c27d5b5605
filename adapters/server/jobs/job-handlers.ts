import type { ClaimedJob, JobFacts, JobKind } from '@osh/core/jobs/job.ts'
import type { JobEnd, JobOutcome } from '@osh/core/jobs/settle-job.ts'
import type { RecordWrite } from '@osh/core/records/questions-and-writes.ts'

/** What a try has come to, and what it leaves behind, in the transaction that settles the job. */
export type Handled = {
  readonly outcome: JobOutcome
  readonly writes?: (end: JobEnd) => readonly RecordWrite[]
}

/**
 * How each kind of job is done. A job may be done once more where a server has died in between: what it leaves in the database it
 * leaves by its writes, which are kept once.
 */
export type JobHandlers = {
  readonly [Kind in JobKind]?: (
    facts: Extract<JobFacts, { readonly kind: Kind }>,
    job: ClaimedJob,
  ) => Promise<Handled>
}

export const done: Handled = { outcome: { is: 'done' } }

/** The kinds that the table knows how to do. */
export const listKinds = (handlers: JobHandlers): readonly JobKind[] =>
  Object.keys(handlers).filter((kind): kind is JobKind => kind in handlers)

/** Where the table was made the compiler has tied each kind to its facts; here the kind is a mere text. */
export async function handle(handlers: object, job: ClaimedJob): Promise<Handled> {
  const table = handlers as Readonly<
    Record<string, ((facts: JobFacts, job: ClaimedJob) => Promise<Handled>) | undefined>
  >
  const handler = table[job.facts.kind]
  if (!handler) throw new Error(`no one does jobs of the kind ${job.facts.kind}`)
  return handler(job.facts, job)
}
