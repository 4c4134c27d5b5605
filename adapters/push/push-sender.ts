import { createHash } from 'node:crypto'
import type { PushTransport } from '@osh/core/push/push-desk.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { seal } from './seal.ts'
import { authorize, type VapidKey } from './vapid-key.ts'

export type PushSettings = {
  readonly key: VapidKey
  /** Whom a push service asks about what comes: `mailto:…` or `https://…`. */
  readonly subject: string
  /** See `readPushAddress`. */
  readonly services: readonly string[]
}

const PATIENCE_MS = 10_000
const TOPIC_LENGTH = 32

/** Hands messages to push services (RFC 8030). One with the same tag takes the place of one that still waits there. */
export const makePushSender = ({ key, subject }: PushSettings): PushTransport => ({
  send: async (to, message, { urgency, seconds }) => {
    const { status } = await fetch(to.endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        authorization: authorize(key, to.endpoint, subject, new Date()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.floor(seconds)),
        topic: nameTopic(message.tag),
        urgency,
      },
      body: new Uint8Array(seal(JSON.stringify(message), to)),
    })
    if (status >= 200 && status < 300) return 'sent'
    if (status === 404 || status === 410) return 'gone'
    throw new Unavailable(status)
  },
})

const nameTopic = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH)
