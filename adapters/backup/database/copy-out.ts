import type { Duplex } from 'node:stream'
import type pg from 'pg'

const BLOCK = 256 * 1024
/** So many blocks may wait to be taken before the server is told to wait. */
const WAITING = 4

/** One `COPY … TO STDOUT`, given to `client.query`: blocks of bytes come out as they are taken, the server waits meanwhile. */
export class CopyOut implements pg.Submittable {
  /** How many rows there were, once all blocks are taken. */
  rows = 0
  readonly #statement: string
  readonly #blocks: Buffer[] = []
  #filling = Buffer.allocUnsafe(BLOCK)
  #filled = 0
  #stream: Duplex | null = null
  #ended = false
  #failure: Error | null = null
  #wake: () => void = () => undefined

  constructor(statement: string) {
    this.#statement = statement
  }

  submit = (connection: pg.Connection): void => {
    this.#stream = connection.stream
    connection.query(this.#statement)
  }

  /** The bytes are the parser's own and are copied at once. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    for (let at = 0; at < chunk.length; ) {
      const copied = chunk.copy(this.#filling, this.#filled, at)
      this.#filled += copied
      at += copied
      if (this.#filled === BLOCK) this.#finishBlock()
    }
    if (this.#blocks.length > WAITING) this.#stream?.pause()
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rows = Number(text.split(' ').at(-1))
  }

  handleReadyForQuery(): void {
    this.#finishBlock()
    this.#ended = true
    this.#wake()
  }

  handleError(error: Error): void {
    this.#failure = error
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, void> {
    for (;;) {
      const block = this.#blocks.shift()
      if (block) yield block
      else if (this.#failure) throw this.#failure
      else if (this.#ended) return
      else {
        this.#stream?.resume()
        await new Promise<void>((wake) => {
          this.#wake = wake
        })
      }
    }
  }

  #finishBlock(): void {
    if (this.#filled > 0) this.#blocks.push(this.#filling.subarray(0, this.#filled))
    this.#filling = Buffer.allocUnsafe(BLOCK)
    this.#filled = 0
    this.#wake()
  }
}
