import { type Cell, MOST_COLUMNS, MOST_ROWS, type Sheet } from '@osh/core/imports/sheet.ts'
import { cutText } from '@osh/core/shared/texts/cut.ts'
import { EncryptedFileError, HucreError } from 'hucre'
import { parseCsv } from 'hucre/csv'
import { readOds } from 'hucre/ods'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { openPackage, type Package } from './check-package.ts'
import { decodeText } from './decode-text.ts'
import { holdsText } from './holds-text.ts'
import type { Inflate } from './inflate-anywhere.ts'
import { openPlainBook } from './plain/plain-book.ts'
import { readPlainRows } from './plain/plain-rows.ts'
import { Unlike } from './plain/unlike.ts'
import { RefusedSheet } from './refused-sheet.ts'

/** Sheets of one file that are read: a report has one, a book by departments some. */
const MOST_SHEETS = 20

/**
 * The sheets of a table file, whatever its name says it is: .xlsx, .ods, or text with separators.
 *
 * @throws RefusedSheet
 */
export async function readTable(bytes: Uint8Array, inflate?: Inflate): Promise<readonly Sheet[]> {
  const sheets = (await readSheets(bytes, inflate)).filter(({ rows }) => rows.length > 0)
  if (sheets.length === 0) throw new RefusedSheet('sheet/empty')
  return sheets
}

async function readSheets(bytes: Uint8Array, inflate?: Inflate): Promise<readonly Sheet[]> {
  if (begins(bytes, OLE)) throw new RefusedSheet(holdsPackage(bytes) ? 'sheet/encrypted' : 'sheet/old-format')
  if (!begins(bytes, ZIP)) return [{ name: '', rows: readText(decodeText(bytes)) }]
  const opened = openPackage(bytes, inflate)
  const plain = opened.kind === 'xlsx' ? readPlainBook(opened) : null
  if (plain) return plain
  opened.check()
  try {
    return await (opened.kind === 'xlsx' ? readBook(bytes) : readOdf(bytes))
  } catch (error) {
    if (error instanceof EncryptedFileError) throw new RefusedSheet('sheet/encrypted', { cause: error })
    if (error instanceof HucreError) throw new RefusedSheet('sheet/damaged', { cause: error })
    throw error
  }
}

const ZIP = [0x50, 0x4b]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const begins = (bytes: Uint8Array, sign: readonly number[]): boolean =>
  sign.every((byte, i) => bytes[i] === byte)

/** A book under a password lies in a container of the older format. */
const holdsPackage = (bytes: Uint8Array): boolean => holdsText(bytes, [...'EncryptedPackage'].join('\0'))

/** A workbook that is written as most programs write one, in a third of the time; null where anything in it is otherwise. */
export function readPlainBook({ read }: Package): readonly Sheet[] | null {
  try {
    const { sheets, book } = openPlainBook(read)
    const room = makeRoom()
    return sheets.slice(0, MOST_SHEETS).map(({ name, part }) => {
      const rows: (readonly Cell[])[] = []
      for (const [index, values] of readPlainRows(read(part) ?? '', book)) {
        room.take(index + 1 - rows.length)
        while (rows.length < index) rows.push([])
        rows.push(readRow(values))
      }
      return { name, rows: withoutTail(rows) }
    })
  } catch (error) {
    if (error instanceof Unlike) return null
    throw error
  }
}

/** By the library. */
export async function readBook(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const names: string[] = []
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name)
      return false
    },
  })
  const room = makeRoom()
  const sheets: Sheet[] = []
  for (const name of names.slice(0, MOST_SHEETS)) {
    const rows: (readonly Cell[])[] = []
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: name })) {
      room.take(index + 1 - rows.length)
      while (rows.length < index) rows.push([])
      rows.push(readRow(values))
    }
    sheets.push({ name, rows: withoutTail(rows) })
  }
  return sheets
}

async function readOdf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const { sheets } = await readOds(bytes, { maxRows: MOST_ROWS + 1 })
  const room = makeRoom()
  return sheets.slice(0, MOST_SHEETS).map(({ name, rows }) => {
    const read = withoutTail(rows.map(readRow))
    room.take(read.length)
    return { name, rows: read }
  })
}

function readText(text: string): readonly (readonly Cell[])[] {
  const rows = parseCsv(text, { delimiter: findSeparator(text), maxRows: MOST_ROWS + 1 })
  makeRoom().take(rows.length)
  return withoutTail(rows.map(readRow))
}

/** What is most often there in the first lines; of those that are as often the first: a semicolon or a comma is in the text of cells too. */
function findSeparator(text: string): string {
  const lines = text.slice(0, 20_000).split('\n').slice(0, 30)
  const counted = ['\t', ';', '|', ','].map((separator) => ({
    separator,
    count: lines.filter((line) => line.split(separator).length > 1).length,
  }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
}

function makeRoom() {
  let taken = 0
  return {
    take: (rows: number): void => {
      taken += rows
      if (taken > MOST_ROWS) throw new RefusedSheet('sheet/too-many-rows')
    },
  }
}

/** A cell holds no more: no field is half as long. */
const MOST_LETTERS = 1000

function readRow(values: readonly unknown[]): readonly Cell[] {
  const cells = values.slice(0, MOST_COLUMNS).map(readCell)
  while (cells.length > 0 && cells.at(-1) === null) cells.pop()
  return cells
}

function readCell(value: unknown): Cell {
  if (typeof value === 'string') return value.trim() === '' ? null : cutText(value, MOST_LETTERS)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10)
  return null
}

function withoutTail(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const last = rows.findLastIndex((row) => row.length > 0)
  return rows.slice(0, last + 1)
}
