import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { BackupRefused } from '../backup-refused.ts'

const NAME = /^osh-(\d{4}-\d{2}-\d{2})\.backup$/

/** The file of a day's backup in the directory of backups. */
export const nameBackup = (directory: string, day: LocalDate): string => join(directory, `osh-${day}.backup`)

/** The days of which the directory has a backup, oldest first; other files are not looked at. */
export async function listBackupDays(directory: string): Promise<readonly LocalDate[]> {
  const names = await readdir(directory)
  return names
    .flatMap((name) => {
      const day = parseLocalDate(NAME.exec(name)?.[1] ?? '')
      return day.ok ? [day.value] : []
    })
    .toSorted()
}

/** @throws BackupRefused for a directory that can't be read or has no backup. */
export async function findNewestBackup(directory: string): Promise<string> {
  const days = await listBackupDays(directory).catch(() => [])
  const newest = days.at(-1)
  if (newest !== undefined) return nameBackup(directory, newest)
  throw new BackupRefused(
    `В каталоге ${directory} нет ни одной копии: проверьте BACKUP_DIR или назовите файл.`,
  )
}
