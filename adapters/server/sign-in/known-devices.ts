import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { StoredUser } from '@osh/core/auth/account-store.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { SigningKeys } from './access-tokens.ts'

/** Days that a browser is known by; every sign-in there begins them again. */
const DEVICE_DAYS = 180
const DAY_MS = 86_400_000

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

export function makeKnownDevices(keys: SigningKeys, clock: Clock): KnownDevices {
  const signatureOf = async ({ id, passwordHash }: StoredUser, device: string): Promise<string> =>
    createHmac('sha256', await keys.of('known-device'))
      .update(`${id} ${device} ${passwordHash}`)
      .digest('base64url')
  return {
    async deviceOf(user, cookies) {
      const [device = '', signature = ''] = (cookies(cookieName(user)) ?? '').split('~')
      const [issued] = device.split('-')
      const age = Date.parse(clock.now()) - Number(issued)
      if (device === '' || !(age < DEVICE_DAYS * DAY_MS)) return null
      return isSame(signature, await signatureOf(user, device)) ? device : null
    },
    async cookieFor(user) {
      const device = `${Date.parse(clock.now())}-${randomBytes(16).toString('hex')}`
      const value = `${device}~${await signatureOf(user, device)}`
      return `${cookieName(user)}=${value}; Path=/; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; Secure; SameSite=Strict`
    },
  }
}

const cookieName = ({ email }: StoredUser): string =>
  `__Host-known_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`

const isSame = (a: string, b: string): boolean => {
  const [given, right] = [Buffer.from(a), Buffer.from(b)]
  return given.length === right.length && timingSafeEqual(given, right)
}
