import { listMissing, type MissingValue } from '@osh/core/documents/answers/missing-values.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { renderDocx } from '../docx/render-docx.ts'
import type { Packing } from '../docx/zip-parts.ts'
import type { Paper, PaperFormat } from '../paper/paper.ts'
import { type PdfMaker, renderPdf } from '../pdf/render-pdf.ts'
import { fillForm } from './filling/fill-form.ts'
import type { FormData } from './filling/form-data.ts'
import type { Form } from './form.ts'

/** The paper of a form, or all that it lacks; a paper with a hole is never given. */
export function makeFormPaper(form: Form, data: FormData): Result<Paper, readonly MissingValue[]> {
  const { paper, holes } = fillForm(form, data)
  if (holes.length === 0) return ok(paper)
  const named = holes.map((hole) => (hole.path[0] === 'employee' ? { ...hole, of: data.employee } : hole))
  return err(listMissing(form.template, named))
}

/** Throws if the data leave a hole in the paper: whoever issues asks `makeFormPaper` first. */
export type RenderForm = (form: Form, data: FormData, format: PaperFormat) => Promise<Uint8Array>

/** What there is of a paper, as a .pdf with its gaps marked and «ПРЕДПРОСМОТР» across every page. */
export type PreviewForm = (form: Form, data: FormData) => Promise<Uint8Array>

export const makePreviewForm =
  (pdf: PdfMaker): PreviewForm =>
  (form, data) => {
    const { paper } = fillForm(form, data, true)
    return renderPdf({ ...paper, title: `Предпросмотр: ${paper.title}`, watermark: 'ПРЕДПРОСМОТР' }, pdf)
  }

/** Forms as files; a server packs by `nodePacking`. */
export const makeRenderForm =
  (pdf: PdfMaker, packing?: Packing): RenderForm =>
  async (form, data, format) => {
    const paper = makeFormPaper(form, data)
    if (!paper.ok)
      throw new Error(`${form.template.slug}: ${paper.error.map(({ name }) => name).join(', ')} missing`)
    return format === 'docx' ? renderDocx(paper.value, packing) : renderPdf(paper.value, pdf)
  }
