import type { SigningKeys } from '@osh/core/auth/signing-keys.ts'
import { addSeconds, type Instant } from '@osh/core/shared/dates/instant.ts'
import { runCommand } from '../backup/in-console.ts'
import { withSource } from '../backup/source.ts'
import { systemClock } from '../clock/system-clock.ts'
import { openDatabase } from '../postgres/database.ts'
import { makePostgresStorage } from '../postgres/postgres-storage.ts'
import type { Schema } from '../postgres/schema.ts'
import { readRunSettings } from '../server/running/run-settings.ts'
import { makeKeyFile } from '../server/sign-in/key-file.ts'
import { LONGEST_SIGNED } from '../server/sign-in/key-ring.ts'

const DROP_OLD = '--drop-old'

/**
 * `npm run rotate-key`: a new key signs from now on, running servers take it within a minute, and what the old one has signed is
 * honoured for its life. `-- --drop-old`, for a key that has leaked: what is signed already is no longer good.
 */
async function rotate(keys: SigningKeys, dropsOld: boolean): Promise<void> {
  const now = systemClock.now()
  const honoured = addSeconds(now, -LONGEST_SIGNED)
  await keys.rotate(now, dropsOld ? AFTER_ALL : honoured)
}

/** Every retired key was retired before it. */
const AFTER_ALL = '9999-01-01T00:00:00.000Z' as Instant

await runCommand(async () => {
  const settings = readRunSettings(process.env, [])
  const dropsOld = process.argv.includes(DROP_OLD)
  if (settings.keyFile) await rotate(makeKeyFile(settings.keyFile), dropsOld)
  else
    await withSource(settings, async (connection) => {
      const database = openDatabase<Schema>(connection, 1)
      await rotate(makePostgresStorage(database, systemClock).signingKeys, dropsOld)
      await database.close()
    })
  console.log(
    dropsOld
      ? 'Ключ подписи заменён, прежние не действуют: через минуту все войдут по обновлённым токенам.'
      : 'Ключ подписи заменён: новые токены подписывает он, прежние действуют до конца своего срока.',
  )
})
