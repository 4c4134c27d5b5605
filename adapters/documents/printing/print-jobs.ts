import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import type { DrawForm } from '../form/draw-form.ts'
import type { RenderInvoice } from '../invoice/render-invoice.ts'
import type { RenderMemo } from '../memo/render-memo.ts'

/** What a printing thread does; plain data goes in and comes out. */
export type PrintJobs = Omit<FormPress, 'templates'> & {
  readonly memo: RenderMemo
  readonly invoice: RenderInvoice
  readonly draw: DrawForm
}

export type JobName = keyof PrintJobs

type Given = { readonly [J in JobName]: Parameters<PrintJobs[J]> }

/** One job with what it is done with. */
export type Order<J extends JobName = JobName> = {
  readonly [K in J]: { readonly job: K; readonly given: Given[K] }
}[J]

/** The jobs, as orders are matched to them. */
export type DoneJobs = { readonly [J in JobName]: (...given: Given[J]) => Promise<unknown> }

/** What the thread says when it has begun, and when a job is over. */
export type Outcome = { readonly ready: true } | { readonly answer: unknown } | { readonly error: unknown }
