import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFileOwner, type ServerUser } from './server-user.ts'
import { StartRefused } from './start-refused.ts'

/** The kernel's limit for a socket's path, less `/.s.PGSQL.5432` and its lock file's ending. */
const LONGEST = 107 - '/.s.PGSQL.5432.lock'.length

/** Where the socket of this data directory's server is: the same at every start. */
export function nameSocketDirectory(dataDirectory: string): string {
  const name = `osh-${createHash('sha256').update(`${process.getuid?.()} ${dataDirectory}`).digest('hex').slice(0, 16)}`
  const place = join(tmpdir(), name)
  return Buffer.byteLength(place) <= LONGEST ? place : join('/tmp', name)
}

/** Makes the directory, closed to everyone but the server's user and root: its files' rights are all that guards the socket. */
export function openSocketDirectory(path: string, user: ServerUser): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  const owner = findFileOwner(user)
  const own = [process.getuid?.(), owner?.uid].includes(found.uid)
  if (!found.isDirectory() || !own || (found.mode & 0o077) !== 0) {
    throw new StartRefused(
      `Каталог ${path} занят другим пользователем: удалите его и запустите программу снова.`,
    )
  }
  if (owner && owner.uid !== found.uid) chownSync(path, owner.uid, owner.gid)
}
