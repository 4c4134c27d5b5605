import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto'
import type { StoredUser } from '@osh/core/auth/account-store.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { countUnixSeconds } from '@osh/core/shared/dates/instant.ts'
import { isSame } from './json-web-token.ts'
import { type KeyRing, signedFor } from './key-ring.ts'

/** What a browser brings along of earlier sign-ins, a cookie for each account that was signed in there. */
export type Cookies = (name: string) => string | undefined

/**
 * Browsers that someone has signed in at before, by a signed cookie that only signing in sends back. It opens nothing: it says
 * that the failures of strangers are none of its own.
 */
export type KnownDevices = {
  /** The device by which the browser is known to this user; null for none, for a forged or an old one, and since the password was changed. */
  deviceOf(user: StoredUser, cookies: Cookies): Promise<string | null>
  /** The cookie that makes the browser known, as `Set-Cookie` has it. */
  cookieFor(user: StoredUser): Promise<string>
}

/** Every sign-in at a browser begins its time again. */
const LIFE_SECONDS = signedFor['known-device']

export function makeKnownDevices(keys: KeyRing, clock: Clock): KnownDevices {
  return {
    async deviceOf(user, cookies) {
      const [device = '', id = '', signature = ''] = (cookies(nameCookie(user)) ?? '').split('~')
      const [issued] = device.split('-')
      const age = countUnixSeconds(clock.now()) - Number(issued) / 1000
      if (device === '' || !(age < LIFE_SECONDS)) return null
      const key = await keys.named('known-device', id)
      return key && isSame(signature, signDevice(user, device, key)) ? device : null
    },
    async cookieFor(user) {
      const device = `${Math.round(countUnixSeconds(clock.now()) * 1000)}-${randomBytes(16).toString('hex')}`
      const { id, key } = await keys.newest('known-device')
      const value = `${device}~${id}~${signDevice(user, device, key)}`
      return `${nameCookie(user)}=${value}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; Secure; SameSite=Strict`
    },
  }
}

const signDevice = ({ id, passwordHash }: StoredUser, device: string, key: KeyObject): string =>
  createHmac('sha256', key).update(`${id} ${device} ${passwordHash}`).digest('base64url')

const nameCookie = ({ email }: StoredUser): string =>
  `__Host-known_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`
