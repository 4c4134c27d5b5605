import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** By which push services know the service (VAPID, RFC 8292). */
export type VapidKey = {
  readonly privateKey: KeyObject
  /** As browsers subscribe by it: an uncompressed point in base64url. */
  readonly publicKey: string
}

const CURVE = 'prime256v1'

/** A new private key: 32 bytes in base64url. */
export function makeVapidKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  const secret = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(SECRET_BYTES - secret.length), secret]).toString('base64url')
}

const SECRET_BYTES = 32

/** Null where the text is no such key. */
export function readVapidKey(text: string): VapidKey | null {
  if (!/^[\w-]{43}$/.test(text)) return null
  const pair = createECDH(CURVE)
  try {
    pair.setPrivateKey(text, 'base64url')
  } catch {
    return null
  }
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = { kty: 'EC', crv: 'P-256', d: text, x, y } as const
  return {
    privateKey: createPrivateKey({ key: { ...key, x: String(x), y: String(y) }, format: 'jwk' }),
    publicKey: point.toString('base64url'),
  }
}

/** So long a signature is good for; push services take no more than a day. */
const SIGNED_SECONDS = 12 * 3600

/** Says to the push service of an address who sends, and whom to ask about it. */
export function authorize(
  { privateKey, publicKey }: VapidKey,
  endpoint: string,
  subject: string,
  now: Date,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + SIGNED_SECONDS,
    sub: subject,
  }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
