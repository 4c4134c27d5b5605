import { strToU8, zipSync } from 'fflate'
import { docxBody } from './docx-body.ts'
import { partsOf } from './docx-parts.ts'
import type { Paper } from './paper.ts'

/** The first day that a zip can name: the same paper gives the same bytes whenever it is written. */
const ZIP_EPOCH = new Date(1980, 0, 1)

/** A paper as an Office Open XML text document: A4, Times New Roman, 12 pt, pages numbered from the second on. */
export function renderDocx(paper: Paper): Uint8Array {
  const parts = Object.entries(partsOf(paper.title, docxBody(paper)))
  return zipSync(Object.fromEntries(parts.map(([name, xml]) => [name, strToU8(xml)])), {
    level: 6,
    mtime: ZIP_EPOCH,
  })
}
