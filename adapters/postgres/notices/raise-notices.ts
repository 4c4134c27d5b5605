import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { keyOf, type StepNotice } from '@osh/core/notices/notice.ts'
import { type DueStep, findFirstToldCompletion, listDueSteps } from '@osh/core/notices/step-notices.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { notAnnulled, readIncidents } from '../incidents/incident-rows.ts'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'
import { pushSteps } from './push/push-steps.ts'

/** `isFollowedUp` as a condition of the incident `i`. */
export const followedUpOn = (today: LocalDate): RawBuilder<boolean> =>
  sql<boolean>`(${notAnnulled} and (i.completed_on is null or i.completed_on >= ${findFirstToldCompletion(today)}::date))`

/** East of Greenwich no more is followed up than by the day of UTC, so that none is left out. */
const followedUpAt = (now: Instant) => followedUpOn(takeMomentDay(computeMomentIn('UTC', now)))

/** The steps of which the company has to be told now. */
export async function listStepsDue(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  now: Instant,
): Promise<readonly DueStep[]> {
  const incidents = await readIncidents(kysely, companyId, followedUpAt(now))
  return incidents.flatMap((one) => listDueSteps(one, now))
}

/**
 * Raises what the company has to be told of now, each notice once however many servers look at once: the unique key decides.
 *
 * @returns the steps of which it has to be told, raised before or now.
 */
export async function raiseNotices(
  store: Store,
  clock: Clock,
  companyId: CompanyId,
): Promise<readonly DueStep[]> {
  const { kysely } = store
  const now = clock.now()
  const due = await listStepsDue(kysely, companyId, now)
  const raised = due.map((step) => {
    const { number: _n, action: _a, injured: _i, ...facts } = step
    return {
      company_id: companyId,
      kind: facts.kind,
      key: keyOf(facts),
      incident_id: facts.incidentId,
      facts: JSON.stringify(facts),
      raised_at: now,
    }
  })
  const keys = raised.map(({ key }) => key)
  if (keys.length === 0) return due
  const known = await kysely
    .selectFrom('notices')
    .where('company_id', '=', companyId)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .select('key')
    .execute()
  const isKnown = new Set(known.map(({ key }) => key))
  const fresh = raised.filter(({ key }) => !isKnown.has(key))
  if (fresh.length > 0) await store.transaction((work) => raiseFresh(work, companyId, fresh, now))
  return due
}

/** Of several servers whoever was first tells the devices. */
async function raiseFresh(
  work: Work,
  companyId: CompanyId,
  fresh: readonly object[],
  now: Instant,
): Promise<void> {
  const { rows } = await sql<{ readonly facts: StepNotice }>`
    insert into notices (company_id, kind, key, incident_id, facts, raised_at, to_mail)
    select company_id, kind, key, incident_id, facts::json, raised_at, true from json_to_recordset(${JSON.stringify(fresh)}::json)
      as given (company_id bigint, kind text, key text, incident_id bigint, facts text, raised_at timestamptz)
    where exists (select from incidents i where i.company_id = given.company_id and i.id = given.incident_id)
    on conflict (company_id, key) do nothing returning facts`.execute(work)
  const steps = rows.map(({ facts }) => facts)
  if (steps.length > 0) await pushSteps(work, companyId, steps, now)
}

/** Raises the notices of every company that has an open investigation. Harmless to repeat, and for several servers at once. */
export async function raiseEverywhere(store: Store, clock: Clock): Promise<void> {
  const { rows } = await sql<{ company_id: CompanyId }>`
    select distinct i.company_id from incidents i where ${followedUpAt(clock.now())}`.execute(store.kysely)
  for (const { company_id: company } of rows) await raiseNotices(store, clock, company)
}
