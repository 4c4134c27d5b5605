import { listSteps } from '@osh/core/commands/apply.ts'
import { type NewMail, writeMails } from '@osh/core/mail/mail-facts.ts'
import { type NoticeSettings, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { makeMailContent } from '@osh/core/notices/mails/mail-content.ts'
import { findMailTurn, findNextTurn, type MailTurn } from '@osh/core/notices/mails/mail-turn.ts'
import { wordNoticeMail } from '@osh/core/notices/mails/notice-mail.ts'
import type { Membership } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import type { makeWriters } from '../../commands/writers.ts'
import type { Store, Work } from '../../transact.ts'
import { inEachCompany } from '../each-company.ts'
import { addressMail, type MailPlace, type Recipient } from './address-mail.ts'
import { writeStepMails } from './mail-steps.ts'
import { readMailFacts } from './read-mail-facts.ts'

type Needs = MailPlace & {
  readonly clock: Clock
  readonly writers: ReturnType<typeof makeWriters>
}

/**
 * Writes a mail to every member whose turn it is, and of urgent steps whoever's turn it is, company by company. The mails, and that they were
 * written, are one transaction: harmless to repeat, and for several servers at once, as whoever finds a member locked leaves them to the other.
 * Whoever has not shown yet that their mailbox is theirs is told of all at once then. What fails in one company is thrown once the others have their mails.
 */
export async function mailNotices(store: Store, needs: Needs): Promise<void> {
  const now = needs.clock.now()
  const { rows } = await sql<{ company_id: CompanyId }>`
    select company_id from (
      select m.company_id, m.mails_due as since from memberships m join users u on u.id = m.user_id
      where m.mails_due <= ${now} and u.confirmed_at is not null
      union all select company_id, raised_at from notices where to_mail) due
    group by company_id order by min(since), company_id`.execute(store.kysely)
  await inEachCompany(store, rows, (work, company) => mailCompany(work, company, now, needs))
}

type Due = Membership &
  Recipient & {
    readonly notices: Partial<NoticeSettings>
    readonly told_on: LocalDate
    readonly time_zone: string
  }

async function mailCompany(work: Work, company: CompanyId, now: Instant, needs: Needs): Promise<void> {
  const { rows } = await sql<Due>`
    select m.user_id, m.role, m.departments, m.granted, m.notices, m.told_on, u.email,
      c.name, c.short_name, c.time_zone,
      exists (select from memberships o where o.user_id = m.user_id and o.company_id <> m.company_id) as has_others
    from memberships m join users u on u.id = m.user_id join companies c on c.id = m.company_id
    where m.company_id = ${company} and m.mails_due <= ${now} and u.confirmed_at is not null order by m.user_id
    for update of m skip locked`.execute(work)
  const mails: NewMail[] = [...(await writeStepMails(work, company, now, needs))]
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
  due: Due,
  { settings, turn, now, ...place }: Telling,
): Promise<NewMail | null> {
  const asked = { companyId, today: turn.today, user: due.user_id, membership: due }
  const content = makeMailContent(turn, settings.muted, await readMailFacts(work, asked, settings, turn, now))
  return content && addressMail(companyId, due, now, place, (addressed) => wordNoticeMail(content, addressed))
}
