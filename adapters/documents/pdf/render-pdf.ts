import type {
  Content,
  Node,
  NodeQueries,
  Style,
  TableCell,
  TCreatedPdf,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js'
import { listDarkRuns } from '../paper/dark-runs.ts'
import { leftMarginOf, margins, textAreaOf } from '../paper/page-size.ts'
import {
  type Align,
  type Cell,
  type Code,
  listRuns,
  type Paper,
  type Paragraph,
  type Signature,
  TABLE_SIZE,
  type Table,
  type Text,
} from '../paper/paper.ts'
import { breakLines, type Room } from './broken-lines.ts'
import { groupKept, type Placed } from './kept-groups.ts'
import { ruleOff } from './pdf-rule.ts'

/** pdfkit takes features of letters by their names too, beside the list that its types know. */
type Letters = Omit<Style, 'fontFeatures'> & {
  readonly fontFeatures?: Style['fontFeatures'] | Readonly<Record<string, boolean>>
}
type Definition = Omit<TDocumentDefinitions, 'defaultStyle'> & { readonly defaultStyle?: Letters | undefined }

/** What of pdfmake's Node and browser builds this needs. */
export type PdfMaker = { createPdf(definition: Definition): TCreatedPdf }

/** The face that a `PdfMaker` has to know, with its italics: as wide, letter by letter, as Times New Roman. */
export const PAPER_FACE = 'Tinos'

const MILLIMETRE = 2.8346
const PADDING = 3.5
const FIRST_LINE = 12.5 * MILLIMETRE
/** Of letters, where nothing says another. */
const SIZE = 12
/** What pdfmake calls levels of headlines: marks by which a page break finds a paragraph that must not end a page. */
const KEPT_WITH_NEXT = 1
const PAGE_NUMBER = 2
/** Behind what is not known yet. */
const GAP = '#ffe08a'

const FEATURES = ['ccmp', 'locl', 'rlig', 'mark', 'mkmk', 'calt', 'clig', 'liga', 'rclt', 'curs', 'kern']
/**
 * Letters are as Word sets them, without kerning, so that lines break alike; looking it up was half of the work
 * of a PDF.
 */
const plainLetters = Object.fromEntries(FEATURES.map((feature) => [feature, false]))

/** A paper as a PDF with its fonts embedded: A4, pages numbered from the second on. */
export const renderPdf = async (paper: Paper, maker: PdfMaker): Promise<Uint8Array> =>
  new Uint8Array(await maker.createPdf(makePdfDefinition(paper)).getBuffer())

/** The same as pdfmake is told it. */
export const makePdfDefinition = (paper: Paper): Definition => ({
  info: { title: paper.title },
  language: 'ru-RU',
  pageSize: 'A4',
  pageOrientation: nameOrientation(paper.landscape),
  pageMargins: marginsOf(paper),
  defaultStyle: { font: PAPER_FACE, fontSize: SIZE, fontFeatures: plainLetters },
  header: (current, pages) => writeHeader(paper, current, pages),
  content: contentOf(paper),
  pageBreakBefore: standsAlone,
  ...(paper.watermark === undefined
    ? {}
    : { watermark: { text: paper.watermark, color: '#5b6472', opacity: 0.16, bold: true } }),
})

const marginsOf = (paper: Paper): [number, number, number, number] => [
  leftMarginOf(paper) * MILLIMETRE,
  margins.top * MILLIMETRE,
  margins.right * MILLIMETRE,
  margins.bottom * MILLIMETRE,
]

/** The number of a page from the second on; a journal's cover is none of its sheets, and its last page is bare. */
function writeHeader(paper: Paper, current: number, pages: number): Content {
  const { runningTitle, blocks } = paper
  const isBare = current === pages && blocks.some((block) => block.kind === 'page-break' && block.bare)
  if (current === 1 || isBare) return ''
  const line = (text: string, fontSize: number): Content => ({
    text,
    fontSize,
    alignment: 'center',
    headlineLevel: PAGE_NUMBER,
  })
  return {
    margin: [marginsOf(paper)[0], 10 * MILLIMETRE, margins.right * MILLIMETRE, 0],
    stack:
      runningTitle === undefined
        ? [line(String(current), 10)]
        : [line(String(current - 1), 10), line(runningTitle, 9)],
  }
}

/** Whether no words but the number of the page are below what has to stay with them; a table is told by its cells. */
function standsAlone({ headlineLevel }: Node, { getFollowingNodesOnPage }: NodeQueries): boolean {
  return (
    headlineLevel === KEPT_WITH_NEXT &&
    getFollowingNodesOnPage().every(
      ({ text, headlineLevel: level }) => text === undefined || level !== undefined,
    )
  )
}

const nameOrientation = (landscape: boolean) => (landscape ? 'landscape' : 'portrait')

function contentOf(paper: Paper): Content[] {
  let { landscape } = paper
  return groupKept(paper).map((group): Content => {
    if ('kind' in group) {
      landscape = group.landscape
      return { text: '', fontSize: 1, pageBreak: 'before', pageOrientation: nameOrientation(landscape) }
    }
    const width = textAreaOf({ ...paper, landscape }).width * MILLIMETRE
    const [first = '', ...others] = group.map((block) => renderBlock(block, width))
    return others.length === 0 ? first : { stack: [first, ...others], unbreakable: true }
  })
}

function renderBlock(block: Placed, width: number): Content {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block, width)
    case 'table':
      return table(block, width, block.isRest === true)
    case 'signature':
      return signature(block)
    case 'code':
      return code(block)
  }
}

