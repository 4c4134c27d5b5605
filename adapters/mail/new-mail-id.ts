import type { MailId } from '@osh/core/shared/identity.ts'

/** A UUID (version 4). `crypto.randomUUID` is not there on a page that was not fetched over https. */
export function makeMailId(): MailId {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, i) =>
    (i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  )
  const part = (from: number, to: number): string => hex.slice(from, to).join('')
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-') as MailId
}
