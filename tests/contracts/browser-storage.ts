import type { Locks } from '#adapters/http/session/browser-session.ts'

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** How many characters there is room for from now on. */
  limitTo(characters: number): void
}

/** What a browser's localStorage does, its limit included. */
export function makeBrowserStorage(): BrowserStorage {
  const kept = new Map<string, string>()
  let limit = Number.POSITIVE_INFINITY
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > limit) throw new DOMException('exceeded the quota', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key) => {
      kept.delete(key)
    },
    limitTo: (characters) => {
      limit = characters
    },
  }
}

/** What navigator.locks does among the tabs of one browser. */
export function makeTabLocks(): Locks {
  const last = new Map<string, Promise<unknown>>()
  return {
    request: (name, work) => {
      const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
      last.set(name, turn)
      return turn
    },
  }
}
