import { MOST_COLUMNS } from '@osh/core/imports/sheet.ts'
import { serialToDate } from 'hucre'
import { decodeText } from './plain-texts.ts'
import { find, readAttribute, Unlike } from './unlike.ts'

/** What cells name by a number, and what becomes of a row that was read. */
export type PlainBook = {
  readonly texts: readonly string[]
  /** Of each style whether it shows days. */
  readonly days: readonly boolean[]
}

const OPEN = '<sheetData>'
const CLOSE = '</sheetData>'
const [LESS, SLASH, SPACE, C] = ['<', '/', ' ', 'c'].map((sign) => sign.charCodeAt(0))

/** A longer sheet is read piece by piece, by the library. */
const LONGEST = 64 * 1024 * 1024

/**
 * The rows of a sheet by their numbers from 0, each as its cells have it.
 *
 * @throws Unlike
 */
export function* readPlainRows(xml: string, book: PlainBook): Generator<readonly [number, unknown[]]> {
  if (xml.length > LONGEST) throw new Unlike('length')
  if (xml.includes('<sheetData/>')) return
  const end = find(xml, CLOSE, 0)
  let at = find(xml, OPEN, 0) + OPEN.length
  let last = -1
  while (at < end) {
    if (!xml.startsWith('<row ', at)) throw new Unlike('row')
    const inside = find(xml, '>', at)
    const tag = xml.slice(at, inside)
    const index = Number(readAttribute(tag, 'r')) - 1
    if (!(index > last)) throw new Unlike('r')
    last = index
    const row: unknown[] = []
    at = tag.endsWith('/') ? inside + 1 : readCells(xml, inside + 1, row, book)
    yield [index, row]
  }
}

/** Answers where the row ends. */
function readCells(xml: string, from: number, row: unknown[], book: PlainBook): number {
  let at = from
  while (xml.charCodeAt(at + 1) === C && xml.charCodeAt(at + 2) === SPACE) {
    const inside = find(xml, '>', at)
    const isEmpty = xml.charCodeAt(inside - 1) === SLASH
    const { column, style, type } = readTag(xml, at + 3, isEmpty ? inside - 1 : inside)
    at = inside + 1
    let value: ReturnType<typeof readValue> = null
    if (!isEmpty) {
      at = skipFormula(xml, at)
      if (xml.startsWith('<v>', at)) {
        const close = find(xml, '<', at + 3)
        if (!xml.startsWith('</v>', close)) throw new Unlike('v')
        value = readValue(xml.slice(at + 3, close), type, style, book)
        at = close + 4
      } else if (xml.startsWith('<is><t', at)) {
        const open = find(xml, '>', at + 6)
        const close = find(xml, '<', open)
        if (type !== 'inlineStr' || !xml.startsWith('</t></is>', close)) throw new Unlike('is')
        value = decodeText(xml.slice(open + 1, close))
        at = close + 9
      }
      if (!xml.startsWith('</c>', at)) throw new Unlike('c')
      at += 4
    }
    if (column >= MOST_COLUMNS) continue
    while (row.length < column) row.push(null)
    row[column] = value
  }
  if (!xml.startsWith('</row>', at)) throw new Unlike('row')
  return at + 6
}

/** What a formula came to stands after it. */
function skipFormula(xml: string, at: number): number {
  if (xml.charCodeAt(at) !== LESS || xml.charAt(at + 1) !== 'f') return at
  const inside = find(xml, '>', at)
  return xml.charCodeAt(inside - 1) === SLASH ? inside + 1 : find(xml, '</f>', inside) + 4
}

/** The attributes of a cell, between these places. */
function readTag(xml: string, from: number, end: number) {
  let [column, style, type] = [-1, -1, '']
  let at = from
  while (at < end) {
    const value = at + 3
    if (!xml.startsWith('="', at + 1)) throw new Unlike('attribute')
    const close = find(xml, '"', value)
    const name = xml.charAt(at)
    if (name === 'r') column = readColumn(xml, value, close)
    else if (name === 's') style = Number(xml.slice(value, close))
    else if (name === 't') type = xml.slice(value, close)
    else throw new Unlike(name)
    at = close + 2
  }
  if (column < 0) throw new Unlike('column')
  return { column, style, type }
}

/** «AB12» is 27. */
function readColumn(xml: string, from: number, end: number): number {
  let column = 0
  for (let at = from; at < end; at += 1) {
    const code = xml.charCodeAt(at) - 64
    if (code < 1 || code > 26) break
    column = column * 26 + code
  }
  return column - 1
}

function readValue(text: string, type: string, style: number, { texts, days }: PlainBook) {
  if (type === 's') return texts[Number(text)] ?? null
  if (type === '' || type === 'n') {
    if (text === '') return null
    const number = Number(text)
    if (Number.isNaN(number)) throw new Unlike('number')
    return days[style] ? serialToDate(number, false) : number
  }
  if (type === 'str' || type === 'e') return decodeText(text)
  if (type === 'b') return text === '1'
  throw new Unlike(type)
}
