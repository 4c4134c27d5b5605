import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { isAlive } from '#adapters/postgres/embedded/postmaster-file.ts'
import { listBackupDays, nameBackup } from './backup-names.ts'
import { chooseKeptDays } from './kept-days.ts'

/** Makes the backup of the day, then removes those that the rule keeps no longer: first the new one, then the old. */
export async function backUpToday(
  directory: string,
  today: LocalDate,
  make: (file: string) => Promise<unknown>,
): Promise<void> {
  await removeUnfinished(directory)
  await make(nameBackup(directory, today))
  const days = await listBackupDays(directory)
  const kept = chooseKeptDays(days)
  for (const day of days) if (!kept.has(day)) await rm(nameBackup(directory, day), { force: true })
}

/** What a killed backup left: no one finishes it. */
async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    const pid = /^osh-[-\d]+\.backup\.part-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(directory, name), { force: true })
  }
}
