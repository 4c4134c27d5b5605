import type { PushAddress } from '@osh/core/push/push-device.ts'

/** Whether a browser shows what a server tells it. `denied`: its person has said no. */
export type PushAbility = 'able' | 'unable' | 'denied'

/** The browser that the page is in, as far as a server can tell it something. */
export interface PushBrowser {
  ability(): PushAbility
  /** Where it takes messages now; null: nowhere. */
  find(): Promise<PushAddress | null>
  /** Asks the person; null where they said no or the browser's own push service is away. */
  subscribe(publicKey: string): Promise<PushAddress | null>
  unsubscribe(): Promise<void>
}

/** A worker that is not there yet is on its way; where it is refused there will be none. */
const PATIENCE_MS = 15_000

export const ownBrowser: PushBrowser = {
  ability: () => {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
      return 'unable'
    return Notification.permission === 'denied' ? 'denied' : 'able'
  },
  find: async () => {
    const kept = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
    return kept ? readAddress(kept) : null
  },
  subscribe: async (publicKey) => {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const late = new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null))
    const worker = await Promise.race([navigator.serviceWorker.ready, late])
    if (worker === null) return null
    const { pushManager } = worker
    // One that was made by another key of the service is of no use.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
      .catch(() => null)
    return made && readAddress(made)
  },
  unsubscribe: async () => {
    const kept = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
    await kept?.unsubscribe()
  },
}

function readAddress(subscription: PushSubscription): PushAddress {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, p256dh, auth }
}
