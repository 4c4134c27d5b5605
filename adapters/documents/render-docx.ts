import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { Block, Paper, Paragraph as PaperParagraph, Table as PaperTable } from './paper.ts'

/** Twentieths of a point, the unit of the format. */
const POINT = 20
const MILLIMETRE = 56.7
const page = { width: Math.round(210 * MILLIMETRE), height: Math.round(297 * MILLIMETRE) }
/** ГОСТ Р 7.0.97-2016, п. 3.4: 20 mm left, 10 right, 20 top and bottom. */
const margin = {
  left: Math.round(20 * MILLIMETRE),
  right: Math.round(10 * MILLIMETRE),
  top: Math.round(20 * MILLIMETRE),
  bottom: Math.round(20 * MILLIMETRE),
}

const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  justify: AlignmentType.JUSTIFIED,
} as const

/** A paper as an Office Open XML text document: A4, Times New Roman, 12 pt, pages numbered from the second on. */
export async function renderDocx(paper: Paper): Promise<Uint8Array> {
  const width = (paper.landscape ? page.height : page.width) - margin.left - margin.right
  const document = new Document({
    title: paper.title,
    creator: '',
    lastModifiedBy: '',
    styles: {
      default: { document: { run: { font: 'Times New Roman', size: 24, language: { value: 'ru-RU' } } } },
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: {
              ...page,
              orientation: paper.landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin,
          },
        },
        footers: { default: pageNumber(), first: new Footer({ children: [new Paragraph('')] }) },
        children: paper.blocks.map((block) => renderBlock(block, width)),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

const pageNumber = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT], size: 20 })],
      }),
    ],
  })

function renderBlock(block: Block, width: number): Paragraph | Table {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block, width)
    case 'table':
      return table(block, width)
    case 'signature':
      return signature(block.role, block.name, width)
  }
}

const paragraph = (
  { text, align, bold = false, addressee = false, above = 0 }: PaperParagraph,
  width: number,
) =>
  new Paragraph({
    alignment: alignments[align],
    spacing: { before: above * POINT, after: 0 },
    ...(addressee ? { indent: { left: Math.round(width * 0.55) } } : {}),
    children: lines(text, { bold }),
  })

const signature = (role: string, name: string, width: number) =>
  new Paragraph({
    spacing: { before: 36 * POINT },
    keepLines: true,
    tabStops: [
      { type: TabStopType.LEFT, position: Math.round(width * 0.42) },
      { type: TabStopType.LEFT, position: Math.round(width * 0.7) },
    ],
    children: [new TextRun(`${role}\t____________________\t${name}`)],
  })

function table({ widths, heads, rows }: PaperTable, width: number): Table {
  const columns = widths.map((share) => Math.round((width * share) / 100))
  return new Table({
    width: { size: columns.reduce((a, b) => a + b, 0), type: WidthType.DXA },
    columnWidths: columns,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: heads.map((text, i) => cell(text, columns[i] ?? 0, true)),
      }),
      ...rows.map(
        (texts) =>
          new TableRow({
            cantSplit: true,
            children: texts.map((text, i) => cell(text, columns[i] ?? 0, false)),
          }),
      ),
    ],
  })
}

const border = { style: BorderStyle.SINGLE, size: 4, color: '000000' }

const cell = (text: string, width: number, head: boolean) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: { top: border, bottom: border, left: border, right: border },
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
    verticalAlign: head ? VerticalAlignTable.CENTER : VerticalAlignTable.TOP,
    children: [
      new Paragraph({
        alignment: head ? AlignmentType.CENTER : AlignmentType.LEFT,
        children: lines(text, { bold: head, size: 20 }),
      }),
    ],
  })

const lines = (text: string, style: { readonly bold?: boolean; readonly size?: number }): TextRun[] =>
  text.split('\n').map((line, i) => new TextRun({ ...style, text: line, ...(i > 0 ? { break: 1 } : {}) }))
