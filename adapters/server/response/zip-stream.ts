import { crc32 } from 'node:zlib'
import { writeEnd, writeHead, writeListed, writeTail, type ZipEntry } from './zip-format.ts'

export type Packed = {
  readonly name: string
  /** Some at a time, where a file is better not held whole. */
  readonly bytes: Uint8Array | AsyncGenerator<Uint8Array, undefined>
}

/**
 * A zip of files that are asked for one at a time, each when there is room for it; nothing is compressed again. However many files and
 * gigabytes there are, it holds them (zip64); one file is below four gigabytes.
 */
export function zipStream(
  files: AsyncGenerator<Packed, undefined>,
  at: Date,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = joinSmall(zipPieces(files, at))
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const next = await pieces.next()
        if (next.done) controller.close()
        else controller.enqueue(asSent(next.value))
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}

/** The same bytes, not copied where they lie in memory of their own. */
const asSent = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array<ArrayBuffer> =>
  buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength))

/** Small pieces are given together: a thousand papers are not three thousand turns of the stream. */
const TOGETHER = 64 * 1024

async function* joinSmall(
  pieces: AsyncGenerator<Uint8Array, undefined>,
): AsyncGenerator<Uint8Array, undefined> {
  let [held, size]: [Uint8Array[], number] = [[], 0]
  for await (const piece of pieces) {
    held.push(piece)
    size += piece.length
    if (size < TOGETHER) continue
    yield held.length === 1 ? piece : join(held)
    ;[held, size] = [[], 0]
  }
  yield join(held)
}

const text = new TextEncoder()
const LARGEST = 0xffff_ffff

/** Files one after another, and at the end the contents: a line for each is all that is held. */
async function* zipPieces(
  files: AsyncGenerator<Packed, undefined>,
  at: Date,
): AsyncGenerator<Uint8Array, undefined> {
  const entries: ZipEntry[] = []
  let sent = 0
  const count = (piece: Uint8Array): Uint8Array => {
    sent += piece.length
    return piece
  }
  for await (const { name: called, bytes } of files) {
    const name = text.encode(called)
    const offset = sent
    yield count(join(writeHead(name, at)))
    let [crc, size] = [0, 0]
    for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
      crc = crc32(piece, crc)
      size += piece.length
      if (size >= LARGEST) throw new Error(`a file of ${size} bytes is too large for an archive`)
      // A piece of nothing would be no piece of a stream.
      if (piece.length > 0) yield count(piece)
    }
    yield count(writeTail({ crc, size }))
    entries.push({ name, crc, size, offset })
  }
  const offset = sent
  for (const entry of entries) yield count(join(writeListed(entry, at)))
  yield join(writeEnd(entries.length, { size: sent - offset, offset }))
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
