import { createHash } from 'node:crypto'
import { readMigrations } from '#adapters/postgres/migrate.ts'
import { BackupRefused } from './backup-refused.ts'
import { readBackupFile } from './file/backup-file.ts'
import type { Frame, Start } from './file/frames.ts'
import { refuseAltered } from './file/seal.ts'
import type { TableSum } from './table-sum.ts'

/** One table of a file: its rows come once, and its sum is held to what was written. */
export type StoredTable = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: AsyncIterable<Buffer>
}

export type OpenedBackup = {
  readonly start: Start
  /** The tables in their order, each to be read to its end before the next. */
  readonly tables: AsyncIterable<StoredTable>
  /** The sums of the tables that were read. */
  readonly sums: readonly TableSum[]
}

/**
 * Opens a file as far as that shows whether it can be restored by this program at all.
 *
 * @throws BackupRefused for a wrong passphrase, another file, or a newer program's copy.
 */
export async function openBackup(path: string, passphrase: string | null): Promise<OpenedBackup> {
  const frames = readBackupFile(path, passphrase)
  const next = async (): Promise<Frame> => (await frames.next()).value ?? refuse()
  const first = await next()
  if (first.kind !== 'start') throw refuseAltered()
  await refuseNewer(first.start)
  const sums: TableSum[] = []
  async function* tables(): AsyncGenerator<StoredTable> {
    for (let frame = await next(); frame.kind !== 'end'; frame = await next()) {
      if (frame.kind !== 'table') throw refuseAltered()
      const { name, columns } = frame.table
      yield { name, columns, rows: readTableRows(next, (sum) => sums.push({ name, ...sum })) }
    }
    // What comes after the end is looked at, too.
    if (!(await frames.next()).done) throw refuseAltered()
  }
  return { start: first.start, tables: tables(), sums }
}

async function* readTableRows(
  next: () => Promise<Frame>,
  tell: (sum: Omit<TableSum, 'name'>) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for (let frame = await next(); ; frame = await next()) {
    if (frame.kind === 'tableEnd') {
      if (hash.digest('hex') !== frame.end.sha256) throw refuseAltered()
      return tell(frame.end)
    }
    if (frame.kind !== 'rows') throw refuseAltered()
    hash.update(frame.bytes)
    yield frame.bytes
  }
}

/** The migrations of a copy are the first of this program's, or the copy is another program's. */
async function refuseNewer({ migrations }: Start): Promise<void> {
  const known = await readMigrations()
  const foreign = migrations.find(({ name, checksum }, i) => {
    const own = known[i]
    return own?.name !== name || own.checksum !== checksum
  })
  if (foreign === undefined) return
  throw new BackupRefused(
    `Копия сделана другой версией программы (${foreign.name}): восстановите её той версией или более новой.`,
  )
}

function refuse(): never {
  throw refuseAltered()
}
