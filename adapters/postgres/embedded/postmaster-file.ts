import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export type Postmaster = {
  readonly pid: number
  readonly socketDirectory: string
  /** False while it starts, recovers or stops. */
  readonly ready: boolean
}

/** Whether a process with that number runs; a zombie does not. */
export const isAlive = (pid: number): boolean => isTaken(pid) && processState(pid)?.state !== 'Z'

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The server that runs on this cluster, as its `postmaster.pid` says. */
export function livePostmaster(cluster: string): Postmaster | null {
  const lines = readLines(join(cluster, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !isPostgresOf(pid, cluster)) return null
  return { pid, socketDirectory: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

/**
 * Removes lock files whose number belongs to a zombie or to another program (it was given again after a reboot or in a
 * new container): PostgreSQL itself would refuse to start. Whether a dead one's memory is still in use is left to it.
 */
export function dropStaleLocks(cluster: string, socketDirectory: string): void {
  for (const file of [join(cluster, 'postmaster.pid'), join(socketDirectory, '.s.PGSQL.5432.lock')]) {
    const pid = Number(readLines(file)[0])
    if (pid > 0 && isTaken(pid) && !(isAlive(pid) && isPostgresOf(pid, cluster)))
      rmSync(file, { force: true })
  }
}

const readLines = (file: string): readonly string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

function isPostgresOf(pid: number, cluster: string): boolean {
  const state = processState(pid)
  if (state === null) return true
  if (state.command !== 'postgres') return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return true
  }
}

/** What Linux says of a process; null elsewhere. */
function processState(pid: number): { readonly command: string; readonly state: string } | null {
  try {
    const match = /^\d+ \((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return match ? { command: match[1] ?? '', state: match[2] ?? '' } : null
  } catch {
    return null
  }
}
