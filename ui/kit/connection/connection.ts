import { serverBuild } from './server-build.ts'

const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60_000

/**
 * Tells whoever waits that the server answers again: at once when the browser has its network back, otherwise by
 * asking. What fails again right afterwards is told of less and less often.
 */
class Connection {
  readonly #waiting = new Set<() => void>()
  #pause = FIRST_PAUSE_MS
  #timer: ReturnType<typeof setTimeout> | null = null
  #lastTold = Number.NEGATIVE_INFINITY

  /** Calls back once; the function given back waits no longer. */
  wait(again: () => void): () => void {
    if (this.#waiting.size === 0) this.#begin()
    this.#waiting.add(again)
    return () => {
      this.#waiting.delete(again)
      if (this.#waiting.size === 0) this.#end()
    }
  }

  /** Asks now, by the browser's word or a person's. */
  readonly ask = async (): Promise<void> => {
    if (this.#waiting.size === 0) return
    const answers = await doesServerAnswer()
    if (answers) this.#tell()
    else if (this.#waiting.size > 0) this.#plan()
  }

  #begin(): void {
    const isNew = performance.now() - this.#lastTold > 2 * this.#pause
    this.#pause = isNew ? FIRST_PAUSE_MS : Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
    window.addEventListener('online', this.ask)
    this.#plan()
  }

  #plan(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.ask(), this.#pause)
  }

  #end(): void {
    window.removeEventListener('online', this.ask)
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #tell(): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    this.#end()
    this.#lastTold = performance.now()
    for (const again of waiting) again()
  }
}

/** One for the page, as its network is. */
export const connection = new Connection()

/** Whether the server and its database answer; what it says of its build is noted. */
export async function doesServerAnswer(): Promise<boolean> {
  try {
    const answer = await fetch('/api/health', { cache: 'no-store' })
    serverBuild.note(answer.headers)
    return answer.ok
  } catch {
    return false
  }
}
