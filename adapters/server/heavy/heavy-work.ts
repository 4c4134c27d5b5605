import type { Weight } from '#adapters/wire/contract/call.ts'

/**
 * How much of a kind a company may have under way at a time, and how much may wait for that; a person the same, of what is about no company,
 * and all who have no account together.
 */
export type WeightLimits = Readonly<Record<Weight, { readonly atOnce: number; readonly waiting: number }>>

const usualLimits: WeightLimits = {
  list: { atOnce: 2, waiting: 8 },
  paper: { atOnce: 4, waiting: 16 },
  company: { atOnce: 1, waiting: 0 },
  import: { atOnce: 1, waiting: 4 },
}

/** Of which company or person the work is; of those who have no account, all are one. */
export type Whose = `company ${number}` | `person ${number}` | 'visitors'

/** Gives back a place that was taken; once is enough, more does no harm. */
export type Release = () => void

type Line = { running: number; readonly waiting: (() => void)[] }

/** The heavy work of this server, a short line of each kind for each company: whoever asks for much keeps no one but themselves. */
export class HeavyWork {
  readonly #limits: WeightLimits
  readonly #lines = new Map<string, Line>()

  constructor(limits: WeightLimits = usualLimits) {
    this.#limits = limits
  }

  /** Waits for a place; null where too many wait already, or where whoever wanted it has left meanwhile. */
  async enter(whose: Whose, weight: Weight, signal: AbortSignal): Promise<Release | null> {
    const { atOnce, waiting } = this.#limits[weight]
    const name = `${weight} ${whose}`
    const line = this.#lines.get(name) ?? { running: 0, waiting: [] }
    this.#lines.set(name, line)
    if (line.running < atOnce) line.running += 1
    else if (line.waiting.length >= waiting || !(await isCalled(line, signal))) return null
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#leave(name, line)
    }
  }

  /** How much is under way and waits. */
  count(whose: Whose, weight: Weight): number {
    const line = this.#lines.get(`${weight} ${whose}`)
    return line ? line.running + line.waiting.length : 0
  }

  /** The place goes to whoever waits first. */
  #leave(name: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) next()
    else line.running -= 1
    if (line.running === 0) this.#lines.delete(name)
  }
}

/** Whether a place came before whoever waits has left. */
function isCalled({ waiting }: Line, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  return new Promise((done) => {
    const called = (): void => {
      signal.removeEventListener('abort', left)
      done(true)
    }
    const left = (): void => {
      waiting.splice(waiting.indexOf(called), 1)
      done(false)
    }
    waiting.push(called)
    signal.addEventListener('abort', left, { once: true })
  })
}
