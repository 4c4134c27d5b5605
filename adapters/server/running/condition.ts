import { statfs } from 'node:fs/promises'

/** What ails the service while it answers. */
export type Trouble = 'disk-full'

/** What has failed of late, for the log and for /api/health. */
export type Condition = {
  /** Answers what the failure comes from, where that is known. */
  note(error: unknown): Trouble | null
  trouble(): Trouble | null
}

/** So long after the last failure the service is said to be in trouble. */
const REMEMBERED_MS = 5 * 60_000

export function makeCondition(now: () => number = () => performance.now()): Condition {
  let last: number | null = null
  return {
    note(error) {
      if (!isDiskFull(error)) return null
      last = now()
      return 'disk-full'
    },
    trouble: () => (last !== null && now() - last < REMEMBERED_MS ? 'disk-full' : null),
  }
}

/** disk_full of PostgreSQL, and what the file system says itself. */
const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CODES.has(String(error.code))) || isDiskFull(error.cause)
}

/** Where PostgreSQL writes there has to be room for one file of its log at least. */
const ROOM_BYTES = 16 * 1024 * 1024

/** A full disk ends PostgreSQL, and then nothing but the disk says so. */
export async function failIfFull(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize < ROOM_BYTES) throw new DiskFull()
}

/** As the file system says it. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC'
}
