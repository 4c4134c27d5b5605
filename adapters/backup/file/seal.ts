import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'
import { BackupRefused } from '../backup-refused.ts'
import type { ByteReader } from './byte-reader.ts'

/** Bytes of one chunk at most; each is sealed by itself, with its place in the file and whether it is the last. */
const CHUNK = 256 * 1024
const TAG = 16
const LAST = 0x8000_0000

/** Seals one chunk and opens it again. Whatever is not as it was written is refused: bytes, order, beginning, end. */
export type Sealing = {
  seal(chunk: Buffer, place: number, isLast: boolean): Buffer
  open(sealed: Buffer, place: number, isLast: boolean): Buffer
}

/** AES-256-GCM under a key of this file alone, so a chunk's place is its nonce. The head is authenticated with every chunk. */
export const sealByKey = (key: Buffer, head: Buffer): Sealing => ({
  seal: (chunk, place, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', key, makeNonce(place, isLast)).setAAD(head)
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  },
  open: (sealed, place, isLast) => {
    const decipher = createDecipheriv('aes-256-gcm', key, makeNonce(place, isLast), { authTagLength: TAG })
    decipher.setAAD(head).setAuthTag(sealed.subarray(-TAG))
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()])
  },
})

/** Without a passphrase: a sum that shows accidents, not intent. */
export const sealBySum = (head: Buffer): Sealing => {
  const sumOf = (chunk: Buffer, place: number, isLast: boolean): Buffer =>
    createHash('sha256').update(head).update(makeNonce(place, isLast)).update(chunk).digest().subarray(0, TAG)
  return {
    seal: (chunk, place, isLast) => Buffer.concat([chunk, sumOf(chunk, place, isLast)]),
    open: (sealed, place, isLast) => {
      const chunk = sealed.subarray(0, -TAG)
      if (!timingSafeEqual(sumOf(chunk, place, isLast), sealed.subarray(-TAG)))
        throw new Error('the sum differs')
      return chunk
    },
  }
}

function makeNonce(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(isLast ? 1 : 0)
  nonce.writeBigUInt64BE(BigInt(place), 4)
  return nonce
}

/** The bytes as sealed chunks, each after its length; the last one is marked, and is there even when nothing is in it. */
export async function* sealAll(bytes: AsyncIterable<Buffer>, sealing: Sealing): AsyncGenerator<Buffer> {
  let [place, held] = [0, Buffer.alloc(0)]
  const sealed = (chunk: Buffer, isLast: boolean): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length + (isLast ? LAST : 0))
    return Buffer.concat([length, sealing.seal(chunk, place++, isLast)])
  }
  for await (const some of bytes) {
    held = Buffer.concat([held, some])
    for (; held.length > CHUNK; held = held.subarray(CHUNK)) yield sealed(held.subarray(0, CHUNK), false)
  }
  yield sealed(held, true)
}

/** @throws BackupRefused for a file that was cut short, lengthened or changed. */
export async function* openAll(reader: ByteReader, sealing: Sealing): AsyncGenerator<Buffer> {
  for (let place = 0; ; place++) {
    const length = (await reader.take(4))?.readUInt32BE() ?? cutShort()
    const isLast = length >= LAST
    const size = length % LAST
    if (size > CHUNK) throw refuseAltered()
    const sealed = (await reader.take(size + TAG)) ?? cutShort()
    yield unseal(sealing, sealed, place, isLast)
    if (!isLast) continue
    if ((await reader.take(1)) !== null) throw refuseAltered()
    return
  }
}

function unseal(sealing: Sealing, sealed: Buffer, place: number, isLast: boolean): Buffer {
  try {
    return sealing.open(sealed, place, isLast)
  } catch {
    throw refuseAltered()
  }
}

function cutShort(): never {
  throw new BackupRefused('Файл копии обрезан: конца нет. Ничего не восстановлено; возьмите другую копию.')
}

/** What is in the file is not what was written. */
export const refuseAltered = (): BackupRefused =>
  new BackupRefused(
    'Файл копии изменён или повреждён: содержимое не сходится с контрольными суммами. Ничего не восстановлено; возьмите другую копию.',
  )
