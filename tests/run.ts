import { startTestServer, type TestServer } from './database.ts'
import { findBrowser } from './find-browser.ts'
import { runCucumber } from './runners/cucumber-runner.ts'
import { runMutation } from './runners/mutation-runner.ts'
import { runStaticChecks } from './runners/static-checks.ts'
import { closingLine, crashed, exitCode, sum, type Totals } from './runners/totals.ts'
import { runVitest } from './runners/vitest-runner.ts'

/** `npm test`: everything, in two lanes that share one database. What the second one says comes when it has ended. */
async function runAll(): Promise<Totals> {
  const server = await orCrashed('PostgreSQL', startTestServer)
  if (server === null) return crashed
  const lanes = await Promise.all([runCode(), runPages()])
  await server.stop()
  return sum(lanes)
}

async function runCode(): Promise<Totals> {
  const checks = await runStaticChecks()
  const tests = await runVitest(
    ['rules', 'properties', 'architecture', 'forms', 'package', 'server', 'contracts', 'ui'],
    { live: true },
  )
  return sum([checks, tests, await runMutation(), await runCucumber('default'), await runCucumber('http')])
}

async function runPages(): Promise<Totals> {
  const browser = await orCrashed('a browser', findBrowser)
  return browser === null
    ? crashed
    : runVitest(['browser'], { live: false, environment: { CHROME_PATH: browser } })
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
