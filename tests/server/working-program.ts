import { getPriority } from 'node:os'
import { serveOrders } from '#adapters/threads/serve-orders.ts'

/** Milliseconds that go by while nothing is done. */
const sleep = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** A thread that works as long as it is told to, or only waits. */
const jobs = {
  wait: async (ms: number): Promise<string> => {
    sleep(ms)
    return 'waited'
  },
  hang: async (): Promise<void> => sleep(Number.POSITIVE_INFINITY),
  work: async (): Promise<never> => {
    for (;;);
  },
  tellPriority: async (): Promise<number> => getPriority(),
}
export type WorkingJobs = typeof jobs

serveOrders(jobs)
