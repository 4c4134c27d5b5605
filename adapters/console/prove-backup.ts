import { BackupRefused } from '../backup/backup-refused.ts'
import { findNewestBackup } from '../backup/daily/backup-names.ts'
import { readPassphrase } from '../backup/file/passphrase.ts'
import { describeSums, runCommand } from '../backup/in-console.ts'
import { proveBackup } from '../backup/prove-backup.ts'

/**
 * `npm run backup:prove [-- <file>]`: restores the newest copy of BACKUP_DIR, or the named one, into a server that goes afterwards, and
 * compares every table.
 */
await runCommand(async () => {
  const file = process.argv[2] ?? (await findNewestBackup(requireDirectory(process.env.BACKUP_DIR)))
  const proofs = await proveBackup(file, await readPassphrase(process.env))
  for (const { stored, isEqual } of proofs) {
    console.log(`${isEqual ? 'ok   ' : 'ИНАЧЕ'} ${stored.name.padEnd(24)} ${stored.rows} ${stored.sha256}`)
  }
  const differing = proofs.filter(({ isEqual }) => !isEqual).map(({ stored }) => stored.name)
  if (differing.length > 0) throw new BackupRefused(`Копия ${file} не сошлась: ${differing.join(', ')}.`)
  console.log(
    `Копия ${file} восстанавливается: ${describeSums(proofs.map(({ stored }) => stored))}, всё сошлось`,
  )
})

function requireDirectory(named: string | undefined): string {
  if (named) return named
  throw new BackupRefused(
    'Назовите файл копии или задайте BACKUP_DIR: npm run backup:prove -- /backups/osh.backup',
  )
}
