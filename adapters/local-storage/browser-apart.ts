import type { Locks, StorageEvents } from '../http/session/browser-session.ts'
import type { LocalBrowser } from './local-outside.ts'

type Browser = {
  readonly storage: LocalBrowser['storage']
  readonly locks: Locks | null
  readonly events: StorageEvents | null
}

/**
 * A part of a browser for whoever shares an address with others: what is kept there under other names is neither read nor written, and its
 * changes are not heard of.
 */
export const setBrowserApart = ({ storage, locks, events }: Browser, prefix: string): Browser => ({
  storage: {
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, text) => storage.setItem(prefix + key, text),
    removeItem: (key) => storage.removeItem(prefix + key),
  },
  locks: locks && { request: (name, work) => locks.request(prefix + name, work) },
  events: events && {
    addEventListener: (type, listener) =>
      events.addEventListener(type, (event) => {
        const { key, oldValue, newValue } = event
        // Null: everything is gone, ours too.
        if (key === null) listener(event)
        else if (key.startsWith(prefix))
          listener(new StorageEvent(type, { key: key.slice(prefix.length), oldValue, newValue }))
      }),
  },
})
