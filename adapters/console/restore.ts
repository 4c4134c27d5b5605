import { readPassphrase } from '../backup/file/passphrase.ts'
import { describeSums, requireFile, runCommand } from '../backup/in-console.ts'
import { openBackup } from '../backup/opened-backup.ts'
import { restoreDirectory, restoreInto } from '../backup/restore.ts'
import { readErasures } from '../erasures/erasure-file.ts'
import { readRunSettings } from '../server/running/run-settings.ts'

/** `npm run restore -- <file>`: puts a copy into an empty data directory or an empty database of DATABASE_URL. */
await runCommand(async () => {
  const file = requireFile(process.argv.slice(2), 'npm run restore -- /backups/osh.backup')
  const backup = await openBackup(file, await readPassphrase(process.env))
  const { databaseUrl, dataDirectory, erasuresFile } = readRunSettings(process.env, [])
  const erasures = await readErasures(erasuresFile)
  if (databaseUrl !== null) await restoreInto({ url: databaseUrl }, backup, erasures)
  else await restoreDirectory(dataDirectory, backup, erasures)
  console.log(
    `Восстановлено из ${file} от ${backup.start.madeAt} (${describeSums(backup.sums)}). Все сеансы завершены: всем нужно войти заново. Удаления из ${erasuresFile} повторены: ${erasures.length}.`,
  )
})
