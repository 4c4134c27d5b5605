import { startTestServer, type TestServer } from './database.ts'
import { findBrowser } from './find-browser.ts'
import { runCucumber } from './runners/cucumber-runner.ts'
import { runStaticChecks } from './runners/static-checks.ts'
import { closingLine, crashed, exitCode, sum, type Totals } from './runners/totals.ts'
import { runVitest } from './runners/vitest-runner.ts'

/** `npm test`: everything, one after another, with one database and one browser for all. */
async function runAll(): Promise<Totals> {
  const checks = await runStaticChecks()
  const server = await orCrashed('PostgreSQL', startTestServer)
  const quick = await runVitest(['rules', 'properties', 'architecture', 'forms', 'server', 'contracts', 'ui'])
  const stores = sum([await runCucumber('default'), await runCucumber('http')])
  const browser = await orCrashed('a browser', findBrowser)
  const real = browser === null ? crashed : await runVitest(['browser'], { CHROME_PATH: browser })
  await server?.stop()
  return sum([checks, server === null ? crashed : quick, stores, real])
}

async function orCrashed<T extends string | TestServer>(
  name: string,
  get: () => Promise<T>,
): Promise<T | null> {
  try {
    return await get()
  } catch (error) {
    console.error(`FAILED ${name}: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

const totals = await runAll()
console.log(closingLine(totals))
process.exitCode = exitCode(totals)
