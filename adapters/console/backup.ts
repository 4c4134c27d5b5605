import { stat } from 'node:fs/promises'
import { readPassphrase } from '../backup/file/passphrase.ts'
import { describeSums, requireFile, runCommand } from '../backup/in-console.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { withSource } from '../backup/source.ts'
import { readRunSettings } from '../server/running/run-settings.ts'

/** `npm run backup -- <file>`: a copy of the database that the settings name, running or not, in a new file. */
await runCommand(async () => {
  const file = requireFile(process.argv.slice(2), 'npm run backup -- /backups/osh.backup')
  const passphrase = await readPassphrase(process.env)
  const started = performance.now()
  const sums = await withSource(readRunSettings(process.env, []), (connection) =>
    makeBackup(connection, file, passphrase),
  )
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Резервная копия: ${file} (${describeSums(sums)}, ${megabytes} МБ, ${seconds} с)`)
  if (passphrase === null) console.log('Копия не зашифрована: пароль задаёт BACKUP_PASSPHRASE_FILE.')
})
