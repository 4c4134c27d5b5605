import { Worker } from 'node:worker_threads'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { FairQueue, type Owner, type QueueLimits } from './fair-queue.ts'
import type { JobName, Order, Outcome, PrintJobs } from './print-jobs.ts'

const program = new URL('./thread-program.ts', import.meta.url)
/** Enough for a memo of 5,000 rows; a paper that needs more ends the thread, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 300, maxYoungGenerationSizeMb: 4 }

/** For whom a job is done; it is not done once they have left. */
export type Turn = { readonly owner: Owner; readonly signal?: AbortSignal }

/** What is of no company, and is waited for. */
export const ofNoOne: Turn = { owner: null }

export type ThreadLimits = QueueLimits & {
  /** Milliseconds that a job of the thread may take: what takes longer will not end, and ends the thread. */
  readonly budget: Readonly<Record<JobName, number>>
  /** Milliseconds that a job may go on after whoever wanted it has left: beginning another thread costs as much. */
  readonly afterLeaving: number
}

const MINUTE = 60_000
const usualLimits: ThreadLimits = {
  ofOne: 50,
  inAll: 1000,
  budget: {
    listMissing: MINUTE,
    print: 2 * MINUTE,
    preview: MINUTE,
    memo: 5 * MINUTE,
    invoice: MINUTE,
    draw: MINUTE,
    readSample: MINUTE,
    readEditable: MINUTE,
    check: 10_000,
  },
  afterLeaving: 2000,
}

/** The job took longer than it may: the thread was ended with it. */
export class OverBudget extends Unavailable {
  constructor() {
    super(503)
  }
}

type Ordered = {
  readonly order: Order
  readonly turn: Turn
  readonly done: (answer: unknown) => void
  readonly failed: (error: unknown) => void
  readonly leave: () => void
}

/** Seconds after which those who find the queue full may try again. */
const RETRY_AFTER = 5

/**
 * A thread that does one job after another, companies in turns. It begins with the first job, and again with the next one after it has
 * died, unless it is kept ready; whoever waits for the job that it died of gets `Unavailable`: with 429 whoever has too much waiting,
 * with 503 when all have.
 */
export class PrintingThread {
  readonly #onDeath: (cause: unknown) => void
  readonly #limits: ThreadLimits
  readonly #waiting: FairQueue<Ordered>
  #current: Ordered | null = null
  #worker: Worker | null = null
  #isReady = false
  #isKeptReady = false
  #budget: NodeJS.Timeout | undefined
  #leaving: NodeJS.Timeout | undefined
  #ended: Unavailable | null = null
  #closed = false

  constructor(onDeath: (cause: unknown) => void, limits: Partial<ThreadLimits> = {}) {
    this.#onDeath = onDeath
    this.#limits = { ...usualLimits, ...limits }
    this.#waiting = new FairQueue(this.#limits)
  }

  do<J extends JobName>(turn: Turn, job: J, ...given: Parameters<PrintJobs[J]>): ReturnType<PrintJobs[J]> {
    const order = { job, given } as Order
    const answer = new Promise((done, failed) => {
      const ordered: Ordered = { order, turn, done, failed, leave: () => this.#leave(ordered) }
      this.#take(ordered)
    })
    this.#startNext()
    return answer as ReturnType<PrintJobs[J]>
  }

  /** Begins before the first job, and again after a death, so that no one waits for that. It does not keep a process alive. */
  keepReady(): void {
    this.#isKeptReady = true
    if (this.#worker || this.#closed) return
    this.#worker = this.#begin()
    this.#worker.unref()
  }

  /** Jobs that are not done yet never will be. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { failed } of this.#waiting.empty()) failed(new Unavailable(503))
    await this.#worker?.terminate()
  }

  #take(ordered: Ordered): void {
    const { turn, failed } = ordered
    const full = this.#waiting.tellWhyFull(turn.owner)
    if (this.#closed) failed(new Unavailable(503))
    else if (turn.signal?.aborted) failed(hasLeft())
    else if (full) failed(new Unavailable(full === 'of-one' ? 429 : 503, { retryAfter: RETRY_AFTER }))
    else {
      this.#waiting.add(turn.owner, ordered)
      turn.signal?.addEventListener('abort', ordered.leave, { once: true })
    }
  }

  /** Whoever wanted the job has left. */
  #leave(ordered: Ordered): void {
    if (this.#waiting.remove(ordered)) ordered.failed(hasLeft())
    else if (this.#current === ordered)
      this.#leaving = setTimeout(() => this.#stop(hasLeft()), this.#limits.afterLeaving).unref()
  }

  #startNext(): void {
    if (this.#current) return
    const next = this.#waiting.take()
    if (!next) {
      this.#worker?.unref()
      return
    }
    this.#current = next
    this.#worker ??= this.#begin()
    this.#worker.ref()
    if (this.#isReady) this.#spend(next)
    try {
      this.#worker.postMessage(next.order)
    } catch (error) {
      this.#end(({ failed }) => failed(error))
    }
  }

  /** The time that the thread takes to begin is its own. */
  #spend({ order }: Ordered): void {
    const budget = this.#limits.budget[order.job]
    clearTimeout(this.#budget)
    this.#budget = setTimeout(() => this.#stop(new OverBudget()), budget).unref()
  }

  #stop(why: Unavailable): void {
    this.#ended = why
    void this.#worker?.terminate()
  }

  #begin(): Worker {
    const worker = new Worker(program, { resourceLimits })
    this.#budget = setTimeout(() => this.#stop(new OverBudget()), MINUTE).unref()
    let cause: unknown
    worker.on('message', (outcome: Outcome) => {
      if ('ready' in outcome) {
        this.#isReady = true
        clearTimeout(this.#budget)
        if (this.#current) this.#spend(this.#current)
      } else
        this.#end(({ done, failed }) => ('error' in outcome ? failed(outcome.error) : done(outcome.answer)))
    })
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => {
      const why = this.#ended ?? new Unavailable(503, { cause })
      const wasReady = this.#isReady
      this.#worker = null
      this.#isReady = false
      this.#ended = null
      if (!this.#closed) this.#onDeath(cause ?? why)
      this.#end(({ failed }) => failed(why))
      // One that can't even begin is tried again with the next job alone.
      if (this.#isKeptReady && wasReady) this.keepReady()
    })
    return worker
  }

  #end(tell: (ordered: Ordered) => void): void {
    clearTimeout(this.#budget)
    clearTimeout(this.#leaving)
    const over = this.#current
    this.#current = null
    over?.turn.signal?.removeEventListener('abort', over.leave)
    if (over) tell(over)
    this.#startNext()
  }
}

/** No one hears it. */
const hasLeft = (): Unavailable => new Unavailable(503)
