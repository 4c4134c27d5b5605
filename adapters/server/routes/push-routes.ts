import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { pushCalls } from '#adapters/wire/account/push-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  state:
    'What a browser subscribes to notices by, null where the service sends none to browsers, and the address that is kept of this sign-in',
  showHere:
    'Shows notices on the device of this sign-in, by what its browser gave: `endpoint`, `p256dh`, `auth`. One of another push service than those of the usual browsers is refused',
  endHere: 'Shows none there any more',
}

/** What browsers are told of the service: null where it sends no messages to them. */
export type PushOffer = { readonly publicKey: string; readonly services: readonly string[] }

type Needs = {
  readonly devices: Storage['pushDevices']
  readonly clock: Clock
  readonly offer: PushOffer | null
}

/** Notices on the device of whoever is signed in. */
export const addPushRoutes = (api: Api, { devices, clock, offer }: Needs): void =>
  serve(api, pushCalls, described, ({ caller, records: { push } }) => ({
    state: async () => ({
      publicKey: offer?.publicKey ?? null,
      endpoint: (await devices.find(caller, clock.now()))?.endpoint ?? null,
    }),
    showHere: ({ details }) =>
      push.showHere({ details, session: caller.session, services: offer?.services ?? [] }),
    endHere: async () => {
      await push.endHere({ session: caller.session })
      return null
    },
  }))
