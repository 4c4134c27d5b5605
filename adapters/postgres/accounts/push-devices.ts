import type { Writers } from '@osh/core/commands/apply.ts'
import type { PushWrite } from '@osh/core/push/push-commands.ts'
import type { PushShelf } from '@osh/core/push/push-desk.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { Caller } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import type { Store, Work } from '../transact.ts'
import { deleteRows, makeReplacer } from '../write-rows.ts'

const KEY = ['user_id', 'session_id'] as const

const keyOf = ({ user, session }: Caller) => ({ user_id: user, session_id: session })

const replace = makeReplacer('push_devices', KEY, ({ endpoint, p256dh, auth, ...device }: PushDevice) => ({
  ...keyOf(device),
  ...{ endpoint, p256dh, auth },
}))

type PushDevice = Extract<PushWrite, { readonly kind: 'push-devices' }>['rows'][number]

export const makePushShelf = ({ kysely }: Store): PushShelf => {
  const lasting = ({ user, session }: Caller, now: Instant) =>
    kysely
      .selectFrom('push_devices as d')
      .innerJoin('sessions as s', (on) =>
        on.onRef('s.user_id', '=', 'd.user_id').onRef('s.id', '=', 'd.session_id'),
      )
      .where('d.user_id', '=', user)
      .where('d.session_id', '=', session)
      .where('s.expires_at', '>', now)
      .select(['d.endpoint', 'd.p256dh', 'd.auth'])
  return {
    find: async (device, now) => (await lasting(device, now).executeTakeFirst()) ?? null,
    findMember: async (companyId, device, now) => {
      const ofMember = lasting(device, now).innerJoin('memberships as m', 'm.user_id', 'd.user_id')
      return (await ofMember.where('m.company_id', '=', companyId).executeTakeFirst()) ?? null
    },
  }
}

export const pushWriters: Writers<PushWrite, Work, Promise<void>> = {
  'push-devices': async (work, rows) => {
    const endpoints = rows.map(({ endpoint }) => endpoint)
    await sql`delete from push_devices where endpoint = any(${endpoints}::text[])`.execute(work)
    await replace(work, rows)
  },
  'ended-push-devices': (work, rows) => deleteRows(work, 'push_devices', KEY, rows.map(keyOf)),
}
