import type { PushDesk } from '@osh/core/push/push-desk.ts'
import type { PushAddress } from '@osh/core/push/push-device.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { describe, expect, test } from 'vitest'
import type { PushAbility, PushBrowser } from './own-browser.ts'
import { PushStore } from './push-store.ts'

const address: PushAddress = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' }

type Given = {
  readonly publicKey?: string | null
  readonly kept?: PushAddress | null
  readonly inBrowser?: PushAddress | null
  readonly ability?: PushAbility
  /** What the person and the browser's own service say. */
  readonly given?: PushAddress | null
  readonly answer?: 'kept' | 'refused' | 'away'
}

function opened({
  publicKey = 'public',
  kept = null,
  inBrowser = kept,
  ability = 'able',
  given = address,
  answer = 'kept',
}: Given = {}) {
  const now = { kept, inBrowser, ability }
  const desk: PushDesk = {
    state: async () => ({ publicKey, endpoint: now.kept?.endpoint ?? null }),
    showHere: async ({ details }) => {
      if (answer === 'away') throw new Unavailable(503)
      if (answer === 'refused') return err({ code: 'push/refused' })
      now.kept = details as PushAddress
      return ok(null)
    },
    endHere: async () => {
      now.kept = null
      return null
    },
  }
  const browser: PushBrowser = {
    ability: () => now.ability,
    find: async () => now.inBrowser,
    subscribe: async (key) => {
      expect(key).toBe(publicKey)
      now.inBrowser = given
      return given
    },
    unsubscribe: async () => {
      now.inBrowser = null
    },
  }
  return { now, store: new PushStore(desk, browser) }
}

describe('notices on this device', () => {
  test('are shown once the person has said so, and no more once they say otherwise', async () => {
    const { now, store } = opened()
    await store.open()
    expect(store.state).toEqual({ is: 'ready', value: { ability: 'able', isShown: false } })
    await store.toggle()
    expect([store.state, now.kept, store.failure]).toEqual([
      { is: 'ready', value: { ability: 'able', isShown: true } },
      address,
      null,
    ])
    await store.toggle()
    expect(store.state).toMatchObject({ value: { isShown: false } })
    expect([now.kept, now.inBrowser]).toEqual([null, null])
  })

  test('are not offered where the service, the browser or its person lets none come', async () => {
    const [off, unable, denied] = [
      opened({ publicKey: null }),
      opened({ ability: 'unable' }),
      opened({ ability: 'denied', kept: address }),
    ]
    for (const { store } of [off, unable, denied]) await store.open()
    expect(off.store.state).toMatchObject({ value: { ability: 'off' } })
    expect(unable.store.state).toMatchObject({ value: { ability: 'unable' } })
    expect(denied.store.state).toMatchObject({ value: { ability: 'denied', isShown: false } })
    expect(new PushStore(null, { ability: () => 'able' } as PushBrowser).isThere).toBe(false)
  })

  test('are said to be shown only where the browser takes them at the address that is kept', async () => {
    const shown = opened({ kept: address })
    const forgotten = opened({ kept: address, inBrowser: null })
    const another = opened({ kept: address, inBrowser: { ...address, endpoint: 'https://push.example/2' } })
    for (const { store } of [shown, forgotten, another]) await store.open()
    expect(
      [shown, forgotten, another].map(({ store: { state } }) => state.is === 'ready' && state.value.isShown),
    ).toEqual([true, false, false])
  })

  test('that could not be had leave the choice as it was, and say why', async () => {
    const [silent, refused, away] = [
      opened({ given: null }),
      opened({ answer: 'refused' }),
      opened({ answer: 'away' }),
    ]
    for (const { store } of [silent, refused, away]) {
      await store.open()
      await store.toggle()
      expect(store.state).toMatchObject({ value: { isShown: false } })
    }
    expect(silent.store.failure).toMatch(/^Браузер не смог подписаться/)
    expect(refused.store.failure).toMatch(/^Этот браузер принимает уведомления через службу/)
    expect(away.store.failure).not.toBeNull()
  })

  test('that the person has just forbidden are not offered any more', async () => {
    const { now, store } = opened({ given: null })
    await store.open()
    now.ability = 'denied'
    await store.toggle()
    expect(store.state).toMatchObject({ value: { ability: 'denied' } })
    expect(store.failure).toBeNull()
  })
})
