import { openErasureFile } from '#adapters/erasures/erasure-file.ts'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'
import { describeError } from './request-log.ts'
import { runOnDatabase } from './running/app-on-database.ts'
import { makeLimitsBehind } from './running/connection-limits.ts'
import { backUpDaily } from './running/daily-backups.ts'
import { openDemo, throwAwayDirectory } from './running/demo-server.ts'
import { type Ending, listenForEnding } from './running/ending.ts'
import { type Listener, listen } from './running/listener.ts'
import { type OpenDatabase, openMigrated } from './running/open-database.ts'
import { openKeys, openPush } from './running/open-keys.ts'
import { type RunSettings, readRunSettings } from './running/run-settings.ts'
import { listUnsaid } from './running/site-settings.ts'
import { buildPages, pagesDirectory } from './running/ui-build.ts'

const say = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** From the settings to the exit code. The port comes first: a taken one is told before anything is started. */
async function run(ending: Ending): Promise<number> {
  const settings = readRunSettings(process.env, process.argv.slice(2))
  const listener = await listen(settings.host, settings.port, makeLimitsBehind(settings.proxies))
  try {
    if (!settings.demo) return await runOn(settings, listener, ending)
    const directory = await throwAwayDirectory()
    try {
      return await runOn({ ...settings, dataDirectory: directory.path, databaseUrl: null }, listener, ending)
    } finally {
      await directory.remove()
    }
  } finally {
    await listener.close()
  }
}

async function runOn(settings: RunSettings, listener: Listener, ending: Ending): Promise<number> {
  const opened = await open(settings, ending)
  try {
    return await serve(settings, opened, listener, ending)
  } finally {
    await opened.close()
  }
}

/** The database and the pages are made ready side by side. */
async function open(settings: RunSettings, ending: Ending): Promise<OpenDatabase> {
  const database = openMigrated(settings, {
    signal: ending.signal,
    onChange: (state) =>
      say(state === 'lost' ? 'База данных остановилась и запускается снова.' : 'База данных снова работает.'),
    onGone: (why) => {
      say(why.message)
      ending.ask(1)
    },
  })
  const [opened, built] = await Promise.allSettled([database, settings.pages ? buildPages() : null])
  if (opened.status === 'rejected') throw opened.reason
  if (built.status === 'fulfilled') return opened.value
  await opened.value.close()
  throw built.reason
}

async function serve(
  settings: RunSettings,
  { database, connection }: OpenDatabase,
  listener: Listener,
  ending: Ending,
): Promise<number> {
  const {
    demo,
    pages,
    proxies,
    keyFile,
    securityLog,
    mail,
    push,
    databaseUrl,
    dataDirectory,
    backupDirectory,
  } = settings
  const account = demo ? await openDemo(database) : null
  const { app, endStreams, close } = runOnDatabase(database, pages ? pagesDirectory : null, {
    proxies,
    connection,
    site: settings.site,
    securityLog,
    mail,
    push: push && (await openPush(push, keyFile)),
    dataDirectory: databaseUrl === null ? dataDirectory : null,
    ...(demo ? {} : { erasures: openErasureFile(settings.erasuresFile) }),
    ...(await openKeys(keyFile, database)),
  })
  listener.serve(app.fetch)
  if (pages && !demo) listUnsaid(settings.site).forEach(say)
  const signIn = account ? ` (вход: ${account.email}, пароль: ${account.password})` : ''
  process.stdout.write(`Охрана труда онлайн: ${listener.address}${signIn}\n`)
  const endBackups = backupDirectory !== null && !demo ? backUpDaily(backupDirectory) : () => undefined
  const code = await ending.asked
  endBackups()
  endStreams()
  await listener.close()
  await close()
  return code
}

const ending = listenForEnding()
try {
  process.exitCode = await run(ending)
} catch (error) {
  process.exitCode = ending.signal.aborted ? 0 : 1
  if (!ending.signal.aborted) say(error instanceof StartRefused ? error.message : describeError(error))
}
process.exit()
