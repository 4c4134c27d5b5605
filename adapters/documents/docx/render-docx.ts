import type { Paper } from '../paper/paper.ts'
import { writeDocxBody } from './docx-body.ts'
import { writeListsXml } from './docx-lists.ts'
import { fixedParts, listParts, writeDocxParts } from './docx-parts.ts'
import { type Packing, packingAnywhere, type ZipPart, zipOf, zipPart } from './zip-parts.ts'

/** The parts that every paper has alike, packed once for each way of packing. */
const packedOnce = new WeakMap<Packing, readonly ZipPart[]>()

function fixParts(packing: Packing): readonly ZipPart[] {
  const known = packedOnce.get(packing)
  if (known !== undefined) return known
  const packed = packAll(fixedParts, packing)
  packedOnce.set(packing, packed)
  return packed
}

const packAll = (parts: Readonly<Record<string, string>>, packing: Packing): readonly ZipPart[] =>
  Object.entries(parts).map(([name, xml]) => zipPart(name, xml, packing))

/**
 * A paper as an Office Open XML text document: A4, Times New Roman, 12 pt, pages numbered from the second on.
 * The same paper packed the same way gives the same bytes.
 */
export const renderDocx = (paper: Paper, packing: Packing = packingAnywhere): Uint8Array =>
  zipOf([
    ...(paper.lists === undefined
      ? fixParts(packing)
      : packAll({ ...fixedParts, ...listParts(writeListsXml(paper.lists)) }, packing)),
    ...packAll(writeDocxParts(paper.title, writeDocxBody(paper)), packing),
  ])
