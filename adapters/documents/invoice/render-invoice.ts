import type { Invoice } from '@osh/core/billing/invoice.ts'
import { renderDocx } from '../docx/render-docx.ts'
import type { Packing } from '../docx/zip-parts.ts'
import type { PaperFormat } from '../paper/paper.ts'
import { type PdfMaker, renderPdf } from '../pdf/render-pdf.ts'
import { makeInvoicePaper } from './invoice-paper.ts'

export type RenderInvoice = (invoice: Invoice, format: PaperFormat) => Promise<Uint8Array>

/** The printed invoice, in the format asked for. */
export const makeRenderInvoice =
  (pdf: PdfMaker, packing?: Packing): RenderInvoice =>
  async (invoice, format) => {
    const paper = makeInvoicePaper(invoice)
    return format === 'docx' ? renderDocx(paper, packing) : renderPdf(paper, pdf)
  }
