import type { RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import { usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import type { AccountTraces, OwnWork } from '@osh/core/personal-data/account-data.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { readMail } from '../mail/mail-rows.ts'
import { readMessageRow } from '../support/support-tables.ts'
import type { Store } from '../transact.ts'

export const makeAccountTraces = ({ kysely }: Store, user: UserId): AccountTraces => ({
  findRegistrationMoment: async () => {
    const own = kysely.selectFrom('users').where('id', '=', user).select('created_at')
    return (await own.executeTakeFirst())?.created_at ?? null
  },
  listCompanies: async () => {
    const rows = await kysely
      .selectFrom('memberships as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .where('m.user_id', '=', user)
      .select(['c.id', 'c.name', 'm.role', 'm.since', 'm.saved_filters', 'm.notices'])
      .orderBy('c.id')
      .execute()
    return rows.map(({ id, name, role, since, saved_filters, notices }) => ({
      ...{ id, name, since, isOwner: role === 'owner' },
      savedFilters: listFilters(saved_filters),
      notices: { ...usualSettings, ...notices },
    }))
  },
  listWork: async () => {
    const { rows } = await sql<OwnWork>`
      select j.company_id as "companyId", j.command, count(*)::int as times, min(j.entered_at) as first, max(j.entered_at) as last
      from journal j join memberships m on m.company_id = j.company_id and m.user_id = ${user}
      where j.entered_by = ${user} group by j.company_id, j.command order by j.company_id, j.command collate "C"`.execute(
      kysely,
    )
    return rows
  },
  listMails: async () => {
    const own = kysely.selectFrom('mails').where('user_id', '=', user).selectAll()
    return (await own.orderBy('entered_at').orderBy('id').execute()).map(readMail)
  },
  messages: async () => {
    const own = kysely.selectFrom('messages').where('person', '=', user).selectAll()
    return (await own.orderBy('said_at').orderBy('company_id').orderBy('number').execute()).map(
      readMessageRow,
    )
  },
  listPushDevices: () => {
    const own = kysely.selectFrom('push_devices').where('user_id', '=', user)
    return own.select(['session_id as session', 'endpoint']).orderBy('session_id').execute()
  },
})

const listFilters = (kept: Readonly<Partial<Record<Section, RowFilter>>>) =>
  sections.flatMap((section) => {
    const filter = kept[section]
    return filter ? [{ section, filter }] : []
  })
