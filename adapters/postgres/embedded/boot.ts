import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { takeLock } from './data-lock.ts'
import { livePostmaster } from './postmaster-file.ts'
import { type Home, type ServerProcess, startProcess } from './server-process.ts'
import { StartRefused } from './start-refused.ts'

/** What passes by itself: a server was killed, its children are still going, or another start was quicker. */
const PASSING =
  /unexpected postmaster exit|pre-existing shared memory|lock file ".*" already exists|is another postmaster/i

/**
 * Brings the cluster's server up, or finds it up, and takes its lock. Recovery after a crash is waited for as long as it
 * takes.
 *
 * @throws StartRefused when another program minds the server, or PostgreSQL refuses to start.
 */
export async function boot(home: Home, signal: AbortSignal): Promise<pg.Client> {
  const own: Own = { started: null }
  try {
    return await lockOf(home, signal, own)
  } catch (error) {
    own.started?.child.kill('SIGINT')
    throw error
  }
}

type Own = { started: ServerProcess | null }

async function lockOf(home: Home, signal: AbortSignal, own: Own): Promise<pg.Client> {
  let progress = Date.now()
  while (!signal.aborted) {
    const live = livePostmaster(home.cluster)
    if (live) {
      const attempt = live.ready ? await takeLock(home) : 'starting'
      if (attempt === 'held') throw refuseHeldByAnother(home.dataDirectory)
      if (attempt === 'starting') progress = Date.now()
      else if (attempt !== 'unreachable') return attempt
      if (Date.now() - progress > home.patience.silence) throw refuseSilent(live.pid)
    } else if (own.started === null || own.started.ended()) {
      if (own.started !== null) await judge(own.started, Date.now() - progress > home.patience.silence)
      own.started = startProcess(home)
    }
    await pause(15)
  }
  throw new StartRefused('Запуск прерван.')
}

/** Lets a start that failed for a passing reason be tried again, after a moment. */
async function judge(started: ServerProcess, isTooLong: boolean): Promise<void> {
  const words = started.lastWords()
  if (isTooLong || (words !== null && !PASSING.test(words))) throw wordRefusal(words)
  await pause(100)
}

const refuseHeldByAnother = (dataDirectory: string): StartRefused =>
  new StartRefused(
    `С каталогом данных ${dataDirectory} уже работает другой запущенный экземпляр программы: остановите его или укажите другой каталог в DATA_DIR.`,
    { final: true },
  )

const refuseSilent = (pid: number): StartRefused =>
  new StartRefused(
    `База данных запущена (процесс ${pid}), но не отвечает: завершите этот процесс и запустите программу снова.`,
  )

function wordRefusal(words: string | null): StartRefused {
  const said = words?.replace(/^.*?(FATAL|PANIC): +/, '') ?? 'причина не указана'
  if (/incompatible/.test(said)) {
    return new StartRefused(
      'Данные записаны другой версией PostgreSQL: запустите ту версию программы, которая их создала, и перенесите данные через резервную копию.',
    )
  }
  if (/No space left/i.test(said)) {
    return new StartRefused(
      'На диске с каталогом данных нет места: освободите место и запустите программу снова.',
    )
  }
  return new StartRefused(
    `PostgreSQL не запускается (${said}): подробности в файле postgres.log каталога данных.`,
  )
}
