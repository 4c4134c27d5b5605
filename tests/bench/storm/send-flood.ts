import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A request whose body is the head, then anything, so many bytes in all. */
export type Shot = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly head: Uint8Array
  readonly length: number
}

export type Flood = {
  readonly address: string
  /** All of them at once, and again once all are over, for so many seconds. */
  readonly shots: readonly Shot[]
  readonly seconds: number
  /** A byte each so many milliseconds; null: as fast as it is taken. */
  readonly dripMs: number | null
}

export type Flooded = {
  /** How many were answered so, or `cut` off without an answer. */
  readonly statuses: Readonly<Record<string, number>>
  readonly waves: number
  readonly bytes: number
  readonly seconds: number
  /** For how much of the time the sender itself was at work, of 1. */
  readonly busy: number
}

/** Sends from a thread of its own, so that what others are answered is not measured behind it. */
export async function sendFlood(flood: Flood): Promise<Flooded> {
  const worker = new Worker(new URL('./flooder.ts', import.meta.url), { workerData: flood })
  const [flooded] = (await once(worker, 'message')) as [Flooded]
  await worker.terminate()
  return flooded
}
