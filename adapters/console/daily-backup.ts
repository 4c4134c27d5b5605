import { backUpToday } from '../backup/daily/back-up-today.ts'
import { readPassphrase } from '../backup/file/passphrase.ts'
import { runCommand } from '../backup/in-console.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { withSource } from '../backup/source.ts'
import { systemClock } from '../clock/system-clock.ts'
import { readRunSettings } from '../server/running/run-settings.ts'

/** What the server starts once a day when BACKUP_DIR is set: the copy of the day, and no more old ones than the rule keeps. */
await runCommand(async () => {
  const settings = readRunSettings(process.env, [])
  if (settings.backupDirectory === null) return
  const passphrase = await readPassphrase(process.env)
  await backUpToday(settings.backupDirectory, systemClock.today('UTC'), (file) =>
    withSource(settings, (connection) => makeBackup(connection, file, passphrase)),
  )
})
