import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { GRACE_SECONDS } from '@osh/core/auth/sessions.ts'
import type { SigningKey, SigningKeys } from '@osh/core/auth/signing-keys.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { countSecondsBetween, DAY, MINUTE } from '@osh/core/shared/dates/instant.ts'

/** Seconds that each kind of what is signed lives: its key is honoured that long after it was retired. */
export const signedFor = {
  'access-token': 15 * MINUTE,
  'refresh-token': GRACE_SECONDS,
  'file-link': MINUTE,
  'known-device': 180 * DAY,
  unsubscribe: 180 * DAY,
} as const

export type Purpose = keyof typeof signedFor

/** Nothing that is signed lives longer: a key that was retired before that is forgotten. */
export const LONGEST_SIGNED = Math.max(...Object.values(signedFor))

/** Keys for different purposes out of each secret. */
export type KeyRing = {
  /** The one that signs now. */
  newest(purpose: Purpose | 'security-log'): Promise<{ readonly id: string; readonly key: KeyObject }>
  /** The one of that name; null for one that is not known, or that was retired before whatever it had signed ran out. */
  named(purpose: Purpose, id: string): Promise<KeyObject | null>
}

/** How long the keys are taken to be those that were read: after that a rotation shows. */
const READ_AGAIN_MS = 60_000
/** A name that is not known is looked for again, but not by each forged token. */
const LOOK_AGAIN_MS = 2000

export function makeKeyRing(store: SigningKeys, clock: Clock): KeyRing {
  let read: { readonly keys: Promise<readonly SigningKey[]>; readonly at: number } | null = null
  const keysOf = (oldest: number): Promise<readonly SigningKey[]> => {
    if (read && performance.now() - read.at < oldest) return read.keys
    const keys = store.listKeys(clock.now())
    const now = { keys, at: performance.now() }
    read = now
    keys.catch(() => {
      if (read === now) read = null
    })
    return keys
  }
  const isHonoured = ({ retired }: SigningKey, purpose: Purpose): boolean =>
    retired === null || countSecondsBetween(retired, clock.now()) < signedFor[purpose]
  return {
    async newest(purpose) {
      const key = (await keysOf(READ_AGAIN_MS)).find(({ retired }) => retired === null)
      if (!key) throw new Error('no key signs')
      return { id: key.id, key: derive(key, purpose) }
    },
    async named(purpose, id) {
      const isIt = (key: SigningKey): boolean => key.id === id
      const key = (await keysOf(READ_AGAIN_MS)).find(isIt) ?? (await keysOf(LOOK_AGAIN_MS)).find(isIt)
      return key && isHonoured(key, purpose) ? derive(key, purpose) : null
    },
  }
}

/** Derived once for each reading of the keys. */
const derived = new WeakMap<SigningKey, Map<string, KeyObject>>()

function derive(key: SigningKey, purpose: string): KeyObject {
  const known = derived.get(key) ?? new Map<string, KeyObject>()
  derived.set(key, known)
  const one = known.get(purpose) ?? createSecretKey(createHmac('sha256', key.secret).update(purpose).digest())
  known.set(purpose, one)
  return one
}
