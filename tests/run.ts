import { startTestServer } from './database.ts'
import { findBrowser, findShell } from './find-browser.ts'
import { runCucumber } from './runners/cucumber-runner.ts'
import { runMutation } from './runners/mutation-runner.ts'
import { runStaticChecks } from './runners/static-checks.ts'
import { closingLines, crashed, exitCode, sum, type Totals } from './runners/totals.ts'
import { runVitest } from './runners/vitest-runner.ts'

/**
 * `npm test`: everything, in three lanes that share one database: each waits for something half of its time. What all but the first say
 * comes when they have ended. Fuzz and drills come after them.
 */
async function runAll(): Promise<Totals> {
  const server = await orCrashed('PostgreSQL', startTestServer)
  if (server === null) return crashed('PostgreSQL')
  const lanes = await timed('all but fuzz and drills', async () =>
    sum(await Promise.all([runCode(), runPages(), runRest()])),
  )
  const fuzz = await timed('fuzz and drills', () => runVitest(['fuzz'], { live: true }))
  await server.stop()
  return sum([lanes, fuzz])
}

async function runCode(): Promise<Totals> {
  const checks = await timed('static checks', runStaticChecks)
  const projects = ['rules', 'properties', 'architecture', 'forms', 'package', 'server', 'contracts', 'ui']
  return sum([checks, await timed('tests of code', () => runVitest(projects, { live: true }))])
}

async function runPages(): Promise<Totals> {
  if ((await findBrowsers()) === null) return crashed('a browser')
  return timed('tests of pages', () => runVitest(['browser'], { but: `${walks}/**` }))
}

async function runRest(): Promise<Totals> {
  const inMemory = await timed('scenarios', () => runCucumber('default'))
  const overHttp = await timed('scenarios over HTTP', () => runCucumber('http'))
  const mutants = await timed('mutants', runMutation)
  return sum([inMemory, overHttp, mutants, await runWalks()])
}

async function runWalks(): Promise<Totals> {
  if ((await findBrowsers()) === null) return crashed('a browser')
  return timed('walks through all screens and dialogs', () => runVitest(['browser'], { only: walks }))
}

const walks = 'tests/browser/walk'

const findBrowsers = () => orCrashed('a browser', async () => [await findBrowser(), await findShell()])

async function timed(name: string, run: () => Promise<Totals>): Promise<Totals> {
  const started = performance.now()
  const totals = await run()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return totals
}

async function orCrashed<T extends object>(name: string, get: () => Promise<T>): Promise<T | null> {
  try {
    return await get()
  } catch (error) {
    console.error(`FAILED ${name}: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

const totals = await runAll()
console.log(closingLines(totals))
process.exitCode = exitCode(totals)
