import type { NewJob } from '../../jobs/job.ts'
import type { PushMessage, PushUrgency } from '../../push/push-message.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { Caller, CompanyId } from '../../shared/identity.ts'

type Told = {
  readonly companyId: CompanyId
  readonly devices: readonly Caller[]
  readonly message: PushMessage
  readonly urgency: PushUrgency
  readonly now: Instant
}

/** A job for each device, so that one that is gone keeps none of the others from it. */
export const makePushJobs = ({ companyId, devices, message, urgency, now }: Told): readonly NewJob[] =>
  devices.map(({ user, session }) => ({
    companyId,
    key: `push/${session}/${message.tag}`,
    facts: { kind: 'send-push', user, session, message, urgency },
    runAt: now,
  }))
