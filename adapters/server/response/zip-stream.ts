import { Zip, ZipPassThrough } from 'fflate'

export type Packed = {
  readonly name: string
  /** Some at a time, where a file is better not held whole. */
  readonly bytes: Uint8Array | AsyncGenerator<Uint8Array, undefined>
}

/** A zip of files that are asked for one at a time, each when there is room for it; nothing is compressed again. */
export function zipStream(
  files: AsyncGenerator<Packed, undefined>,
  at: Date,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = zipPieces(files, at)
  let made: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failed = error
    else made.push(chunk)
  })
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const next = await pieces.next()
        if (next.done) zip.end()
        else next.value(zip)
        if (failed) throw failed
        // A pull that gives nothing would not be repeated.
        for (const chunk of made.length > 0 ? made : [new Uint8Array()]) controller.enqueue(asSent(chunk))
        made = []
        if (next.done) controller.close()
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

type Put = (zip: Zip) => void

/** What is put into the zip, one piece after another: the first of a file with its head, the last with its end. */
async function* zipPieces(
  files: AsyncGenerator<Packed, undefined>,
  at: Date,
): AsyncGenerator<Put, undefined> {
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name)
    entry.mtime = at
    let begun = false
    for await (const [piece, isLast] of markLast(bytes)) {
      const isFirst = !begun
      begun = true
      yield (zip) => {
        if (isFirst) zip.add(entry)
        entry.push(piece, isLast)
      }
    }
  }
}

/** Each piece, and whether it is the last; one empty piece of nothing. */
async function* markLast(bytes: Packed['bytes']): AsyncGenerator<readonly [Uint8Array, boolean], undefined> {
  if (bytes instanceof Uint8Array) return yield [bytes, true]
  let before: Uint8Array | null = null
  for await (const piece of bytes) {
    if (before) yield [before, false]
    before = piece
  }
  yield [before ?? new Uint8Array(), true]
}
