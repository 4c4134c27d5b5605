import { Zip, ZipPassThrough } from 'fflate'

export type Packed = { readonly name: string; readonly bytes: Uint8Array }

/** A zip of files that are asked for one at a time, each when there is room for it; nothing is compressed again. */
export function zipStream(files: AsyncIterator<Packed>, at: Date): ReadableStream<Uint8Array<ArrayBuffer>> {
  let zip: Zip
  let failed: Error | null = null
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        zip = new Zip((error, chunk, final) => {
          if (error) failed = error
          else controller.enqueue(new Uint8Array(chunk))
          if (final) controller.close()
        })
      },
      async pull() {
        const next = await files.next()
        if (failed) throw failed
        if (next.done) {
          zip.end()
          return
        }
        const entry = new ZipPassThrough(next.value.name)
        entry.mtime = at
        zip.add(entry)
        entry.push(next.value.bytes, true)
      },
    },
    { highWaterMark: 1 },
  )
}
