import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushAddress } from '@osh/core/push/push-device.ts'

/** One record has it all: no message of ours is near it. */
const RECORD_BYTES = 4096
/** After the last byte of the last record (RFC 8188). */
const LAST = Buffer.from([2])

/**
 * Seals a message so that the browser alone reads it, `aes128gcm` of RFC 8188 by the keys of RFC 8291.
 *
 * @param own a pair of keys for this message alone
 */
export function seal(
  text: string,
  { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>,
  { salt = randomBytes(16), own = makePair() }: { readonly salt?: Buffer; readonly own?: ECDH } = {},
): Buffer {
  const browsers = Buffer.from(p256dh, 'base64url')
  const ours = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browsers, ours])
  const secret = derive(own.computeSecret(browsers), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_BYTES)
  head.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, head, ours, ...sealed])
}

function makePair(): ECDH {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
