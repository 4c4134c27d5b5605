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
