/** What wakes a stream: rung with what has changed, as often as it likes, between two looks of the stream. */
export class Bell<T> {
  #rung = new Set<T>()
  #wake: (() => void) | null = null

  ring(what: T): void {
    this.#rung.add(what)
    this.#wake?.()
  }

  /** All that it was rung with since it was last asked; empty where it was silent for so long, or no one listens any more. */
  async heard(milliseconds: number, left: AbortSignal): Promise<readonly T[]> {
    if (this.#rung.size === 0 && !left.aborted) await this.#ringOrSilence(milliseconds, left)
    const heard = [...this.#rung]
    this.#rung = new Set()
    return heard
  }

  #ringOrSilence(milliseconds: number, left: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(silence)
        left.removeEventListener('abort', wake)
        this.#wake = null
        done()
      }
      const silence = setTimeout(wake, milliseconds).unref()
      left.addEventListener('abort', wake, { once: true })
      this.#wake = wake
    })
  }
}
