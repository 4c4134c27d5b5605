import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { type ReadEvent, readEvents } from '#adapters/wire/support/event-text.ts'

/** Heartbeats come every ten seconds: a connection that is silent for longer is lost. */
const SILENCE_MS = 25_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000

type Visible = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
type Network = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Who asks is no longer signed in, or has been removed. */
const REFUSALS = new Set<number | null>([401, 403, 404])

type Needs = {
  /** Opens the stream from where its listener is; throws where it can't be had. */
  readonly open: (left: AbortSignal) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  readonly hear: (event: ReadEvent) => void
  readonly page?: Visible
  readonly network?: Network
}

/**
 * Hears events until it is stopped or refused: a lost connection is opened again, sooner at first and at once when the browser has its network back,
 * and a tab that no one sees has none, since a browser opens few to one server.
 *
 * @returns how to stop
 */
export function followEvents({ open, hear, page = document, network = window }: Needs): () => void {
  const over = new AbortController()
  let left = new AbortController()
  let goOn = (): void => undefined
  const look = (): void => (page.hidden ? left.abort() : goOn())
  const rest = (milliseconds: number | null): Promise<void> =>
    new Promise((done) => {
      goOn = done
      if (milliseconds !== null) setTimeout(done, milliseconds)
    })
  const follow = async (): Promise<void> => {
    let wait = FIRST_WAIT_MS
    while (!over.signal.aborted) {
      if (page.hidden) await rest(null)
      left = new AbortController()
      const heard = (event: ReadEvent): void => {
        wait = FIRST_WAIT_MS
        hear(event)
      }
      const isRefused = await listen(open, heard, left).then(() => false, isRefusal)
      if (isRefused) stop()
      if (over.signal.aborted) return
      if (!page.hidden) await rest(wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
  }
  const stop = (): void => {
    over.abort()
    left.abort()
    goOn()
    page.removeEventListener('visibilitychange', look)
    network.removeEventListener('online', look)
  }
  page.addEventListener('visibilitychange', look)
  network.addEventListener('online', look)
  void follow()
  return stop
}

const isRefusal = (error: unknown): boolean => error instanceof Unavailable && REFUSALS.has(error.status)

async function listen(open: Needs['open'], hear: Needs['hear'], left: AbortController): Promise<void> {
  let silence = setTimeout(() => left.abort(), SILENCE_MS)
  try {
    const pieces = (await open(left.signal)).pipeThrough(new TextDecoderStream())
    for await (const event of readEvents(piecesOf(pieces))) {
      clearTimeout(silence)
      silence = setTimeout(() => left.abort(), SILENCE_MS)
      if (event && !left.signal.aborted) hear(event)
    }
  } finally {
    clearTimeout(silence)
  }
}

/** Not every browser iterates over a stream. */
async function* piecesOf(stream: ReadableStream<string>): AsyncGenerator<string, undefined> {
  const reader = stream.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    yield value
  }
}
