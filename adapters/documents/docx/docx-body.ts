import { isMark, isShort, staysWithSignature } from '../paper/kept-together.ts'
import { A4, leftMarginOf, margins, textAreaOf } from '../paper/page-size.ts'
import {
  type Align,
  type Block,
  type Cell,
  listRuns,
  type Paper,
  type Paragraph,
  type Signature,
  TABLE_SIZE,
  type Table,
  type TableRow,
  type Text,
} from '../paper/paper.ts'
import { writeCodeXml } from './docx-code.ts'
import { withoutNumber, writeListPlace } from './docx-lists.ts'
import { escapeXml, headers } from './docx-parts.ts'
import { ruleTab, writeUnderRule } from './docx-rule.ts'

/** Twentieths of a point, the unit of the format. */
const POINT = 20
const MILLIMETRE = 56.7
const mm = (millimetres: number): number => Math.round(millimetres * MILLIMETRE)
const FIRST_LINE = mm(12.5)

const justification: Readonly<Record<Align, string>> = {
  left: 'left',
  center: 'center',
  right: 'right',
  justify: 'both',
}

/** The body of a paper as WordprocessingML, with its last section; elements are in the order of the schema. */
export function writeDocxBody(paper: Paper): string {
  let section: Section = { paper, landscape: paper.landscape, first: true, bare: false }
  let breaks = false
  let xml = ''
  for (const [i, block] of paper.blocks.entries()) {
    const next = paper.blocks[i + 1]
    if (block.kind !== 'page-break') {
      const before = paper.blocks[i - 1]
      const captioned = before?.kind === 'paragraph' && before.keepWithNext === true
      const kept = { last: staysWithSignature(paper.blocks, i), whole: captioned && isShort(block), breaks }
      xml += writeBlockXml(block, computeTextWidth(section), kept)
      breaks = false
      if (block.kind !== 'paragraph' && mustNotTouch(next)) xml += EMPTY_LINE
    } else if (block.landscape === section.landscape && !block.bare) {
      breaks = next?.kind === 'paragraph'
      if (!breaks) xml += TO_NEXT_PAGE
    } else {
      xml += `<w:p><w:pPr><w:spacing w:line="20" w:lineRule="exact"/>${writeSectionXml(section)}</w:pPr></w:p>`
      section = { paper, landscape: block.landscape, first: false, bare: block.bare === true }
    }
  }
  return xml + writeSectionXml(section)
}

/** A line of no height that begins a page; a paragraph begins one by itself. */
const TO_NEXT_PAGE =
  '<w:p><w:pPr><w:pageBreakBefore/><w:spacing w:line="20" w:lineRule="exact"/></w:pPr></w:p>'

/** Between tables, and after the last one: two tables that touch are one. */
const EMPTY_LINE = '<w:p><w:pPr><w:spacing w:line="120" w:lineRule="exact"/></w:pPr></w:p>'

/** A signature begins with a paragraph of its own. */
const mustNotTouch = (next: Block | undefined): boolean =>
  next === undefined || next.kind === 'table' || isMark(next)

/** Pages that lie alike; a bare one has no number and no title above it. */
type Section = {
  readonly paper: Paper
  readonly landscape: boolean
  readonly first: boolean
  readonly bare: boolean
}

const computeTextWidth = ({ paper, landscape }: Section): number =>
  mm(textAreaOf({ ...paper, landscape }).width)

function writeSectionXml({ paper, landscape, first, bare }: Section): string {
  const [short, long] = [mm(A4.short), mm(A4.long)]
  const size = landscape
    ? `<w:pgSz w:w="${long}" w:h="${short}" w:orient="landscape"/>`
    : `<w:pgSz w:w="${short}" w:h="${long}"/>`
  const margin = `<w:pgMar w:top="${mm(margins.top)}" w:right="${mm(margins.right)}" w:bottom="${mm(margins.bottom)}" w:left="${mm(leftMarginOf(paper))}" w:header="567" w:footer="567" w:gutter="0"/>`
  const counted = first && paper.runningTitle !== undefined ? '<w:pgNumType w:start="0"/>' : ''
  return `<w:sectPr>${first ? headers : ''}<w:type w:val="nextPage"/>${size}${margin}${counted}${first || bare ? '<w:titlePg/>' : ''}</w:sectPr>`
}

/** Whether the end of a block stays with what follows, whether its rows stay with one another, and whether it begins a page. */
type Kept = { readonly last: boolean; readonly whole: boolean; readonly breaks: boolean }

