import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts'
import { migrate } from '#adapters/postgres/migrate.ts'
import { loadBackup } from './load-backup.ts'
import { sumTables } from './make-backup.ts'
import { openBackup } from './opened-backup.ts'
import type { TableSum } from './table-sum.ts'

/** A table as the file has it and as a server has it after the file was restored there. */
export type Proof = {
  readonly stored: TableSum
  readonly restored: TableSum | null
  readonly isEqual: boolean
}

/**
 * Restores a file into a server of its own that goes afterwards, compares every table, and brings the tables up to date.
 *
 * @throws BackupRefused for a file that can't be restored.
 */
export async function proveBackup(path: string, passphrase: string | null): Promise<readonly Proof[]> {
  const backup = await openBackup(path, passphrase)
  const directory = await mkdtemp(join(tmpdir(), 'osh-proof-'))
  const server = await startEmbeddedServer(directory, { settings: { fsync: 'off' } }).catch(async (error) => {
    await rm(directory, { recursive: true, force: true })
    throw error
  })
  try {
    await loadBackup(server.connection, backup)
    const found = new Map((await sumTables(server.connection)).map((sum) => [sum.name, sum]))
    await migrate(server.connection)
    return backup.sums.map((stored) => compareSums(stored, found.get(stored.name) ?? null))
  } finally {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

const compareSums = (stored: TableSum, restored: TableSum | null): Proof => ({
  stored,
  restored,
  isEqual: stored.rows === restored?.rows && stored.sha256 === restored.sha256,
})
