import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access, chown, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Binaries } from './binaries.ts'
import { isAlive } from './postmaster-file.ts'
import { commandAs, findFileOwner, type ServerUser } from './server-user.ts'
import { StartRefused } from './start-refused.ts'

export const SUPERUSER = 'osh'

/** Makes the directory if there is none; its real path. */
export async function openDataDirectory(path: string): Promise<string> {
  const full = resolve(path)
  try {
    await makeDirectory(full)
    await access(full, constants.W_OK | constants.X_OK)
    return await realpath(full)
  } catch (cause) {
    throw new StartRefused(
      `В каталог данных ${full} нельзя записывать: дайте на него права или укажите другой каталог в DATA_DIR.`,
      { cause },
    )
  }
}

/** Not Node's own `recursive`, which never ends where a file system takes no directories (/proc). */
async function makeDirectory(path: string): Promise<void> {
  if (await stands(path)) return
  if (dirname(path) !== path) await makeDirectory(dirname(path))
  await mkdir(path).catch(async (error) => {
    if (!(await stands(path))) throw error
  })
}

/**
 * The cluster inside the data directory, made on the first start. It is made beside its place and then renamed, so a
 * start that was cut short leaves nothing half; two at once make one.
 */
export async function openCluster(
  dataDirectory: string,
  user: ServerUser,
  binaries: Binaries,
): Promise<string> {
  const cluster = join(dataDirectory, 'postgres')
  await removeLeftovers(dataDirectory)
  if (await stands(join(cluster, 'PG_VERSION'))) {
    await giveTo(user, cluster)
    return cluster
  }
  await refuseLost(dataDirectory, cluster)
  const draft = join(dataDirectory, `postgres.new-${process.pid}`)
  await mkdir(draft, { mode: 0o700 })
  await giveTo(user, draft)
  await runInitdb(draft, user, binaries)
  try {
    await rename(draft, cluster)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await stands(join(cluster, 'PG_VERSION')))) throw error
  }
  return cluster
}

/** A cluster that was there and is gone or not whole is for a person to bring back: an empty one would hide what is lost. */
async function refuseLost(dataDirectory: string, cluster: string): Promise<void> {
  const files = await readdir(cluster).catch(() => null)
  const others = (await readdir(dataDirectory)).filter((name) => isTrace(name, files !== null))
  if (await stands(join(cluster, 'PG_VERSION'))) return
  if (files !== null && files.length > 0)
    throw new StartRefused(
      `В каталоге базы данных ${cluster} нет файла PG_VERSION: она повреждена. Верните каталог из резервной копии или укажите другой в DATA_DIR.`,
    )
  if (others.length > 0)
    throw new StartRefused(
      `В каталоге данных ${dataDirectory} больше нет базы данных (${basename(cluster)}), а остальное на месте. Верните её из резервной копии или укажите в DATA_DIR другой каталог.`,
    )
}

/** What is only beside a cluster: its log; beside an empty place of one, anything that a person put there. */
const isTrace = (name: string, hasPlace: boolean): boolean =>
  name.startsWith('postgres.log') || (hasPlace && !/^(?:\..*|lost\+found|postgres(?:\.new-\d+)?)$/.test(name))

async function removeLeftovers(dataDirectory: string): Promise<void> {
  for (const name of await readdir(dataDirectory)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1]
    if (pid === undefined || (isAlive(Number(pid)) && Number(pid) !== process.pid)) continue
    // The initdb of a killed program may still be writing there; then the next start removes it.
    await rm(join(dataDirectory, name), { recursive: true, force: true, maxRetries: 2 }).catch(
      () => undefined,
    )
  }
}

async function giveTo(user: ServerUser, directory: string): Promise<void> {
  const owner = findFileOwner(user)
  if (owner === null || (await stat(directory)).uid === owner.uid) return
  for (const entry of await readdir(directory, { recursive: true })) {
    await chown(join(directory, entry), owner.uid, owner.gid)
  }
  await chown(directory, owner.uid, owner.gid)
}

/**
 * Default collation: code points, the same in every version of PostgreSQL and of ICU; columns that people read in order
 * name their own.
 */
const INITDB = [
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

async function runInitdb(directory: string, user: ServerUser, { initdb }: Binaries): Promise<void> {
  const { file, args, options } = commandAs(user, initdb, ['-D', directory, '-U', SUPERUSER, ...INITDB])
  const child = spawn(file, args, {
    ...options,
    cwd: directory,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString()
  })
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  })
  if (code === 0) return
  await rm(directory, { recursive: true, force: true })
  const why = said.split('\n').find((line) => line.includes('error:')) ?? said.trim()
  throw new StartRefused(
    `База данных не создана в каталоге ${basename(directory)}: ${why.replace(/^.*error: /, '')}. Проверьте место на диске и права на каталог данных.`,
  )
}

const stands = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
