type Bytes = Uint8Array<ArrayBuffer>

/** Takes care of a body that is made as it is taken. */
export type Hold = (body: ReadableStream<Bytes>) => ReadableStream<Bytes>

/** A body that is made as it is taken. */
export function streamText(pieces: AsyncIterable<string>): ReadableStream<Bytes> {
  const encoder = new TextEncoder()
  const made = pieces[Symbol.asyncIterator]()
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const next = await made.next()
        if (next.done) controller.close()
        else controller.enqueue(encoder.encode(next.value))
      },
      async cancel() {
        await made.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Pieces that are made before they are taken: a short answer is over at once. */
const AHEAD = 5

/** Milliseconds for which whoever takes an answer may take no more of it. */
const STANDSTILL_MS = 30_000

/** Makes a piece of a body when its turn has come. */
export type PieceByPiece = <T>(make: () => Promise<T>) => Promise<T>

/** The same body, each piece made in its turn; `over` is told once: that it has ended, was given up by its taker, stood still for too long, or broke. */
export function watchBody(
  body: ReadableStream<Bytes>,
  over: (broken?: unknown) => void,
  inTurn: PieceByPiece,
): ReadableStream<Bytes> {
  const reader = body.getReader()
  let still: NodeJS.Timeout | undefined
  let isOver = false
  const end = (broken?: unknown): void => {
    clearTimeout(still)
    if (!isOver) over(broken)
    isOver = true
  }
  const wait = (controller: ReadableStreamDefaultController<Bytes>): void => {
    const giveUp = (): void => {
      controller.error(new Error('no one takes the answer'))
      end()
      void reader.cancel()
    }
    still = setTimeout(giveUp, STANDSTILL_MS).unref()
  }
  return new ReadableStream<Bytes>(
    {
      start: wait,
      async pull(controller) {
        clearTimeout(still)
        try {
          const { done, value } = await inTurn(() => reader.read())
          // Whoever left while the piece was made takes it no more.
          if (isOver) return
          if (done) controller.close()
          else controller.enqueue(value)
          if (done) end()
          else wait(controller)
        } catch (error) {
          end(error)
          throw error
        }
      },
      async cancel(reason) {
        end()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: AHEAD },
  )
}
