import { strFromU8, unzipSync } from 'fflate'
import type { DirtyFile } from './dirty-files.ts'

/** What the cells of a file's sheets hold, by a reader that knows how each file was written and nothing of the product. */
export function readPlainly({ bytes, truth }: DirtyFile): readonly Rows[] {
  if (truth.format === 'csv') return [readCsv(bytes, truth.spoilt)]
  const parts = unzipSync(bytes)
  const open = (name: string) => parseXml(strFromU8(parts[name] ?? new Uint8Array()))
  if (truth.format === 'ods')
    return [...open('content.xml').getElementsByTagName('table:table')].map(readTable)
  const shared = [...all(open('xl/sharedStrings.xml'), 'si')].map((item) => item.textContent ?? '')
  return truth.sheets.map((_, i) => readSheet(open(`xl/worksheets/sheet${i + 1}.xml`), shared))
}

export type Rows = readonly (readonly string[])[]

/** @throws Error for what isn't XML. */
function parseXml(words: string): XMLDocument {
  const parsed = new DOMParser().parseFromString(words, 'application/xml')
  const [wrong] = parsed.getElementsByTagName('parsererror')
  if (wrong) throw new Error(wrong.textContent ?? 'not XML')
  return parsed
}

const all = (of: Document | Element, name: string) => [...of.getElementsByTagNameNS('*', name)]

function readSheet(sheet: XMLDocument, shared: readonly string[]): Rows {
  const rows: string[][] = []
  for (const row of all(sheet, 'row')) {
    const cells: string[] = []
    for (const cell of row.children) {
      const column = columnOf(cell.getAttribute('r')) ?? cells.length
      const value = all(cell, cell.getAttribute('t') === 'inlineStr' ? 't' : 'v')[0]?.textContent ?? ''
      cells[column] = cell.getAttribute('t') === 's' ? (shared[Number(value)] ?? '') : value
    }
    rows[Number(row.getAttribute('r') ?? rows.length + 1) - 1] = cells
  }
  return Array.from(rows, (cells) => Array.from(cells ?? [], (shown) => shown ?? ''))
}

function columnOf(address: string | null): number | null {
  const letters = address?.replace(/\d/g, '')
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null
}

const readTable = (table: Element): Rows =>
  [...table.getElementsByTagName('table:table-row')].flatMap((row) =>
    again(row, 'rows', [...row.children].flatMap(readCells)),
  )

const readCells = (cell: Element): readonly string[] =>
  again(cell, 'columns', [...cell.children].map((line) => line.textContent ?? '').join('\n'))

/** LibreOffice fills a sheet's end with blanks by the million. */
function again<T>(element: Element, what: string, item: T): readonly T[] {
  const times = Number(element.getAttribute(`table:number-${what}-repeated`) ?? 1)
  return times > 1000 ? [] : Array.from({ length: times }, () => item)
}

function readCsv(bytes: Uint8Array, spoilt: readonly string[]): Rows {
  const words = new TextDecoder(spoilt.includes('windows-1251') ? 'windows-1251' : 'utf-8', {
    fatal: true,
  }).decode(bytes)
  const separator = JSON.parse(
    spoilt.find((way) => way.startsWith('separator'))?.slice('separator '.length) ?? '""',
  )
  const rows: string[][] = []
  let cells: string[] = []
  for (const [, quoted, plain = '', end = ''] of words.matchAll(
    new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n"]*))(${separator}|\\r?\\n)`, 'g'),
  )) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === separator) continue
    rows.push(cells)
    cells = []
  }
  return rows
}
