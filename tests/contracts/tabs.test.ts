import { describe, expect, it } from 'vitest'
import type { Locks, StorageEvents } from '#adapters/http/session/browser-session.ts'
import { expired, openTab } from './browser-tab.ts'
import { MapStorage } from './http-opened.ts'
import { TokenServer } from './token-server.ts'

describe('two tabs', () => {
  it('renew in turn, and the second takes what the first was given', async () => {
    const server = new TokenServer()
    const storage = new MapStorage()
    const locks = inTurn()
    const [one, two] = [openTab(server, storage, locks), openTab(server, storage, locks)]
    one.session.begin(expired)
    const both = Promise.all([one.records.companies.list(), two.records.companies.list()])
    await expect(both).resolves.toEqual([[], []])
    expect(server.count('/api/refresh')).toBe(1)
  })

  it('that renew at the same moment without locks end with the newest token, not signed out', async () => {
    const server = new TokenServer()
    const gate = Promise.withResolvers<void>()
    server.gate = gate.promise
    const storage = new MapStorage()
    const [one, two] = [openTab(server, storage), openTab(server, storage)]
    one.session.begin(expired)
    const both = [one.session.renew(), two.session.renew()]
    gate.resolve()
    await expect(Promise.all(both)).resolves.toEqual([{ is: 'renewed' }, { is: 'renewed' }])
    expect(two.session.readTokens()?.refreshToken).toBe(server.refresh)
  })

  it('tell each other of signing in and out, and not of a rotation', () => {
    const window = new EventTarget()
    const events: StorageEvents = {
      addEventListener: (type, listener) =>
        window.addEventListener(type, (event) => listener(event as StorageEvent)),
    }
    const { session } = openTab(new TokenServer(), new MapStorage(), null, events)
    const heard: string[] = []
    let now = ''
    session.subscribe(() => heard.push(now))
    const change = (name: string, key: string | null, oldValue: string | null, newValue: string | null) => {
      now = name
      window.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }))
    }
    change('in', 'refresh_token', null, 'a')
    change('rotated', 'refresh_token', 'a', 'b')
    change('theme', 'theme', null, 'light')
    change('out', 'refresh_token', 'b', null)
    change('cleared', null, null, null)
    expect(heard).toEqual(['in', 'out', 'cleared'])
  })
})

/** One holder at a time, as navigator.locks does it. */
function inTurn(): Locks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_, work) => {
      const turn = last.then(work, work)
      last = turn
      return turn
    },
  }
}