/** pdfmake takes a hyphen for the end of a word and stretches the line there: «наряд- допуск». One that breaks no line it leaves alone. */
const withWholeWords = (text: string): string => text.replace(/(?<=[\p{L}\d])-(?=\p{L})/gu, '\u2011')

/** Runs as pdfmake has them; nothing at all still takes a line. */
const makeWords = (text: Text, align: Align, room: Room | null) => {
  const runs = listRuns(text)
    .filter((run) => run.text !== '')
    .map((run) => (align === 'justify' ? { ...run, text: withWholeWords(run.text) } : run))
  return (room === null ? runs : breakLines(runs, room)).map(
    ({ text: said, bold = false, italic = false, gap = false }) => ({
      text: said,
      ...(bold ? { bold } : {}),
      ...(italic ? { italics: italic } : {}),
      ...(gap ? { background: GAP } : {}),
    }),
  )
}

function paragraph(
  {
    text,
    align,
    bold = false,
    addressee = false,
    above = 0,
    indented,
    inset = 0,
    size,
    keepWithNext,
    ruled,
    toMargin,
  }: Paragraph,
  width: number,
): Content {
  const left = addressee ? width * 0.55 : inset * MILLIMETRE
  const room: Room = { width: width - left, indent: indented ? FIRST_LINE : 0, size: size ?? SIZE, bold }
  const written: Content = {
    text: makeWords(text, align, align === 'justify' ? room : null),
    alignment: align,
    bold,
    ...(size === undefined ? {} : { fontSize: size }),
    ...(indented ? { leadingIndent: FIRST_LINE } : {}),
    ...(keepWithNext ? { headlineLevel: KEPT_WITH_NEXT } : {}),
    margin: [left, above, 0, 0],
  }
  if (toMargin !== undefined) return ruleOff(written, text, toMargin)
  if (!ruled) return written
  const rule: Content = {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1 }],
    margin: [0, 4, 0, 8],
  }
  return { stack: [written, rule] }
}

/** Dark squares that touch in a row are one rectangle. */
const code = ({ squares, side }: Code): Content => {
  const size = (side * MILLIMETRE) / squares.length
  return {
    margin: [0, 8, 0, 0],
    canvas: listDarkRuns(squares).map(({ x, y, w }) => ({
      ...{ type: 'rect' as const, x: x * size, y: y * size },
      ...{ w: w * size, h: size, color: '#000', lineWidth: 0 },
    })),
  }
}

const countLines = (text: string): number => text.split('\n').length

const signature = ({ role, name, above = 24, gap = false }: Signature): Content => ({
  unbreakable: true,
  margin: [0, above, 0, 0],
  table: {
    widths: ['42%', '3%', '22%', '3%', '*'],
    body: [
      [
        { text: role, border: bare, ...(gap ? { background: GAP } : {}) },
        { text: '', border: bare },
        { text: '', border: [false, false, false, true] },
        { text: '', border: bare },
        { text: `\n`.repeat(Math.max(0, countLines(role) - countLines(name))) + name, border: bare },
      ],
      ['', '', '(подпись)', '', ''].map((text) => ({
        text,
        border: bare,
        fontSize: 8,
        alignment: 'center' as const,
      })),
    ],
  },
  layout: {
    hLineWidth: () => 0.5,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 1,
  },
})

const bare: [boolean, boolean, boolean, boolean] = [false, false, false, false]

function table(
  { widths, heads, rows, plain = false, size = TABLE_SIZE }: Table,
  width: number,
  isRest: boolean,
): Content {
  const gutter = plain ? PADDING * 2 : PADDING * 2 + 0.5
  const room = width - widths.length * gutter
  const columns = { widths: widths.map((share) => (room * share) / 100), gutter, size }
  const all = [...heads, ...rows]
  return {
    fontSize: size,
    margin: [0, isRest ? 0 : 4, 0, 0],
    table: {
      headerRows: heads.length,
      dontBreakRows: true,
      widths: columns.widths,
      heights: all.map(({ height }) => (height === undefined ? 'auto' : height * MILLIMETRE - 4.5)),
      body: all.map(({ cells }, i) => buildRow(cells, i < heads.length, columns)),
    },
    layout: {
      hLineWidth: () => (plain ? 0 : 0.5),
      vLineWidth: () => (plain ? 0 : 0.5),
      paddingLeft: () => (plain ? 0 : PADDING),
      paddingRight: () => (plain ? PADDING * 2 : PADDING),
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
  }
}

type Columns = { readonly widths: readonly number[]; readonly gutter: number; readonly size: number }

function buildRow(cells: readonly Cell[], head: boolean, { widths, gutter, size }: Columns): TableCell[] {
  let next = 0
  return cells.flatMap((cell) => {
    const taken = widths.slice(next, next + (cell.columns ?? 1))
    next += taken.length
    const width = taken.reduce((sum, one) => sum + one, gutter * (taken.length - 1))
    return bodyCells(cell, head, { width, size })
  })
}

/** A cell and, after it, an empty one for each column that it takes besides its own. */
function bodyCells(
  { text, align, columns = 1, rows = 1, covered }: Cell,
  head: boolean,
  room: Room,
): readonly TableCell[] {
  const others = Array.from({ length: columns - 1 }, () => ({ text: '' }))
  if (covered) return [{ text: '' }, ...others]
  const first = {
    text: makeWords(text, align ?? 'left', room),
    alignment: head ? ('center' as const) : (align ?? 'left'),
    ...(columns > 1 ? { colSpan: columns } : {}),
    ...(rows > 1 ? { rowSpan: rows } : {}),
  }
  return [first, ...others]
}
