import type { Writers } from '@osh/core/commands/apply.ts'
import type { JobWrite, NewJob } from '@osh/core/jobs/job.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Work } from '../transact.ts'
import { NO_COMPANY } from './jobs-table.ts'

/** Puts jobs there in one statement; one that was given up begins from the start. */
export async function enqueueJobs(work: Kysely<Schema>, jobs: readonly NewJob[]): Promise<void> {
  const rows = jobs.map(({ companyId, key, facts, runAt }) => ({
    company_id: companyId ?? NO_COMPANY,
    kind: facts.kind,
    key,
    facts: JSON.stringify(facts),
    since: runAt,
    due_at: runAt,
  }))
  await sql`
    insert into jobs as kept (company_id, kind, key, facts, since, due_at)
    select company_id, kind, key, facts::json, since, due_at from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (company_id bigint, kind text, key text, facts text, since timestamptz, due_at timestamptz)
    on conflict (company_id, key) do update set
      facts = excluded.facts, since = excluded.since, due_at = excluded.due_at, attempts = 0, claim = null, given_up_at = null
      where kept.given_up_at is not null`.execute(work)
}

export const jobWriters: Writers<JobWrite, Work, Promise<void>> = { jobs: enqueueJobs }
