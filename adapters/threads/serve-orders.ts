import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** What a thread does: plain data goes in and comes out. */
export type Jobs = { readonly [name: string]: (...given: never[]) => Promise<unknown> }

/** What a thread says when it has begun, and when a job is over. */
export type Outcome = { readonly ready: true } | { readonly answer: unknown } | { readonly error: unknown }

type Order = { readonly job: string; readonly given: readonly never[] }

/** A third of the share of whatever else wants the processor: with a tenth, a paper of a moment takes minutes on a busy machine. */
const AFTER_REQUESTS = 5

/** What the program of a `JobThread` does: one order after another, behind whatever the server has to answer. */
export function serveOrders(jobs: { readonly [Name in keyof Jobs]: Jobs[Name] }): void {
  // Linux alone gives a thread a priority of its own.
  if (process.platform === 'linux') setPriority(AFTER_REQUESTS)
  const runOrder = async ({ job, given }: Order): Promise<Outcome> => {
    try {
      return { answer: await jobs[job]?.(...given) }
    } catch (error) {
      return { error }
    }
  }
  parentPort?.on('message', async (order: Order) => {
    const outcome = await runOrder(order)
    parentPort?.postMessage(outcome, 'answer' in outcome ? collectBytes(outcome.answer) : [])
  })
  parentPort?.postMessage({ ready: true } satisfies Outcome)
}

/** The bytes of files: handed over, not copied. */
function collectBytes(answer: unknown): readonly ArrayBuffer[] {
  if (answer instanceof Uint8Array) return answer.buffer instanceof ArrayBuffer ? [answer.buffer] : []
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(collectBytes) : []
}
