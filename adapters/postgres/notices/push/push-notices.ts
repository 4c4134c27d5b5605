import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { tellFeedTo } from '@osh/core/notices/feed/notice-feed.ts'
import { type NoticeSettings, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { makePushJobs } from '@osh/core/notices/push/push-jobs.ts'
import { findPushTurn, type PushTurn } from '@osh/core/notices/push/push-turn.ts'
import { wordPush } from '@osh/core/notices/push/push-words.ts'
import type { PushMessage } from '@osh/core/push/push-message.ts'
import type { Membership } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, SessionId, UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { enqueueJobs } from '../../jobs/write-jobs.ts'
import type { Store, Work } from '../../transact.ts'
import { inEachCompany } from '../each-company.ts'
import { listMarks } from '../feed/postgres-feed.ts'
import { readFeedFacts } from '../feed/read-facts.ts'

/**
 * Puts a message for each device of every member whose turn it is, company by company: the messages, and that they were put, are one
 * transaction. Harmless to repeat, and for several servers at once, as whoever finds a member locked leaves them to the other.
 */
export async function pushNotices(store: Store, clock: Clock): Promise<void> {
  const now = clock.now()
  const { rows } = await sql<{ company_id: CompanyId }>`
    select distinct m.company_id from memberships m join push_devices d on d.user_id = m.user_id
    where m.pushes_due is null or m.pushes_due <= ${now} order by m.company_id`.execute(store.kysely)
  await inEachCompany(store, rows, (work, company) => pushCompany(work, company, now))
}

type Due = Membership & {
  readonly user_id: UserId
  readonly notices: Partial<NoticeSettings>
  readonly pushed_on: LocalDate | null
  readonly name: string
  readonly short_name: string | null
  readonly time_zone: string
  readonly sessions: readonly SessionId[]
  readonly has_others: boolean
}

async function pushCompany(work: Work, company: CompanyId, now: Instant): Promise<void> {
  const { rows } = await sql<Due>`
    select m.user_id, m.role, m.departments, m.granted, m.notices, m.pushed_on, c.name, c.short_name, c.time_zone,
      array(select d.session_id from push_devices d where d.user_id = m.user_id) as sessions,
      exists (select from memberships o where o.user_id = m.user_id and o.company_id <> m.company_id) as has_others
    from memberships m join companies c on c.id = m.company_id
    where m.company_id = ${company} and (m.pushes_due is null or m.pushes_due <= ${now})
      and exists (select from push_devices d where d.user_id = m.user_id)
    order by m.user_id for update of m skip locked`.execute(work)
  for (const due of rows) {
    const settings = { ...usualSettings, ...due.notices }
    const turn = findPushTurn(settings, due.time_zone, due.pushed_on, now)
    const message = turn.told && (await buildMessage(work, company, due, { settings, told: turn.told, now }))
    const devices = due.sessions.map((session) => ({ user: due.user_id, session }))
    if (message)
      await enqueueJobs(work, makePushJobs({ companyId: company, devices, message, urgency: 'normal', now }))
    await sql`update memberships set pushed_on = ${turn.toldOn}, pushes_due = ${turn.dueAt}
      where company_id = ${company} and user_id = ${due.user_id}`.execute(work)
  }
}

type Telling = {
  readonly settings: NoticeSettings
  readonly told: NonNullable<PushTurn['told']>
  readonly now: Instant
}

async function buildMessage(
  work: Work,
  companyId: CompanyId,
  { user_id: user, role, departments, granted, name, short_name: shortName, has_others: hasOthers }: Due,
  { settings, told, now }: Telling,
): Promise<PushMessage | null> {
  const place = { companyId, today: told.today, user, membership: { role, departments, granted } }
  const facts = await readFeedFacts(work, place, now)
  const notices = tellFeedTo(facts, settings, await listMarks(work, companyId, user))
  return wordPush(
    notices,
    settings,
    told,
    hasOthers ? { id: companyId, name: nameCompanyShort({ name, shortName }) } : null,
  )
}
