import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

/** What a thread does: plain data goes in and comes out. */
export type Jobs = { readonly [name: string]: (...given: never[]) => Promise<unknown> }

/** What a thread says when it has begun, and when a job is over. */
export type Outcome = { readonly ready: true } | { readonly answer: unknown } | { readonly error: unknown }

type Order = { readonly job: string; readonly given: readonly never[] }

/**
 * What goes before the thread where both want a processor. A third of the share of requests: with a tenth, a paper of a moment takes minutes
 * on a busy machine. A third of that beside papers, which somebody waits for.
 */
export type Behind = 'requests' | 'papers'
const NICER_BY: Readonly<Record<Behind, number>> = { requests: 5, papers: 10 }

/** What the program of a `JobThread` does: one order after another. */
export function serveOrders(jobs: { readonly [Name in keyof Jobs]: Jobs[Name] }): void {
  // Linux alone gives a thread a priority of its own.
  if (process.platform === 'linux') {
    const nicer = getPriority() + NICER_BY[workerData as Behind]
    setPriority(Math.min(nicer, constants.priority.PRIORITY_LOW))
  }
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
