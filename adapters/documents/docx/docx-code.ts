import { listDarkRuns } from '../paper/dark-runs.ts'
import type { Code } from '../paper/paper.ts'
import { escapeXml } from './docx-parts.ts'

/** English Metric Units in a millimetre. */
const EMU = 36_000
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const PLACED = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'
const SHAPE = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'

/** A code as one shape of many rectangles: sharp at any size, and no file beside the text. */
export function writeCodeXml({ squares, side, alt }: Code): string {
  const size = side * EMU
  const point = (x: number, y: number): string => `<a:pt x="${x}" y="${y}"/>`
  const paths = listDarkRuns(squares)
    .map(({ x, y, w }) => {
      const [right, below] = [x + w, y + 1]
      const lines = [point(right, y), point(right, below), point(x, below)]
      return `<a:moveTo>${point(x, y)}</a:moveTo>${lines.map((one) => `<a:lnTo>${one}</a:lnTo>`).join('')}<a:close/>`
    })
    .join('')
  const geometry = `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="${squares.length}" h="${squares.length}">${paths}</a:path></a:pathLst></a:custGeom>`
  const look = `<a:xfrm><a:off x="0" y="0"/><a:ext cx="${size}" cy="${size}"/></a:xfrm>${geometry}<a:solidFill><a:srgbClr val="000000"/></a:solidFill><a:ln><a:noFill/></a:ln>`
  const shape = `<wps:wsp xmlns:wps="${SHAPE}"><wps:cNvSpPr/><wps:spPr>${look}</wps:spPr><wps:bodyPr/></wps:wsp>`
  const graphic = `<a:graphic xmlns:a="${DRAWING}"><a:graphicData uri="${SHAPE}">${shape}</a:graphicData></a:graphic>`
  return `<w:p><w:pPr><w:spacing w:before="160"/></w:pPr><w:r><w:drawing><wp:inline xmlns:wp="${PLACED}" distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${size}" cy="${size}"/><wp:docPr id="1" name="QR" descr="${escapeXml(alt)}"/>${graphic}</wp:inline></w:drawing></w:r></w:p>`
}
