import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { nameBackup } from '#adapters/backup/daily/backup-names.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'

const script = fileURLToPath(new URL('../../console/daily-backup.ts', import.meta.url))
const HOUR_MS = 3_600_000
const A_MINUTE_MS = 60_000
/** People's requests come first, but a server that is always busy gets its backup all the same: the least hurry (19) would starve it. */
const UNHURRIED = 10

/**
 * Sees to it that the directory gets one backup a day (of UTC), soon after the start and then by the hour; what failed is tried
 * again in an hour. Each is made by a process of its own, which says on stderr what went wrong.
 *
 * @returns what ends it.
 */
export function backUpDaily(
  directory: string,
  environment: NodeJS.ProcessEnv = process.env,
  firstMs = A_MINUTE_MS,
): () => void {
  let child: ChildProcess | null = null
  const look = (): void => {
    if (child !== null || existsSync(nameBackup(directory, systemClock.today('UTC')))) return
    child = spawn(process.execPath, [script], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
    giveWay(child)
    const forget = (): void => {
      child = null
    }
    child.once('error', forget).once('exit', forget)
  }
  const first = setTimeout(look, firstMs)
  const hourly = setInterval(look, HOUR_MS)
  return () => {
    clearTimeout(first)
    clearInterval(hourly)
    child?.kill()
  }
}

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, UNHURRIED)
  } catch {
    // It has ended already.
  }
}
