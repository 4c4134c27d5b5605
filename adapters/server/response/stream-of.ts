/** The pieces as a body, each made when there is room for it; nothing more is made once no one reads. */
export const streamOf = (
  pieces: AsyncGenerator<Uint8Array, undefined>,
): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const next = await pieces.next()
        if (next.done) controller.close()
        else controller.enqueue(new Uint8Array(next.value))
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
