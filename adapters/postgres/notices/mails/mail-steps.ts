import type { NewMail } from '@osh/core/mail/mail-facts.ts'
import { type NoticeSettings, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { wordStepMail } from '@osh/core/notices/mails/step-mail.ts'
import { keyOf } from '@osh/core/notices/notice.ts'
import { compareUrgency } from '@osh/core/notices/step-notices.ts'
import { mayDo } from '@osh/core/rights/membership.ts'
import type { Role } from '@osh/core/rights/role.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import type { Work } from '../../transact.ts'
import { listStepsDue } from '../raise-notices.ts'
import { addressMail, type MailPlace, type Recipient } from './address-mail.ts'

type Member = Recipient & {
  readonly role: Role
  readonly notices: Partial<NoticeSettings>
}

/**
 * Mails of the steps that were raised since the last time, to every member who leads investigations and has not switched them off. Each step is
 * taken once, all by whichever server locks the first of them: the others wait, and find none; what was done meanwhile is told no more.
 */
export async function writeStepMails(
  work: Work,
  companyId: CompanyId,
  now: Instant,
  place: MailPlace,
): Promise<readonly NewMail[]> {
  const { rows } = await sql<{ readonly key: string }>`
    update notices set to_mail = false where company_id = ${companyId} and id in (
      select id from notices where company_id = ${companyId} and to_mail order by id for update)
    returning key`.execute(work)
  if (rows.length === 0) return []
  const fresh = new Set(rows.map(({ key }) => key))
  const due = await listStepsDue(work, companyId, now)
  const steps = due.filter((step) => fresh.has(keyOf(step))).toSorted(compareUrgency)
  if (steps.length === 0) return []
  const members = await sql<Member>`
    select m.user_id, m.role, u.email, m.notices, c.name, c.short_name,
      exists (select from memberships o where o.user_id = m.user_id and o.company_id <> m.company_id) as has_others
    from memberships m join users u on u.id = m.user_id join companies c on c.id = m.company_id
    where m.company_id = ${companyId} and u.confirmed_at is not null order by m.user_id`.execute(work)
  return members.rows
    .filter((member) => mayDo(member, 'change'))
    .filter(({ notices }) => ({ ...usualSettings, ...notices }).investigations)
    .map((member) =>
      addressMail(companyId, member, now, place, (addressed) => wordStepMail(steps, addressed)),
    )
}
