import { Unavailable } from '@osh/core/shared/unavailable.ts'
import { Hono } from 'hono'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'
import { type Ending, listenForEnding } from './running/ending.ts'
import { type Listener, listen } from './running/listener.ts'
import { type OpenDatabase, openMigrated } from './running/open-database.ts'
import { type RunSettings, readRunSettings } from './running/run-settings.ts'
import { buildPages } from './running/ui-build.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** From the settings to the exit code. */
async function run(ending: Ending): Promise<number> {
  const settings = readRunSettings(process.env, process.argv.slice(2))
  const listener = await listen(settings.host, settings.port)
  try {
    const opened = await open(settings, ending)
    try {
      return await serve(opened, listener, ending)
    } finally {
      await listener.close()
      await opened.close()
    }
  } finally {
    await listener.close()
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

async function serve({ database }: OpenDatabase, listener: Listener, ending: Ending): Promise<number> {
  const app = new Hono()
  app.get('/api/health', async (c) => {
    await database.ping()
    return c.json({ status: 'ok' })
  })
  app.onError((error, c) => {
    if (!(error instanceof Unavailable)) throw error
    return c.json({ description: 'База данных не отвечает. Повторите через минуту.' }, 503)
  })
  listener.serve(app.fetch)
  process.stdout.write(`Охрана труда онлайн: ${listener.address}\n`)
  return ending.asked
}

const ending = listenForEnding()
try {
  process.exitCode = await run(ending)
} catch (error) {
  process.exitCode = ending.signal.aborted ? 0 : 1
  if (!ending.signal.aborted) say(error instanceof StartRefused ? error.message : String(error))
}
process.exit()
