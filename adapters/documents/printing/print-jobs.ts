import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import type { RenderMemo } from '../memo/render-memo.ts'

/** What a printing thread does; plain data goes in and comes out. */
export type PrintJobs = Omit<FormPress, 'templates'> & {
  templates(): Promise<FormPress['templates']>
  readonly memo: RenderMemo
}

export type JobName = keyof PrintJobs

/** One job with what it is done with. */
export type Order = {
  readonly [J in JobName]: { readonly job: J; readonly given: Parameters<PrintJobs[J]> }
}[JobName]

/** What the thread says when it has begun, and when a job is over. */
export type Outcome = { readonly ready: true } | { readonly answer: unknown } | { readonly error: unknown }
