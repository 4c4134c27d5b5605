import type { Writers } from '@osh/core/commands/apply.ts'
import type { JobId, JobWrite, NewJob } from '@osh/core/jobs/job.ts'
import type { State } from '../state.ts'
import type { KeptJob } from './kept-job.ts'

/** Puts jobs there; one that was given up begins from the start. */
export const withJobs = (state: State, jobs: readonly NewJob[]): State => jobs.reduce(withJob, state)

function withJob(state: State, { companyId, key, facts, runAt }: NewJob): State {
  const { jobs = [] } = state
  const known = jobs.find((one) => one.companyId === companyId && one.key === key)
  if (known && !known.isGivenUp) return state
  const id = known?.id ?? ((Math.max(0, ...jobs.map((one) => one.id)) + 1) as JobId)
  const fresh = { companyId, id, key, facts, since: runAt, dueAt: runAt }
  const job: KeptJob = { ...fresh, attempts: 0, claim: null, isGivenUp: false }
  return { ...state, jobs: [...jobs.filter((one) => one !== known), job] }
}

export const jobWriters: Writers<JobWrite, State, State> = { jobs: withJobs }
