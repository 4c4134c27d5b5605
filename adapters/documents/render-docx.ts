import { docxBody } from './docx-body.ts'
import { fixedParts, partsOf } from './docx-parts.ts'
import type { Paper } from './paper.ts'
import { type Deflate, deflateAnywhere, type ZipPart, zipOf, zipPart } from './zip-parts.ts'

/** The parts that every paper has alike, packed once for each way of packing. */
const packedOnce = new WeakMap<Deflate, readonly ZipPart[]>()

function fixed(deflate: Deflate): readonly ZipPart[] {
  const known = packedOnce.get(deflate)
  if (known !== undefined) return known
  const packed = packAll(fixedParts, deflate)
  packedOnce.set(deflate, packed)
  return packed
}

const packAll = (parts: Readonly<Record<string, string>>, deflate: Deflate): readonly ZipPart[] =>
  Object.entries(parts).map(([name, xml]) => zipPart(name, xml, deflate))

/**
 * A paper as an Office Open XML text document: A4, Times New Roman, 12 pt, pages numbered from the second on.
 * The same paper packed the same way gives the same bytes.
 */
export const renderDocx = (paper: Paper, deflate: Deflate = deflateAnywhere): Uint8Array =>
  zipOf([...fixed(deflate), ...packAll(partsOf(paper.title, docxBody(paper)), deflate)])
