import { type ResourceLimits, Worker } from 'node:worker_threads'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { FairQueue, type Owner, type QueueLimits } from './fair-queue.ts'
import type { Behind, Jobs, Outcome } from './serve-orders.ts'

/** For whom a job is done; it is not done once they have left. */
export type Turn = { readonly owner: Owner; readonly signal?: AbortSignal }

/** What is of no one, and is waited for. */
export const ofNoOne: Turn = { owner: null }

export type ThreadLimits<J extends object> = QueueLimits & {
  /** Milliseconds of work that the thread may take to begin. */
  readonly beginning: number
  /**
   * Milliseconds that a job of the thread may work: what works longer will not end, and ends the thread. What else works on the machine
   * meanwhile counts for nothing, but no job goes on for more than `LONGEST` times as long.
   */
  readonly budget: { readonly [Name in keyof J]: number }
  /** Milliseconds that a job may go on after whoever wanted it has left: beginning another thread costs as much. */
  readonly afterLeaving: number
}

export type ThreadProgram<J extends object> = {
  /** A module that calls `serveOrders` with the jobs. */
  readonly program: URL
  /** What needs more memory ends the thread, not the server. */
  readonly resourceLimits: ResourceLimits
  readonly limits: ThreadLimits<J>
  readonly behind: Behind
}

/** The job took longer than it may: the thread was ended with it. */
export class OverBudget extends Unavailable {
  constructor() {
    super(503)
  }
}

type Ordered = {
  readonly order: { readonly job: string; readonly given: readonly unknown[] }
  readonly turn: Turn
  readonly done: (answer: unknown) => void
  readonly failed: (error: unknown) => void
  readonly leave: () => void
}

/** How many times as long as it may work a job may be there: waiting, or without a processor. */
const LONGEST = 10

/** Seconds after which those who find the queue full may try again. */
const RETRY_AFTER = 5

/**
 * A thread that does one job after another, companies in turns. It begins with the first job, and again with the next one after it has
 * died, unless it is kept ready; whoever waits for the job that it died of gets `Unavailable`: with 429 whoever has too much waiting,
 * with 503 when all have.
 */
export class JobThread<J extends { readonly [Name in keyof J]: Jobs[string] }> {
  readonly #onDeath: (cause: unknown) => void
  readonly #program: ThreadProgram<J>
  readonly #limits: ThreadLimits<J>
  readonly #waiting: FairQueue<Ordered>
  #current: Ordered | null = null
  #worker: Worker | null = null
  #isReady = false
  #isKeptReady = false
  #budget: NodeJS.Timeout | undefined
  #longest: NodeJS.Timeout | undefined
  #leaving: NodeJS.Timeout | undefined
  #ended: Unavailable | null = null
  #closed = false

  constructor(onDeath: (cause: unknown) => void, program: ThreadProgram<J>) {
    this.#onDeath = onDeath
    this.#program = program
    this.#limits = program.limits
    this.#waiting = new FairQueue(this.#limits)
  }

  do<Name extends keyof J & string>(
    turn: Turn,
    job: Name,
    ...given: Parameters<J[Name]>
  ): ReturnType<J[Name]> {
    const order = { job, given }
    const answer = new Promise((done, failed) => {
      const ordered: Ordered = { order, turn, done, failed, leave: () => this.#leave(ordered) }
      this.#take(ordered)
    })
    this.#startNext()
    return answer as ReturnType<J[Name]>
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
    const worker = this.#worker
    if (worker) this.#allow(worker, this.#limits.budget[order.job as keyof J], readWorked(worker))
  }

  /** Ends the thread once it has worked so long since it had worked `before`. */
  #allow(worker: Worker, budget: number, before: Promise<number | null>): void {
    this.#forget()
    const end = (): void => this.#stop(new OverBudget())
    // A thread that is blocked outside of JavaScript does not report its processor time.
    this.#longest = setTimeout(end, LONGEST * budget).unref()
    const look = (wait: number): void => {
      const timer = setTimeout(async () => {
        const [began, now] = [await before, await readWorked(worker)]
        if (this.#budget !== timer) return
        const unspent = began === null || now === null ? 0 : budget - (now - began)
        if (unspent <= 0) end()
        else look(Math.max(unspent, budget / LONGEST))
      }, wait).unref()
      this.#budget = timer
    }
    look(budget)
  }

  #forget(): void {
    clearTimeout(this.#longest)
    clearTimeout(this.#budget)
    this.#budget = undefined
  }

  #stop(why: Unavailable): void {
    this.#ended = why
    void this.#worker?.terminate()
  }

  #begin(): Worker {
    const { program, resourceLimits, limits, behind } = this.#program
    const worker = new Worker(program, { resourceLimits, workerData: behind })
    this.#allow(worker, limits.beginning, Promise.resolve(0))
    let cause: unknown
    worker.on('message', (outcome: Outcome) => {
      if ('ready' in outcome) {
        this.#isReady = true
        this.#forget()
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
    this.#forget()
    clearTimeout(this.#leaving)
    const over = this.#current
    this.#current = null
    over?.turn.signal?.removeEventListener('abort', over.leave)
    if (over) tell(over)
    this.#startNext()
  }
}

/** Processor time of a thread in milliseconds; null where it is unknown: in an older Node, or of a thread that has ended. */
const readWorked = async (worker: Worker): Promise<number | null> => {
  if (!('cpuUsage' in worker)) return null
  return worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => null,
  )
}

/** No one hears it. */
const hasLeft = (): Unavailable => new Unavailable(503)
