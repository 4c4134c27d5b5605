import type { Caller } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { err, ok, type Result } from '../shared/results/result.ts'

/** Where the push service of a browser takes messages for it, and by which keys they are sealed (RFC 8291). */
export type PushAddress = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** A device that shows notices: of a person's sign-in, and gone with it. */
export type PushDevice = Caller & PushAddress

/** The browser's push service is none that the service sends to, or what it gave are no keys. */
export type PushRefused = { readonly code: 'push/refused' }

/** No longer address is one of a push service. */
const LONGEST = 1000
/** An uncompressed point of P-256, and sixteen bytes, both in base64url. */
const POINT = /^B[\w-]{86}$/
const SECRET = /^[\w-]{22}$/

/**
 * Reads what a browser has given for itself.
 *
 * @param services hosts that messages are sent to, `*.example.org` for all of a domain, by https alone; or whole origins
 */
export function readPushAddress(
  { endpoint, p256dh, auth }: Input,
  services: readonly string[],
): Result<PushAddress, PushRefused> {
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return refused
  if (endpoint.length > LONGEST || !isOf(endpoint, services)) return refused
  return POINT.test(p256dh) && SECRET.test(auth) ? ok({ endpoint, p256dh, auth }) : refused
}

const refused = err<PushRefused>({ code: 'push/refused' })

function isOf(endpoint: string, services: readonly string[]): boolean {
  const [, scheme = '', host = ''] = /^(https?):\/\/([a-z\d.-]+(?::\d+)?)\/[!-~]+$/.exec(endpoint) ?? []
  return services.some((service) => {
    if (service.includes('://')) return service === `${scheme}://${host}`
    if (scheme !== 'https') return false
    return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service
  })
}

/** The push services of the usual browsers: Chrome and those made of it, Firefox, Edge, Safari. */
export const usualPushServices: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]
