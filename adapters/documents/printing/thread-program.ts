import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { nodePacking } from '../docx/node-packing.ts'
import { makeRenderMemo } from '../memo/render-memo.ts'
import { makeNodePdfMaker } from '../pdf/node-pdf-maker.ts'
import { makePressInNode } from './press-in-node.ts'
import type { Order, Outcome, PrintJobs } from './print-jobs.ts'

/** A tenth of the share of whatever else wants the processor. */
const AFTER_REQUESTS = 10
// Linux alone gives a thread a priority of its own.
if (process.platform === 'linux') setPriority(AFTER_REQUESTS)

const { templates, ...press } = makePressInNode()
const jobs: PrintJobs = {
  ...press,
  templates: async () => templates,
  memo: makeRenderMemo(makeNodePdfMaker(), nodePacking),
}

const outcomeOf = async ({ job, given }: Order): Promise<Outcome> => {
  const work: (...given: never[]) => Promise<unknown> = jobs[job]
  try {
    return { answer: await work(...(given as never[])) }
  } catch (error) {
    return { error }
  }
}

/** The bytes of files: handed over, not copied. */
function bytesIn(answer: unknown): readonly ArrayBuffer[] {
  if (answer instanceof Uint8Array) return answer.buffer instanceof ArrayBuffer ? [answer.buffer] : []
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(bytesIn) : []
}

parentPort?.on('message', async (order: Order) => {
  const outcome = await outcomeOf(order)
  parentPort?.postMessage(outcome, 'answer' in outcome ? bytesIn(outcome.answer) : [])
})
parentPort?.postMessage({ ready: true } satisfies Outcome)
