import type { Content, TCreatedPdf, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Block, Paper, Paragraph, Table } from './paper.ts'

/** What of pdfmake's Node and browser builds this needs. */
export type PdfMaker = { createPdf(definition: TDocumentDefinitions): TCreatedPdf }

const MILLIMETRE = 2.8346
/** ГОСТ Р 7.0.97-2016, п. 3.4: 20 mm left, 10 right, 20 top and bottom. */
const margins: [number, number, number, number] = [
  20 * MILLIMETRE,
  20 * MILLIMETRE,
  10 * MILLIMETRE,
  20 * MILLIMETRE,
]
/** What a table's padding and rules take of its width, a column. */
const GUTTER = 9

/** A paper as a PDF with its fonts embedded: A4, pages numbered from the second on. */
export async function renderPdf(paper: Paper, maker: PdfMaker): Promise<Uint8Array> {
  const width = (paper.landscape ? 297 : 210) * MILLIMETRE - margins[0] - margins[2]
  const definition: TDocumentDefinitions = {
    info: { title: paper.title },
    language: 'ru-RU',
    pageSize: 'A4',
    pageOrientation: paper.landscape ? 'landscape' : 'portrait',
    pageMargins: margins,
    defaultStyle: { font: 'Golos', fontSize: 11, lineHeight: 1.15 },
    footer: (current) =>
      current > 1 ? { text: String(current), alignment: 'center', fontSize: 9, margin: [0, 24, 0, 0] } : '',
    content: paper.blocks.map((block) => renderBlock(block, width)),
  }
  return new Uint8Array(await maker.createPdf(definition).getBuffer())
}

function renderBlock(block: Block, width: number): Content {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block, width)
    case 'table':
      return table(block, width)
    case 'signature':
      return signature(block.role, block.name)
  }
}

const paragraph = (
  { text, align, bold = false, addressee = false, above = 0 }: Paragraph,
  width: number,
): Content => ({
  text,
  alignment: align,
  bold,
  margin: [addressee ? width * 0.55 : 0, above, 0, 0],
})

const signature = (role: string, name: string): Content => ({
  unbreakable: true,
  columnGap: 12,
  margin: [0, 36, 0, 0],
  columns: [
    { width: '40%', text: role },
    { width: '27%', text: '____________________' },
    { width: '*', text: name },
  ],
})

function table({ widths, heads, rows }: Table, width: number): Content {
  const room = width - widths.length * GUTTER
  return {
    fontSize: 9,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: widths.map((share) => (room * share) / 100),
      body: [
        heads.map((text) => ({ text, bold: true, alignment: 'center' as const })),
        ...rows.map((texts) => texts.map((text) => ({ text }))),
      ],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
    },
  }
}
