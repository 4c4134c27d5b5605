import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushAddress } from '@osh/core/push/push-device.ts'
import type { PushMessage } from '@osh/core/push/push-message.ts'
import ece from 'http_ece'

/** What a browser has been told, as it read it. */
export type Told = {
  readonly path: string
  readonly message: PushMessage
  readonly topic: string
  readonly urgency: string
  readonly ttl: number
  /** Whom the push service would ask. */
  readonly subject: string
}

export type PushService = {
  readonly origin: string
  readonly told: readonly Told[]
  /** A browser that takes messages here. */
  subscribe(path: string): PushAddress
  close(): Promise<void>
}

type Behaviour = {
  /** The status for an address; 201 unless said. */
  readonly answerTo?: (path: string) => number
  /** A message that has come is said to be taken once it is fulfilled. */
  readonly untilSaid?: () => Promise<unknown>
  /** Whose signatures are good. */
  readonly publicKey: string
}

/** A real push service on this machine, with the browsers behind it: it takes what is signed by the key and opens what was sealed. */
export async function openPushService({
  answerTo = () => 201,
  untilSaid = async () => null,
  publicKey,
}: Behaviour): Promise<PushService> {
  const told: Told[] = []
  const browsers = new Map<string, { readonly pair: ReturnType<typeof createECDH>; readonly auth: string }>()
  const server = createServer(async (request, answer) => {
    const path = request.url ?? ''
    const status = answerTo(path)
    const browser = browsers.get(path)
    const subject = readSubject(request, origin, publicKey)
    const sealed = await buffer(request)
    if (!browser || subject === null) return answer.writeHead(subject === null ? 403 : 404).end()
    if (status < 300) {
      const { pair: privateKey, auth: authSecret } = browser
      const text = ece.decrypt(sealed, { version: 'aes128gcm', privateKey, authSecret }).toString()
      const { topic, urgency, ttl } = request.headers
      const how = { topic: String(topic), urgency: String(urgency), ttl: Number(ttl) }
      told.push({ path, message: JSON.parse(text), ...how, subject })
      await untilSaid()
    }
    return answer
      .writeHead(status, status >= 300 && status < 400 ? { location: `${origin}/other` } : {})
      .end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    told,
    subscribe: (path) => {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16).toString('base64url')
      browsers.set(path, { pair, auth })
      return { endpoint: origin + path, p256dh: pair.getPublicKey('base64url'), auth }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Null for what is not signed for this service by that key (RFC 8292), or is no message (RFC 8030, 8188). */
function readSubject({ method, headers }: IncomingMessage, origin: string, publicKey: string): string | null {
  const [, signed = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const by = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(signed),
    { key: by, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (method !== 'POST' || key !== publicKey || !isSigned) return null
  if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(headers.ttl?.toString() ?? '')) return null
  const { aud, exp, sub } = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString())
  const left = exp - Date.now() / 1000
  return aud === origin && left > 0 && left <= 86_400 ? sub : null
}
