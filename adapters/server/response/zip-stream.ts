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
  const pieces = zipPieces(files, at)
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

const text = new TextEncoder()
const LARGEST = 0xffff_ffff
/** Lines of the contents are short. */
const LISTED_AT_ONCE = 1000

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
    const head = writeHead(name, at)
    let [crc, size] = [0, 0]
    if (bytes instanceof Uint8Array) {
      ;[crc, size] = [crc32(bytes), bytes.length]
      yield count(Buffer.concat([...head, bytes, writeTail({ crc, size })]))
    } else {
      yield count(Buffer.concat(head))
      for await (const piece of bytes) {
        crc = crc32(piece, crc)
        size += piece.length
        if (size >= LARGEST) throw new Error(`a file of ${size} bytes is too large for an archive`)
        // A piece of nothing would be no piece of a stream.
        if (piece.length > 0) yield count(piece)
      }
      yield count(writeTail({ crc, size }))
    }
    entries.push({ name, crc, size, offset })
  }
  const offset = sent
  for (let i = 0; i < entries.length; i += LISTED_AT_ONCE)
    yield count(
      Buffer.concat(entries.slice(i, i + LISTED_AT_ONCE).flatMap((entry) => writeListed(entry, at))),
    )
  yield Buffer.concat(writeEnd(entries.length, { size: sent - offset, offset }))
}
