import { strFromU8, unzipSync } from 'fflate'
import { renderDocx } from '#adapters/documents/docx/render-docx.ts'
import type { Paper } from '#adapters/documents/paper/paper.ts'
import { HYPHEN } from '#adapters/documents/pdf/broken-lines.ts'
import { makeNodePdfMaker } from '#adapters/documents/pdf/node-pdf-maker.ts'
import { type PdfMaker, renderPdf } from '#adapters/documents/pdf/render-pdf.ts'

/** What a reader of the .docx sees, a paragraph a line. */
export async function docxTextOf(paper: Paper): Promise<string> {
  const parts = unzipSync(await renderDocx(paper))
  return strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    .replace(/<\/w:p>|<w:br\/>|<w:tab\/>/gu, '\n')
    .replace(/<w:noBreakHyphen\/>/gu, '-')
    .replace(/<[^>]+>/gu, '')
    .replace(/&quot;/gu, '"')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&amp;/gu, '&')
}

/** What is set on the pages of the .pdf, in its order; the file itself keeps glyphs, no letters. */
export async function pdfTextOf(paper: Paper): Promise<string> {
  const set: string[] = []
  const maker: PdfMaker = {
    createPdf(definition) {
      set.push(wordsIn(definition.content))
      return makeNodePdfMaker().createPdf(definition)
    },
  }
  await renderPdf(paper, maker)
  return set.join('\n').replaceAll('\u2011', '-').replaceAll(HYPHEN, '')
}

/** The words of a node of pdfmake: runs of a line are together, lines and cells apart. */
function wordsIn(node: unknown): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(wordsIn).join('\n')
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node) return Array.isArray(node.text) ? node.text.map(wordsIn).join('') : wordsIn(node.text)
  return Object.values(node).map(wordsIn).filter(Boolean).join('\n')
}
