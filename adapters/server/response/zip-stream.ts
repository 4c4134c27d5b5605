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
  const pieces = piecesOfZip(files, at)
  let zip: Zip
  let failed: Error | null = null
  let put = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        zip = new Zip((error, chunk, final) => {
          if (error) failed = error
          else controller.enqueue(new Uint8Array(chunk))
          put += 1
          if (final) controller.close()
        })
      },
      async pull() {
        for (const before = put; put === before; ) {
          const next = await pieces.next()
          if (next.done) zip.end()
          else next.value(zip)
          if (failed) throw failed
        }
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}

type Put = (zip: Zip) => void

/** What is put into the zip, one piece after another. */
async function* piecesOfZip(
  files: AsyncGenerator<Packed, undefined>,
  at: Date,
): AsyncGenerator<Put, undefined> {
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name)
    entry.mtime = at
    yield (zip) => zip.add(entry)
    if (bytes instanceof Uint8Array) yield () => entry.push(bytes, true)
    else {
      for await (const piece of bytes) yield () => entry.push(piece)
      yield () => entry.push(new Uint8Array(), true)
    }
  }
}
