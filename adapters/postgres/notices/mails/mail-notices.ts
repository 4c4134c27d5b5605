import { listSteps } from '@osh/core/commands/apply.ts'
import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { type NewMail, writeMails } from '@osh/core/mail/mail-facts.ts'
import { type NoticeSettings, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { makeMailContent } from '@osh/core/notices/mails/mail-content.ts'
import { findMailTurn, findNextTurn, type MailTurn } from '@osh/core/notices/mails/mail-turn.ts'
import { wordNoticeMail, writeNoticeText } from '@osh/core/notices/mails/notice-mail.ts'
import type { Membership } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { makeMailId } from '#adapters/mail/new-mail-id.ts'
import { renderNotice } from '#adapters/mail/notice-html.ts'
import type { makeWriters } from '../../commands/writers.ts'
import type { Store, Work } from '../../transact.ts'
import { readMailFacts } from './read-mail-facts.ts'

/** What a mail needs that is no company's. */
export type MailPlace = {
  /** The service's own address; null where it is not known. */
  readonly site: string | null
  /** What ends a member's mails without a sign-in; null where there is no address to put it at. */
  readonly unsubscribe: (companyId: CompanyId, user: UserId) => string | null
}

type Needs = MailPlace & {
  readonly clock: Clock
  readonly writers: ReturnType<typeof makeWriters>
}

/**
 * Writes a mail to every member whose turn it is, company by company. The mails, and that they were written, are one transaction: harmless to
 * repeat, and for several servers at once, as whoever finds a member locked leaves them to the other. What fails in one company is thrown once the
 * others have their mails.
 */
export async function mailNotices(store: Store, needs: Needs): Promise<void> {
  const now = needs.clock.now()
  const { rows } = await sql<{ company_id: CompanyId }>`
    select company_id from memberships where mails_due <= ${now}
    group by company_id order by min(mails_due), company_id`.execute(store.kysely)
  const failed: unknown[] = []
  for (const { company_id: company } of rows)
    await store
      .transaction((work) => mailCompany(work, company, now, needs))
      .catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}

type Due = Membership & {
  readonly user_id: UserId
  readonly email: string
  readonly notices: Partial<NoticeSettings>
  readonly told_on: LocalDate
  readonly name: string
  readonly short_name: string | null
  readonly time_zone: string
}

async function mailCompany(work: Work, company: CompanyId, now: Instant, needs: Needs): Promise<void> {
  const { rows } = await sql<Due>`
    select m.user_id, m.role, m.departments, m.granted, m.notices, m.told_on, u.email,
      c.name, c.short_name, c.time_zone
    from memberships m join users u on u.id = m.user_id join companies c on c.id = m.company_id
    where m.company_id = ${company} and m.mails_due <= ${now} order by m.user_id
    for update of m skip locked`.execute(work)
  const mails: NewMail[] = []
  for (const due of rows) {
    const settings = { ...usualSettings, ...due.notices }
    const turn = findMailTurn(settings, due.time_zone, due.told_on, now)
    const mail = turn && (await buildMailTo(work, company, due, { settings, turn, now, ...needs }))
    if (mail) mails.push(mail)
    const toldOn = turn?.today ?? due.told_on
    await sql`update memberships set told_on = ${toldOn}, mails_due = ${findNextTurn(settings, due.time_zone, toldOn, now)}
      where company_id = ${company} and user_id = ${due.user_id}`.execute(work)
  }
  if (mails.length > 0) for (const step of listSteps(needs.writers, writeMails(mails))) await step(work)
}

type Telling = MailPlace & {
  readonly settings: NoticeSettings
  readonly turn: MailTurn
  readonly now: Instant
}

/** Null where there is nothing to tell. */
async function buildMailTo(
  work: Work,
  companyId: CompanyId,
  { user_id: user, email, name, short_name: shortName, role, departments, granted }: Due,
  { settings, turn, now, site, unsubscribe }: Telling,
): Promise<NewMail | null> {
  const { today } = turn
  const place = { companyId, today, user, membership: { role, departments, granted } }
  const content = makeMailContent(turn, settings.muted, await readMailFacts(work, place, settings, turn))
  if (content === null) return null
  const wayOut = unsubscribe(companyId, user)
  const mail = wordNoticeMail(content, {
    company: nameCompanyShort({ name, shortName }),
    site,
    unsubscribe: wayOut,
  })
  return {
    ...{ id: makeMailId(), companyId, userId: user, about: 'digest', to: email, enteredAt: now },
    ...{ subject: mail.subject, text: writeNoticeText(mail, site), html: renderNotice(mail, site) },
    unsubscribe: wayOut,
  }
}
