import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { type NoticeSettings, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import type { StepNotice } from '@osh/core/notices/notice.ts'
import { makePushJobs } from '@osh/core/notices/push/push-jobs.ts'
import { showsSteps, wordStepPushes } from '@osh/core/notices/push/push-words.ts'
import { mayDo } from '@osh/core/rights/membership.ts'
import type { Role } from '@osh/core/rights/role.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, SessionId, UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { enqueueJobs } from '../../jobs/write-jobs.ts'
import type { Work } from '../../transact.ts'

type Device = {
  readonly user: UserId
  readonly session: SessionId
  readonly role: Role
  readonly notices: Partial<NoticeSettings>
  readonly name: string
  readonly short_name: string | null
  readonly has_others: boolean
}

/** Puts a message of each step for every device of a member who sees accidents and wants them there, at once: their terms are hours. */
export async function pushSteps(
  work: Work,
  companyId: CompanyId,
  steps: readonly StepNotice[],
  now: Instant,
): Promise<void> {
  const { rows } = await sql<Device>`
    select d.user_id as user, d.session_id as session, m.role, m.notices, c.name, c.short_name,
      exists (select from memberships o where o.user_id = m.user_id and o.company_id <> m.company_id) as has_others
    from memberships m join push_devices d on d.user_id = m.user_id join companies c on c.id = m.company_id
    where m.company_id = ${companyId} order by d.user_id, d.session_id`.execute(work)
  const jobs = rows
    .filter((device) => mayDo(device, 'see-records') && showsSteps({ ...usualSettings, ...device.notices }))
    .flatMap(({ user, session, name, short_name: shortName, has_others: hasOthers }) => {
      const named = { id: companyId, name: nameCompanyShort({ name, shortName }) }
      return wordStepPushes(steps, hasOthers ? named : null).flatMap((message) =>
        makePushJobs({ companyId, devices: [{ user, session }], message, urgency: 'high', now }),
      )
    })
  if (jobs.length > 0) await enqueueJobs(work, jobs)
}
