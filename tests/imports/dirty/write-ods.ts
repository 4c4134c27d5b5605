import { type Cell, type Merged, type Sheet, shownErrors } from './cells.ts'
import { dayOfSerial, writeDay } from './days.ts'
import { escapeXml, xmlHead, zipTexts } from './xml.ts'

const MIME = 'application/vnd.oasis.opendocument.spreadsheet'
const NS = 'urn:oasis:names:tc:opendocument:xmlns'

/** Sheets as an .ods, as LibreOffice lays it: runs of equal blanks are counted, blanks in a row are elements. */
export function writeOds(sheets: readonly Sheet[]): Uint8Array {
  const content = `${xmlHead}<office:document-content xmlns:office="${NS}:office:1.0" xmlns:table="${NS}:table:1.0" xmlns:text="${NS}:text:1.0" xmlns:style="${NS}:style:1.0" office:version="1.2"><office:automatic-styles><style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${sheets.map(tableXml).join('')}</office:spreadsheet></office:body></office:document-content>`
  const manifest = `${xmlHead}<manifest:manifest xmlns:manifest="${NS}:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${MIME}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`
  return zipTexts({ mimetype: MIME, 'content.xml': content, 'META-INF/manifest.xml': manifest }, ['mimetype'])
}

function tableXml(sheet: Sheet): string {
  const width = Math.max(1, ...sheet.rows.map((row) => row.length))
  const rows: string[] = []
  for (let r = 0; r < sheet.rows.length; ) {
    const cells = sheet.rows[r] ?? []
    let same = 1
    if (cells.length === 0) while (sheet.rows[r + same]?.length === 0) same++
    rows.push(
      `<table:table-row${repeat('rows', same)}>${rowXml(cells, r, width, sheet.merged)}</table:table-row>`,
    )
    r += same
  }
  const tail = `<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>`
  const style = sheet.hidden ? ' table:style-name="hidden"' : ''
  return `<table:table table:name="${escapeXml(sheet.name)}"${style}><table:table-column table:number-columns-repeated="1024"/>${rows.join('')}${tail}</table:table>`
}

function rowXml(cells: readonly Cell[], row: number, width: number, merged: readonly Merged[]): string {
  const here = merged.filter(({ top, bottom }) => top <= row && row <= bottom)
  let xml = ''
  for (let c = 0; c < width; ) {
    const cell = cells[c]
    const spans = here.find(({ top, left }) => top === row && left === c)
    const covered = !spans && here.some(({ left, right }) => left <= c && c <= right)
    const plain = (at: number) =>
      (cells[at]?.is ?? 'blank') === 'blank' && !here.some(({ left, right }) => left <= at && at <= right)
    let same = 1
    if (plain(c)) while (c + same < width && plain(c + same)) same++
    const span = spans
      ? ` table:number-columns-spanned="${spans.right - spans.left + 1}" table:number-rows-spanned="${spans.bottom - spans.top + 1}"`
      : ''
    xml += cellXml(cell, covered ? 'covered-table-cell' : 'table-cell', span + repeat('columns', same))
    c += same
  }
  return xml
}

const repeat = (what: 'rows' | 'columns', times: number): string =>
  times > 1 ? ` table:number-${what}-repeated="${times}"` : ''

function cellXml(cell: Cell | undefined, element: string, more: string): string {
  const [attributes, shown] = valueIn(cell)
  const inside = shown
    .split('\n')
    .map((line) => `<text:p>${paragraph(line)}</text:p>`)
    .join('')
  return shown === ''
    ? `<table:${element}${more}/>`
    : `<table:${element}${more}${attributes}>${inside}</table:${element}>`
}

function valueIn(cell: Cell | undefined): readonly [attributes: string, shown: string] {
  switch (cell?.is) {
    case 'text':
      return [`${formula(cell.formula)} office:value-type="string"`, cell.text]
    case 'number':
      return [
        `${formula(cell.formula)} office:value-type="float" office:value="${cell.value}"`,
        String(cell.value).replace('.', ','),
      ]
    case 'day': {
      const day = dayOfSerial(cell.serial)
      return [
        `${formula(cell.formula)} office:value-type="date" office:date-value="${day}"`,
        writeDay(day, 'dotted'),
      ]
    }
    case 'error':
      return [
        ' table:formula="of:=NA()" office:value-type="string" office:string-value=""',
        shownErrors[cell.code],
      ]
    default:
      return ['', '']
  }
}

const formula = (words: string | undefined): string =>
  words ? ` table:formula="of:=${escapeXml(words)}"` : ''

/** Several blanks come as an element that counts them: XML readers drop the others. */
const paragraph = (line: string): string =>
  escapeXml(line)
    .replace(/^ | {2,}| $/g, (blanks) =>
      blanks.length > 1 ? ` <text:s text:c="${blanks.length - 1}"/>` : '<text:s/>',
    )
    .replaceAll('\t', '<text:tab/>')
