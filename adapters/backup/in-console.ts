import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { takeCode } from '#adapters/postgres/broken-connection.ts'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'
import { BackupRefused } from './backup-refused.ts'
import type { TableSum } from './table-sum.ts'

/** Runs a command of the console: what its user can put right is told in a sentence, and the exit code is 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.exitCode = 1
    console.error(wordFailure(error))
  }
  process.exit()
}

/** The file that the command names; without one, the usage. */
export function requireFile(words: readonly string[], usage: string): string {
  const [file, ...more] = words
  if (file !== undefined && more.length === 0 && !file.startsWith('-')) return file
  throw new BackupRefused(`Назовите один файл: ${usage}`)
}

export function describeSums(sums: readonly TableSum[]): string {
  const rows = sums.reduce((all, one) => all + one.rows, 0)
  return `таблиц ${sums.length}, строк ${rows}`
}

/** The address of the database is never repeated: there may be a password in it. */
function wordFailure(error: unknown): string {
  if (error instanceof BackupRefused || error instanceof StartRefused) return error.message
  const code = takeCode(error instanceof Unavailable ? error.cause : error) ?? ''
  if (code === 'EACCES') {
    return 'К базе данных нет доступа: запустите команду от имени того же пользователя, что и программу.'
  }
  if (code === '42P01') return 'В базе данных нет таблиц программы: проверьте DATABASE_URL или DATA_DIR.'
  if (code === '42501')
    return 'Пользователю из DATABASE_URL не хватает прав: сделайте его владельцем базы данных.'
  if (/^(28|3D)/.test(code))
    return 'PostgreSQL не принимает имя, пароль или базу данных из DATABASE_URL: исправьте их.'
  if (code !== '')
    return `База данных не отвечает или прервала работу (${code}). Ничего не записано; повторите команду.`
  return `Команда не выполнена: ${error instanceof Error ? error.message : String(error)}`
}
