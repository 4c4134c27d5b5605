import type { Paper } from '../paper/paper.ts'
import { writeDocxBody } from './docx-body.ts'
import { writeListsXml } from './docx-lists.ts'
import { fixedParts, listParts, titledParts, writeDocxParts } from './docx-parts.ts'
import { type Packing, packingAnywhere, type ZipPart, zipOf, zipPart } from './zip-parts.ts'

/** The parts that every paper has alike, packed once for each way of packing. */
const packedOnce = new WeakMap<Packing, ReadonlyMap<string, ZipPart>>()

function fixParts(packing: Packing): ReadonlyMap<string, ZipPart> {
  const known = packedOnce.get(packing)
  if (known !== undefined) return known
  const packed = packAll(fixedParts, packing)
  packedOnce.set(packing, packed)
  return packed
}

const packAll = (parts: Readonly<Record<string, string>>, packing: Packing): ReadonlyMap<string, ZipPart> =>
  new Map(Object.entries(parts).map(([name, xml]) => [name, zipPart(name, xml, packing)]))

/**
 * A paper as an Office Open XML text document: A4, Times New Roman, 12 pt, pages numbered from the second on.
 * The same paper packed the same way gives the same bytes.
 */
export const renderDocx = (paper: Paper, packing: Packing = packingAnywhere): Uint8Array =>
  zipOf([
    ...new Map([
      ...fixParts(packing),
      ...packLists(paper, packing),
      ...packAll(partsOf(paper), packing),
    ]).values(),
  ])

const partsOf = (paper: Paper): Readonly<Record<string, string>> => ({
  ...(paper.runningTitle === undefined ? {} : titledParts(paper.runningTitle)),
  ...writeDocxParts(paper.title, writeDocxBody(paper)),
})

/** Most papers have one list, and it is the same: packing it was a third of the work of a short order. */
const packedLists = new WeakMap<Packing, Map<string, ReadonlyMap<string, ZipPart>>>()
const MANY = 50

function packLists({ lists = [] }: Paper, packing: Packing): ReadonlyMap<string, ZipPart> {
  if (lists.length === 0) return new Map()
  const known = packedLists.get(packing) ?? new Map<string, ReadonlyMap<string, ZipPart>>()
  const xml = writeListsXml(lists)
  const packed = known.get(xml) ?? packAll(listParts(xml), packing)
  if (known.size < MANY) packedLists.set(packing, known.set(xml, packed))
  return packed
}
