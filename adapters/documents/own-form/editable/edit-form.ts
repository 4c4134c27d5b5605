import { renderDocx } from '../../docx/render-docx.ts'
import { type Packing, packingAnywhere } from '../../docx/zip-parts.ts'
import type { Form } from '../../form/form.ts'

/** A form of the library as a .docx that may be changed in Word and be a company's own form. */
export type EditForm = (form: Form) => Promise<Uint8Array>

/** What it takes is loaded when the first form is asked for. */
export const makeEditForm =
  (packing: Packing = packingAnywhere): EditForm =>
  async (form) =>
    renderDocx((await import('./editable-paper.ts')).makeEditablePaper(form), packing)
