import { createHash } from 'node:crypto'
import { type CompanyArchive, readParts } from '@osh/core/archive/company-archive.ts'
import { type FileStore, readPieces } from '@osh/core/files/file-store.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { CSV_MARK, joinRow } from '../file/csv.ts'
import { nameTable, writeReadMe } from './archive-words.ts'
import { printJson, printWorkbook } from './print-table.ts'

type Pieces = AsyncGenerator<Uint8Array, undefined>
type Entry = { readonly name: string; readonly bytes: Pieces }

type Needs = {
  readonly companyId: CompanyId
  /** The company's name and the day, as the first page says them. */
  readonly about: { readonly company: string; readonly madeOn: string }
  readonly archive: CompanyArchive
  readonly files: FileStore
  /** Files beside the tables: the journal as it is exported. */
  readonly beside: readonly Entry[]
  /** Whether whoever downloads may go on: asked before each file. */
  readonly goOn: () => Promise<void>
}

const text = new TextEncoder()

/**
 * All that a company owns, one file after another, some bytes in memory at a time: what is in it in words, tables, the journal, papers and files as
 * they are kept, and at the end the contents with the SHA-256 of each. A table without rows is left out.
 */
export async function* packCompany({
  companyId,
  about,
  archive,
  files,
  beside,
  goOn,
}: Needs): AsyncGenerator<Entry, undefined> {
  const contents: string[][] = []
  const noted = async function* ({ name, bytes }: Entry): AsyncGenerator<Entry, undefined> {
    await goOn()
    yield { name, bytes: countBytes(bytes, (size, sha256) => contents.push([name, String(size), sha256])) }
  }
  yield* noted({ name: 'Прочтите.txt', bytes: once(writeReadMe(about)) })
  for (const table of await archive.listTables()) {
    const { items } = await archive.readTable(companyId, table, null)
    if (items.length === 0) continue
    const read = () => readParts((after) => archive.readTable(companyId, table, after))
    const name = nameTable(table)
    yield* noted({ name: `Таблицы/${name}.xlsx`, bytes: printWorkbook(name, items, read()) })
    yield* noted({ name: `Таблицы/${name}.json`, bytes: printJson(read()) })
  }
  for (const entry of beside) yield* noted(entry)
  for await (const some of readParts((after) => archive.listFiles(companyId, after)))
    for (const { path, mark } of some) yield* noted({ name: path, bytes: readPieces(files, companyId, mark) })
  const rows = [['Файл', 'Размер, байт', 'SHA-256'], ...contents]
  yield { name: 'Содержание.csv', bytes: once(CSV_MARK + rows.map(joinRow).join('')) }
}

async function* once(words: string): Pieces {
  yield text.encode(words)
}

async function* countBytes(bytes: Pieces, note: (size: number, sha256: string) => void): Pieces {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of bytes) {
    hash.update(piece)
    size += piece.length
    yield piece
  }
  note(size, hash.digest('hex'))
}
