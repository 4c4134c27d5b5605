import type { Company } from '@osh/core/companies/company.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import { renderDocx } from '../docx/render-docx.ts'
import type { Packing } from '../docx/zip-parts.ts'
import type { PaperFormat } from '../paper/paper.ts'
import { makeRussianNameForms } from '../paper/russian-name-forms.ts'
import { type PdfMaker, renderPdf } from '../pdf/render-pdf.ts'
import { makeMemoPaper } from './memo-paper.ts'

export type RenderMemo = (memo: Memo, company: Company, format: PaperFormat) => Promise<Uint8Array>

/** The printed memo, in the format asked for. */
export const makeRenderMemo = (pdf: PdfMaker, packing?: Packing): RenderMemo => {
  const nameForms = makeRussianNameForms()
  return async (memo, company, format) => {
    const paper = makeMemoPaper(memo, company, nameForms)
    return format === 'docx' ? renderDocx(paper, packing) : renderPdf(paper, pdf)
  }
}
