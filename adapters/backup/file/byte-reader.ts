/** Takes bytes off a stream by count. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Exactly so many bytes; null when the stream ends before them. */
  async take(count: number): Promise<Buffer | null> {
    const parts = [this.#held]
    let length = this.#held.length
    while (length < count) {
      const next = await this.#source.next()
      if (next.done) return null
      parts.push(next.value)
      length += next.value.length
    }
    const all = parts.length === 1 ? this.#held : Buffer.concat(parts, length)
    this.#held = all.subarray(count)
    return all.subarray(0, count)
  }
}
