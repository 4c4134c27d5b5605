import type { Argon2Parameters } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'

const program = new URL('./hash-program.ts', import.meta.url)
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 }

/** How many wait for their turn; whoever comes after that is told to come again. */
const MOST_WAITING = 200
/** Seconds after which those who find too many waiting may try again. */
const RETRY_AFTER = 5

/** Hashes a password by argon2id. */
export type Derive = (asked: Argon2Parameters) => Promise<Buffer>

type Waiting = {
  readonly asked: Argon2Parameters
  readonly done: (tag: Buffer) => void
  readonly failed: (error: unknown) => void
}

/**
 * Hashes passwords one after another in a thread of its own: a crowd that signs in leaves the other processors to everybody else and holds
 * the memory of one hash. In Node's own threads each of the four keeps the room of a hash for good, 120 MB together. The thread begins
 * with the first password, and again with the next one after it has died.
 */
export function openHashingThread(): Derive {
  const waiting: Waiting[] = []
  let current: Waiting | null = null
  let worker: Worker | null = null
  const next = (): void => {
    current = waiting.shift() ?? null
    if (!current) return void worker?.unref()
    worker ??= begin()
    worker.ref()
    worker.postMessage(current.asked)
  }
  const begin = (): Worker => {
    const begun = new Worker(program, { resourceLimits })
    begun.on('message', (tag: Uint8Array) => {
      current?.done(Buffer.from(tag))
      next()
    })
    let cause: unknown
    begun.on('error', (error) => {
      cause = error
    })
    begun.on('exit', () => {
      worker = null
      current?.failed(new Unavailable(503, { cause }))
      next()
    })
    return begun
  }
  return (asked) =>
    new Promise((done, failed) => {
      if (waiting.length >= MOST_WAITING) return failed(new Unavailable(503, { retryAfter: RETRY_AFTER }))
      waiting.push({ asked, done, failed })
      if (!current) next()
    })
}
