import type { ClaimedJob, JobFacts } from '@osh/core/jobs/job.ts'
import type { PushShelf, PushTransport } from '@osh/core/push/push-desk.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { countSecondsBetween, DAY } from '@osh/core/shared/dates/instant.ts'
import { done, type Handled } from './job-handlers.ts'

type Needs = {
  readonly devices: Pick<PushShelf, 'findMember'>
  readonly transport: PushTransport
  readonly clock: Clock
}

type Facts = Extract<JobFacts, { readonly kind: 'send-push' }>

/** What a day has passed over is in the service, and on no lock screen any more. */
const GOOD_SECONDS = DAY

/**
 * Shows a message on a device, while its person is signed in there and a member. A device that is there no more is forgotten. One that was told
 * before a server died is told once more, under the same tag: it shows one message then.
 */
export const sendPush =
  ({ devices, transport, clock }: Needs) =>
  async (
    { user, session, message, urgency }: Facts,
    { companyId, since }: Pick<ClaimedJob, 'companyId' | 'since'>,
  ): Promise<Handled> => {
    const now = clock.now()
    const seconds = GOOD_SECONDS - countSecondsBetween(since, now)
    const device = { user, session }
    const to = companyId === null || seconds <= 0 ? null : await devices.findMember(companyId, device, now)
    if (to === null) return done
    if ((await transport.send(to, message, { urgency, seconds })) === 'sent') return done
    return { ...done, writes: () => [{ kind: 'ended-push-devices', rows: [device] }] }
  }
