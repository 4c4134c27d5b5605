import { availableParallelism } from 'node:os'
import { runCucumber } from './runners/cucumber-runner.ts'
import { runStaticChecks } from './runners/static-checks.ts'
import { closingLines, exitCode, sum } from './runners/totals.ts'
import { runVitest } from './runners/vitest-runner.ts'

/** Two at least: with one, as Vitest has on two processors, the other processor is idle once the static checks are done. */
const workers = { VITEST_MAX_WORKERS: String(Math.max(2, availableParallelism() - 1)) }

/** `npm run check`: what can be said in a minute or two, without a database and a browser. */
const checks = runStaticChecks()
const rules = runVitest(['rules', 'properties', 'architecture', 'package'], {
  live: true,
  environment: workers,
})
const scenarios = checks.then(() => runCucumber('default', { live: true }))
const totals = sum(await Promise.all([checks, rules, scenarios]))
console.log(closingLines(totals))
process.exitCode = exitCode(totals)
