import { keyOf } from '@osh/core/notices/notice.ts'
import { type DueStep, findFirstToldCompletion, listDueSteps } from '@osh/core/notices/step-notices.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type Kysely, sql } from 'kysely'
import { readIncidents } from '../incidents/incident-rows.ts'
import type { Schema } from '../schema.ts'
import type { Store } from '../transact.ts'

/** Whoever is east of Greenwich is told of no more than this, so that none is left out. */
const openSince = (clock: Clock) => findFirstToldCompletion(clock.today('UTC'))

/**
 * Raises what the company has to be told of now, each notice once however many servers look at once: the unique key decides.
 *
 * @returns the steps of which it has to be told, raised before or now.
 */
export async function raiseNotices(
  kysely: Kysely<Schema>,
  clock: Clock,
  companyId: CompanyId,
): Promise<readonly DueStep[]> {
  const open = sql`(i.completed_on is null or i.completed_on >= ${openSince(clock)}::date)`
  const incidents = await readIncidents(kysely, companyId, open)
  const now = clock.now()
  const due = incidents.flatMap((one) => listDueSteps(one, now))
  const raised = due.map(({ number: _n, action: _a, injured: _i, ...facts }) => ({
    company_id: companyId,
    kind: facts.kind,
    key: keyOf(facts),
    incident_id: facts.incidentId,
    facts: JSON.stringify(facts),
    raised_at: now,
  }))
  const keys = raised.map(({ key }) => key)
  if (keys.length === 0) return due
  const known = await kysely
    .selectFrom('notices')
    .where('company_id', '=', companyId)
    .where('key', 'in', keys)
    .select('key')
    .execute()
  const isKnown = new Set(known.map(({ key }) => key))
  const fresh = raised.filter(({ key }) => !isKnown.has(key))
  if (fresh.length > 0)
    await sql`
      insert into notices (company_id, kind, key, incident_id, facts, raised_at)
      select company_id, kind, key, incident_id, facts::json, raised_at from json_to_recordset(${JSON.stringify(fresh)}::json)
        as given (company_id bigint, kind text, key text, incident_id bigint, facts text, raised_at timestamptz)
      where exists (select from incidents i where i.company_id = given.company_id and i.id = given.incident_id)
      on conflict (company_id, key) do nothing`.execute(kysely)
  return due
}

/** Raises the notices of every company that has an open investigation. Harmless to repeat, and for several servers at once. */
export async function raiseEverywhere({ kysely }: Store, clock: Clock): Promise<void> {
  const { rows } = await sql<{ company_id: CompanyId }>`
    select distinct company_id from incidents
    where completed_on is null or completed_on >= ${openSince(clock)}::date`.execute(kysely)
  for (const { company_id: company } of rows) await raiseNotices(kysely, clock, company)
}
