import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { boundCalendar } from '@osh/core/notices/calendar/calendar-events.ts'
import type { CalendarLinkQuestion, CalendarLinkWrite } from '@osh/core/notices/calendar/calendar-facts.ts'
import type {
  CalendarDoor,
  CalendarFacts,
  NoticeCalendar,
} from '@osh/core/notices/calendar/notice-calendar.ts'
import type { DueOnDay } from '@osh/core/notices/feed/feed-facts.ts'
import { mayDo, takeSeenDepartments } from '@osh/core/rights/membership.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import { type Kysely, sql } from 'kysely'
import { dueObligations } from '../../deadlines/due-obligations.ts'
import { readIncidents } from '../../incidents/incident-rows.ts'
import type { Schema } from '../../schema.ts'
import type { Store, Work } from '../../transact.ts'
import { deleteRows, makeReplacer } from '../../write-rows.ts'
import type { FeedPlace } from '../feed/feed-place.ts'
import { readDated } from '../feed/read-dated.ts'
import { followedUpOn } from '../raise-notices.ts'

const KEY = ['company_id', 'user_id'] as const

const linkIn = (kysely: Kysely<Schema>, companyId: CompanyId, user: UserId) =>
  kysely
    .selectFrom('calendar_links')
    .where('company_id', '=', companyId)
    .where('user_id', '=', user)
    .select('since')
    .executeTakeFirst()

export const makeNoticeCalendarQueries = (
  { kysely }: Store,
  clock: Clock,
  user: UserId,
): Pick<NoticeCalendar, 'findLink' | 'readFacts'> => ({
  findLink: async (companyId) => (await linkIn(kysely, companyId, user)) ?? null,
  readFacts: async (companyId) => {
    const found = await kysely
      .selectFrom('memberships as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .where('m.company_id', '=', companyId)
      .where('m.user_id', '=', user)
      .select(['m.role', 'm.departments', 'm.granted', 'c.name', 'c.short_name', 'c.time_zone'])
      .executeTakeFirst()
    if (!found) return null
    const { name, short_name: shortName, time_zone: zone, ...membership } = found
    const place = { companyId, today: clock.today(zone), user, membership }
    return { company: nameCompanyShort({ name, shortName }), ...(await readFacts(kysely, place)) }
  },
})

async function readFacts(kysely: Kysely<Schema>, place: FeedPlace): Promise<Omit<CalendarFacts, 'company'>> {
  const { companyId, today, membership } = place
  const seesAll = mayDo(membership, 'see-records')
  const [due, incidents, dated] = await Promise.all([
    readDue(kysely, place),
    seesAll ? readIncidents(kysely, companyId, followedUpOn(today)) : null,
    seesAll ? readDated(kysely, place, boundCalendar(today)) : null,
  ])
  return { companyId, today, due, ofCompany: incidents && dated && { incidents, dated } }
}

/** No further than core counts, of each section. */
async function readDue(
  kysely: Kysely<Schema>,
  { companyId, today, membership }: FeedPlace,
): Promise<readonly DueOnDay[]> {
  const parts = sections.map(
    (section) => sql`
      (select ${section}::text as section, o.due
        ${dueObligations({ companyId, seen: takeSeenDepartments(membership), section, today, ...boundCalendar(today), waiting: false })}
        order by o.due limit ${MOST})`,
  )
  const { rows } = await sql<DueOnDay>`
    select section, due, count(*)::int as count from (${sql.join(parts, sql` union all `)}) o
    group by section, due order by section, due`.execute(kysely)
  return rows
}

/** Rows of a section that are looked at: however large the company is, a calendar costs the same. */
const MOST = 10 * COUNTED_TO

export const makeCalendarDoor = ({ kysely }: Store): CalendarDoor => ({
  look: async (companyId, tokenHash) => {
    const found = await kysely
      .selectFrom('calendar_links as l')
      .innerJoin('memberships as m', (on) =>
        on.onRef('m.company_id', '=', 'l.company_id').onRef('m.user_id', '=', 'l.user_id'),
      )
      .where('l.company_id', '=', companyId)
      .where('l.token_hash', '=', tokenHash)
      .select('l.user_id')
      .executeTakeFirst()
    return found?.user_id ?? null
  },
})

export const answerCalendarLinks = (work: Work): LateAnswers<CalendarLinkQuestion> => ({
  'calendar-link': async ({ companyId, user }) => (await linkIn(work, companyId, user)) ?? null,
})

/** Closes every calendar of a person: who changes a password may have lost the secret addresses too. */
export const closeCalendars = (work: Work, user: UserId): Promise<unknown> =>
  work.deleteFrom('calendar_links').where('user_id', '=', user).execute()

export const calendarLinkWriters: Writers<CalendarLinkWrite, Work, Promise<void>> = {
  'calendar-links': makeReplacer('calendar_links', KEY, ({ companyId, user, tokenHash, since }) => ({
    ...{ company_id: companyId, user_id: user, since },
    token_hash: tokenHash,
  })),
  'closed-calendars': (work, rows) =>
    deleteRows(
      work,
      'calendar_links',
      KEY,
      rows.map(({ companyId, user }) => ({ company_id: companyId, user_id: user })),
    ),
}
