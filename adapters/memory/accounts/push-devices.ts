import type { Writers } from '@osh/core/commands/apply.ts'
import type { PushWrite } from '@osh/core/push/push-commands.ts'
import type { PushShelf } from '@osh/core/push/push-desk.ts'
import type { PushAddress, PushDevice } from '@osh/core/push/push-device.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { Caller } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import type { State } from '../state.ts'

const isSame = (a: Caller, b: Caller): boolean => a.user === b.user && a.session === b.session

function findLasting(
  { pushDevices = [], sessions = [] }: State,
  device: Caller,
  now: Instant,
): PushAddress | null {
  const found = pushDevices.find((one) => isSame(one, device))
  const session = sessions.find(({ id, userId }) => id === device.session && userId === device.user)
  if (!found || !session || session.expiresAt <= now) return null
  const { endpoint, p256dh, auth } = found
  return { endpoint, p256dh, auth }
}

export const makePushShelf = (ledger: Ledger): PushShelf => ({
  find: (device, now) => ledger.read((state) => findLasting(state, device, now)),
  findMember: (companyId, device, now) =>
    ledger.read((state) =>
      state.memberships.some((one) => one.companyId === companyId && one.userId === device.user)
        ? findLasting(state, device, now)
        : null,
    ),
})

const without = ({ pushDevices = [] }: State, isEnded: (kept: PushDevice) => boolean) =>
  pushDevices.filter((kept) => !isEnded(kept))

export const pushWriters: Writers<PushWrite, State, State> = {
  'push-devices': (state, rows) => {
    const left = without(state, (kept) =>
      rows.some((row) => isSame(kept, row) || kept.endpoint === row.endpoint),
    )
    return { ...state, pushDevices: [...left, ...rows] }
  },
  'ended-push-devices': (state, rows) => ({
    ...state,
    pushDevices: without(state, (kept) => rows.some((row) => isSame(kept, row))),
  }),
}