function writeBlockXml(block: Exclude<Block, { kind: 'page-break' }>, width: number, kept: Kept): string {
  switch (block.kind) {
    case 'paragraph':
      return writeParagraphXml(kept.last ? { ...block, keepWithNext: true } : block, width, kept.breaks)
    case 'table':
      return writeTableXml(block, width, kept)
    case 'signature':
      return writeSignatureXml(block, width, kept.last)
    case 'code':
      return writeCodeXml(block)
  }
}

function writeParagraphXml(paragraph: Paragraph, width: number, breaks: boolean): string {
  const {
    text,
    align,
    bold,
    addressee,
    above = 0,
    indented,
    inset = 0,
    size,
    keepWithNext,
    ruled,
    heading,
    toMargin,
    numbered,
    mark = false,
  } = paragraph
  const left = addressee ? Math.round(width * 0.55) : mm(inset)
  const style = findStyle(paragraph, left)
  const isBody = style === 'BodyText'
  const indent =
    left > 0 || (indented && (!isBody || numbered !== undefined))
      ? `<w:ind${left > 0 ? ` w:left="${left}"` : ''}${indented ? ` w:firstLine="${FIRST_LINE}"` : ''}/>`
      : ''
  const properties =
    (style === null ? '' : `<w:pStyle w:val="${style}"/>`) +
    (keepWithNext ? '<w:keepNext/>' : '') +
    (breaks ? '<w:pageBreakBefore/>' : '') +
    writeListPlace(numbered) +
    (ruled ? '<w:pBdr><w:bottom w:val="single" w:sz="8" w:space="4" w:color="000000"/></w:pBdr>' : '') +
    (toMargin === undefined ? '' : ruleTab(width)) +
    (align === 'justify' || style !== null ? '' : WHOLE_WORDS) +
    ((above > 0 && !isBody) || ruled
      ? `<w:spacing w:before="${Math.round(above * POINT)}"${ruled ? ` w:after="${8 * POINT}"` : ''}/>`
      : '') +
    indent +
    ((align === 'left' && style === null) || isBody ? '' : `<w:jc w:val="${justification[align]}"/>`) +
    (heading ? '<w:outlineLvl w:val="0"/>' : '') +
    (numbered === undefined ? '' : runProperties({ bold: bold === true, size }))
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${writeRunsXml(withoutNumber(text, numbered), bold === true, size, mark)}${toMargin === undefined ? '' : '<w:r><w:tab/></w:r>'}</w:p>${toMargin ? writeUnderRule(toMargin, text, width) : ''}`
}

/** Only what is set to both margins, and narrow columns, need hyphens. */
const WHOLE_WORDS = '<w:suppressAutoHyphens/>'

/** The style of Word's own that a paragraph is of; the rest say all by themselves. */
function findStyle(
  { heading, align, indented, above, bold, size, ruled, keepWithNext }: Paragraph,
  left: number,
): 'Heading1' | 'Title' | 'OrderSubject' | 'BodyText' | null {
  if (heading) return 'Heading1'
  if (bold && align === 'center' && size === 14) return 'Title'
  if (bold && align === 'left' && above === 14 && keepWithNext) return 'OrderSubject'
  const isPlain = left === 0 && !bold && size === undefined && !ruled
  return isPlain && indented && align === 'justify' && above === 3 ? 'BodyText' : null
}

const LINE_BREAK = '</w:t><w:br/><w:t xml:space="preserve">'

/** The letters of a number are those of its paragraph's mark. */
const runProperties = ({
  bold,
  size,
}: {
  readonly bold: boolean
  readonly size: number | undefined
}): string =>
  bold || size !== undefined
    ? `<w:rPr>${bold ? '<w:b/>' : ''}${size === undefined ? '' : `<w:sz w:val="${Math.round(size * 2)}"/>`}</w:rPr>`
    : ''

/** Grey: it will not be in the paper. */
const FAINT = '<w:color w:val="7F7F7F"/>'

function writeRunsXml(text: Text, bold: boolean, size: number | undefined, faint = false): string {
  let xml = ''
  for (const run of listRuns(text)) {
    if (run.text === '') continue
    const properties =
      (bold || run.bold ? '<w:b/>' : '') +
      (run.italic ? '<w:i/>' : '') +
      (faint ? FAINT : '') +
      (size === undefined ? '' : `<w:sz w:val="${Math.round(size * 2)}"/>`)
    const said = escapeXml(run.text)
    const words = said.includes('\n') ? said.replaceAll('\n', LINE_BREAK) : said
    xml += `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`
  }
  return xml
}

const border = (name: string): string => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="000000"/>`
const borders = `<w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')}</w:tblBorders>`

const writeCellMargins = (left: number, right: number): string =>
  `<w:tblCellMar><w:top w:w="30" w:type="dxa"/><w:left w:w="${left}" w:type="dxa"/><w:bottom w:w="30" w:type="dxa"/><w:right w:w="${right}" w:type="dxa"/></w:tblCellMar>`

function openTable(columns: readonly number[], plain: boolean): string {
  const total = columns.reduce((a, b) => a + b, 0)
  const grid = columns.map((column) => `<w:gridCol w:w="${column}"/>`).join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="${total}" w:type="dxa"/>${plain ? '' : borders}<w:tblLayout w:type="fixed"/>${plain ? writeCellMargins(0, 140) : writeCellMargins(70, 70)}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>`
}

function writeTableXml(
  { widths, heads, rows, plain = false, size = TABLE_SIZE }: Table,
  width: number,
  kept: Kept,
): string {
  const columns = widths.map((share) => Math.round((width * share) / 100))
  const head = heads.map((row) => writeRowXml(row, columns, size, kept.whole ? 'kept-head' : 'head')).join('')
  const body = rows.map((row, i) => {
    const stays = (kept.last && i >= rows.length - 2) || (kept.whole && i < rows.length - 1)
    return writeRowXml(row, columns, size, stays ? 'kept' : 'plain')
  })
  return `${openTable(columns, plain)}${head}${body.join('')}</w:tbl>`
}

/** A head repeats on every page; a row that is kept stays with what follows it. */
type RowKind = 'head' | 'kept-head' | 'kept' | 'plain'

const isHead = (kind: RowKind): boolean => kind === 'head' || kind === 'kept-head'

function writeRowXml(
  { cells, height }: TableRow,
  columns: readonly number[],
  size: number,
  kind: RowKind,
): string {
  const properties =
    '<w:cantSplit/>' +
    (height === undefined ? '' : `<w:trHeight w:val="${mm(height)}" w:hRule="atLeast"/>`) +
    (isHead(kind) ? '<w:tblHeader/>' : '')
  let next = 0
  let xml = `<w:tr><w:trPr>${properties}</w:trPr>`
  for (const cell of cells) {
    const taken = cell.columns ?? 1
    const width = columns.slice(next, next + taken).reduce((a, b) => a + b, 0)
    next += taken
    xml += writeCellXml(cell, width, size, kind)
  }
  return `${xml}</w:tr>`
}

function writeCellXml(
  { text, align, columns = 1, rows = 1, covered, numbered }: Cell,
  width: number,
  size: number,
  kind: RowKind,
): string {
  const head = isHead(kind)
  const merge = covered ? '<w:vMerge/>' : rows > 1 ? '<w:vMerge w:val="restart"/>' : ''
  const span = columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : ''
  const to = head ? 'center' : justification[align ?? 'left']
  const layout =
    (kind === 'kept' || kind === 'kept-head' ? '<w:keepNext/>' : '') +
    writeListPlace(numbered) +
    (to === 'left' ? '' : `<w:jc w:val="${to}"/>`) +
    (numbered === undefined ? '' : runProperties({ bold: false, size }))
  const paragraph = `<w:p>${layout === '' ? '' : `<w:pPr>${layout}</w:pPr>`}${writeRunsXml(text, false, size)}</w:p>`
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span}${merge}${head ? '<w:vAlign w:val="center"/>' : ''}</w:tcPr>${paragraph}</w:tc>`
}

/** The role, a rule to sign on and the name, with the small words under them that papers have. */
function writeSignatureXml({ role, name, above = 24 }: Signature, width: number, stays: boolean): string {
  const columns = [0.42, 0.03, 0.22, 0.03, 0.3].map((share) => Math.round(width * share))
  const cell = (i: number, text: string, size: number, { ruled = false, keepsNext = true } = {}) =>
    `<w:tc><w:tcPr><w:tcW w:w="${columns[i]}" w:type="dxa"/>${ruled ? '<w:tcBorders><w:bottom w:val="single" w:sz="4" w:space="0" w:color="000000"/></w:tcBorders>' : ''}<w:vAlign w:val="bottom"/></w:tcPr><w:p><w:pPr>${keepsNext ? '<w:keepNext/>' : ''}${WHOLE_WORDS}${size < 12 ? '<w:jc w:val="center"/>' : ''}</w:pPr>${writeRunsXml(text, false, size)}</w:p></w:tc>`
  const row = (cells: readonly string[]) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.join('')}</w:tr>`
  return (
    `<w:p><w:pPr><w:keepNext/><w:spacing w:line="${Math.round(above * POINT)}" w:lineRule="exact"/></w:pPr></w:p>` +
    openTable(columns, true) +
    row([role, '', '', '', name].map((text, i) => cell(i, text, 12, { ruled: i === 2 }))) +
    row(['', '', '(подпись)', '', ''].map((text, i) => cell(i, text, 8, { keepsNext: stays }))) +
    '</w:tbl>'
  )
}
