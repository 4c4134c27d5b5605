import { createHash } from 'node:crypto'
import { makeOnce } from '@osh/core/shared/make-once.ts'
import type { Connection } from '#adapters/postgres/database.ts'
import { CopyOut } from './database/copy-out.ts'
import { type Snapshot, workInSnapshot } from './database/snapshot.ts'
import { copyOutStatement, listSequences, type Table } from './database/tables.ts'
import { writeBackupFile } from './file/backup-file.ts'
import type { Frame } from './file/frames.ts'
import type { TableSum } from './table-sum.ts'

/**
 * Writes one moment of a running database into a new file, encrypted where there is a passphrase.
 *
 * @returns the sums of every table.
 * @throws BackupRefused, and leaves no file.
 */
export function makeBackup(
  connection: Connection,
  path: string,
  passphrase: string | null,
): Promise<readonly TableSum[]> {
  return workInSnapshot(connection, async (snapshot) => {
    const sums: TableSum[] = []
    await writeBackupFile(
      path,
      passphrase,
      readTableFrames(snapshot, (sum) => sums.push(sum)),
    )
    return sums
  })
}

async function* readTableFrames(snapshot: Snapshot, tell: (sum: TableSum) => void): AsyncGenerator<Frame> {
  const { client, tables } = snapshot
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_migrations order by name collate "C"',
  )
  const start = {
    madeAt: new Date().toISOString(),
    migrations,
    sequences: [...(await listSequences(client))],
  }
  yield { kind: 'start', start }
  for (const table of tables) {
    yield { kind: 'table', table: { name: table.name, columns: [...table.columns] } }
    const { end, blocks } = readTable(snapshot, table)
    for await (const bytes of blocks) yield { kind: 'rows', bytes }
    tell({ name: table.name, ...end() })
    yield { kind: 'tableEnd', end: end() }
  }
  yield { kind: 'end' }
}

/** The sums of every table as the database has them now. */
export function sumTables(connection: Connection): Promise<readonly TableSum[]> {
  return workInSnapshot(connection, async (snapshot) => {
    const sums: TableSum[] = []
    for (const table of snapshot.tables) {
      const { end, blocks } = readTable(snapshot, table)
      for await (const _ of blocks);
      sums.push({ name: table.name, ...end() })
    }
    return sums
  })
}

function readTable({ client }: Snapshot, table: Table) {
  const copy = client.query(new CopyOut(copyOutStatement(client, table)))
  const hash = createHash('sha256')
  async function* blocks(): AsyncGenerator<Buffer> {
    for await (const block of copy) {
      hash.update(block)
      yield block
    }
  }
  return { blocks: blocks(), end: makeOnce(() => ({ rows: copy.rows, sha256: hash.digest('hex') })) }
}
