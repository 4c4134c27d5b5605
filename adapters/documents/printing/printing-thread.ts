import { Worker } from 'node:worker_threads'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { JobName, Order, Outcome, PrintJobs } from './print-jobs.ts'

const program = new URL('./thread-program.ts', import.meta.url)
/** Enough for a register of thousands; a paper that needs more ends the thread, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 4 }
/** A job that takes longer will not end. */
const PATIENCE_MS = 300_000

type Ordered = {
  readonly order: Order
  readonly done: (answer: unknown) => void
  readonly failed: (error: unknown) => void
}

/**
 * A thread that does one job after another. It begins with the first job, and again with the next one after it has died; whoever
 * waits for the job that it died of gets `Unavailable`.
 */
export class PrintingThread {
  readonly #onDeath: (cause: unknown) => void
  readonly #waiting: Ordered[] = []
  #current: Ordered | null = null
  #worker: Worker | null = null
  #patience: NodeJS.Timeout | undefined
  #closed = false

  constructor(onDeath: (cause: unknown) => void) {
    this.#onDeath = onDeath
  }

  do<J extends JobName>(job: J, ...given: Parameters<PrintJobs[J]>): ReturnType<PrintJobs[J]> {
    const order = { job, given } as Order
    const answer = new Promise((done, failed) => {
      if (this.#closed) failed(new Unavailable(503))
      else this.#waiting.push({ order, done, failed })
    })
    this.#next()
    return answer as ReturnType<PrintJobs[J]>
  }

  /** Jobs that are not done yet never will be. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { failed } of this.#waiting.splice(0)) failed(new Unavailable(503))
    await this.#worker?.terminate()
  }

  #next(): void {
    if (this.#current) return
    const next = this.#waiting.shift()
    if (!next) {
      this.#worker?.unref()
      return
    }
    this.#current = next
    this.#worker ??= this.#begin()
    this.#worker.ref()
    this.#patience = setTimeout(() => this.#worker?.terminate(), PATIENCE_MS).unref()
    try {
      this.#worker.postMessage(next.order)
    } catch (error) {
      this.#end(({ failed }) => failed(error))
    }
  }

  #begin(): Worker {
    const worker = new Worker(program, { resourceLimits })
    let cause: unknown
    worker.on('message', (outcome: Outcome) =>
      this.#end(({ done, failed }) => ('error' in outcome ? failed(outcome.error) : done(outcome.answer))),
    )
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => {
      this.#worker = null
      if (!this.#closed) this.#onDeath(cause)
      this.#end(({ failed }) => failed(new Unavailable(503, { cause })))
    })
    return worker
  }

  #end(tell: (ordered: Ordered) => void): void {
    clearTimeout(this.#patience)
    const over = this.#current
    this.#current = null
    if (over) tell(over)
    this.#next()
  }
}
