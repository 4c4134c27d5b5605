import { expect, test } from 'vitest'
import type { Instant } from '../shared/dates/instant.ts'
import { listRecurringJobs } from './recurring-jobs.ts'
import { jobRules } from './settle-job.ts'

test('every kind that recurs, and no other, is there from the start, under its kind', () => {
  const runAt = '2026-11-23T10:00:00.000Z' as Instant
  const recurring = Object.entries(jobRules).flatMap(([kind, { every }]) => (every === null ? [] : [kind]))
  const jobs = listRecurringJobs(runAt)
  expect(jobs.map(({ key }) => key).toSorted()).toEqual(recurring.toSorted())
  for (const job of jobs)
    expect(job).toEqual({ companyId: null, key: job.facts.kind, facts: job.facts, runAt })
})
