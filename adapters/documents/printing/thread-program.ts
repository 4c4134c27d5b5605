import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { nodePacking } from '../docx/node-packing.ts'
import { makeDrawForm } from '../form/draw-form.ts'
import { makeFormsOnDemand } from '../form/forms-on-demand.ts'
import { makeRenderInvoice } from '../invoice/render-invoice.ts'
import { makeRenderMemo } from '../memo/render-memo.ts'
import { makeRussianNameForms } from '../paper/russian-name-forms.ts'
import { makeNodePdfMaker } from '../pdf/node-pdf-maker.ts'
import { makePressInNode } from './press-in-node.ts'
import type { DoneJobs, JobName, Order, Outcome } from './print-jobs.ts'

/** A tenth of the share of whatever else wants the processor. */
const AFTER_REQUESTS = 10
// Linux alone gives a thread a priority of its own.
if (process.platform === 'linux') setPriority(AFTER_REQUESTS)

const forms = makeFormsOnDemand()
const jobs: DoneJobs = {
  ...makePressInNode(forms),
  memo: makeRenderMemo(makeNodePdfMaker(), nodePacking),
  invoice: makeRenderInvoice(makeNodePdfMaker(), nodePacking),
  draw: makeDrawForm(forms, makeNodePdfMaker(), makeRussianNameForms()),
}

const runOrder = async <J extends JobName>({ job, given }: Order<J>): Promise<Outcome> => {
  try {
    return { answer: await jobs[job](...given) }
  } catch (error) {
    return { error }
  }
}

/** The bytes of files: handed over, not copied. */
function collectBytes(answer: unknown): readonly ArrayBuffer[] {
  if (answer instanceof Uint8Array) return answer.buffer instanceof ArrayBuffer ? [answer.buffer] : []
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(collectBytes) : []
}

parentPort?.on('message', async (order: Order) => {
  const outcome = await runOrder(order)
  parentPort?.postMessage(outcome, 'answer' in outcome ? collectBytes(outcome.answer) : [])
})
parentPort?.postMessage({ ready: true } satisfies Outcome)
