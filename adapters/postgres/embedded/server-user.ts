import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { Binaries } from './binaries.ts'
import { StartRefused } from './start-refused.ts'

/**
 * As whom PostgreSQL runs, which refuses root: as this process, as another user, or as this very user under another
 * number in a user namespace of its own.
 */
export type ServerUser =
  | { readonly as: 'self' }
  | { readonly as: 'other'; readonly uid: number; readonly gid: number }
  | { readonly as: 'namespace'; readonly uid: number }

type Command = {
  readonly file: string
  readonly args: readonly string[]
  readonly options: { readonly uid?: number; readonly gid?: number }
}

/** The command that runs a program as that user. */
export function commandAs(user: ServerUser, file: string, args: readonly string[]): Command {
  switch (user.as) {
    case 'self':
      return { file, args, options: {} }
    case 'other':
      return { file, args, options: { uid: user.uid, gid: user.gid } }
    case 'namespace':
      return {
        file: 'unshare',
        args: ['-U', `--map-user=${user.uid}`, `--map-group=${user.uid}`, file, ...args],
        options: {},
      }
  }
}

/** Whose the database's files must be, or null where they are this process's own anyway. */
export const findFileOwner = (user: ServerUser): { readonly uid: number; readonly gid: number } | null =>
  user.as === 'other' ? user : user.as === 'namespace' && process.getuid?.() === 0 ? { uid: 0, gid: 0 } : null

/**
 * Finds as whom PostgreSQL can run with this data directory: its programs and the directory must be within reach.
 * As root, the directory itself (never its parents) may change its owner.
 */
export function chooseServerUser(dataDirectory: string, binaries: Binaries): ServerUser {
  if (process.getuid?.() !== 0) return hasName() ? { as: 'self' } : chooseNamespace(dataDirectory, binaries)
  const owner = statSync(dataDirectory)
  const candidates = owner.uid === 0 ? [readNobody()] : [{ uid: owner.uid, gid: owner.gid }, readNobody()]
  for (const candidate of candidates) {
    const user = { as: 'other', ...candidate } as const
    if (canRun(user, dataDirectory, binaries)) return user
    chownSync(dataDirectory, candidate.uid, candidate.gid)
    if (canRun(user, dataDirectory, binaries)) return user
    chownSync(dataDirectory, owner.uid, owner.gid)
  }
  return chooseNamespace(dataDirectory, binaries)
}

function chooseNamespace(dataDirectory: string, binaries: Binaries): ServerUser {
  const user = { as: 'namespace', uid: readNobody().uid } as const
  if (canRun(user, dataDirectory, binaries)) return user
  throw new StartRefused(
    `PostgreSQL не работает от имени root, а другому пользователю недоступны ${binaries.postgres} или ${dataDirectory}: откройте доступ к каталогам на этом пути (chmod o+x) или запустите программу от имени обычного пользователя.`,
  )
}

/** initdb wants a name for its user; a container's bare number has none. */
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function readNobody(): { readonly uid: number; readonly gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  const known = Number(uid) > 0 && Number(uid) < 2 ** 31
  return known ? { uid: Number(uid), gid: Number(gid) } : { uid: 65534, gid: 65534 }
}

function canRun(user: ServerUser, dataDirectory: string, { initdb, postgres }: Binaries): boolean {
  const script = 'cd -- "$1" && "$2" --version && "$3" --version'
  const { file, args, options } = commandAs(user, '/bin/sh', [
    '-c',
    script,
    'sh',
    dataDirectory,
    initdb,
    postgres,
  ])
  return spawnSync(file, args, { ...options, cwd: '/', stdio: 'ignore' }).status === 0
}
