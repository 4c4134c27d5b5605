import { runStaticChecks } from './runners/static-checks.ts'
import { closingLine, exitCode, sum } from './runners/totals.ts'
import { runVitest } from './runners/vitest-runner.ts'

/** `npm run check`: what can be said in under a minute, without a database and a browser. */
const checks = runStaticChecks()
const rules = runVitest(['rules', 'properties', 'architecture'])
const totals = sum(await Promise.all([checks, rules]))
console.log(closingLine(totals))
process.exitCode = exitCode(totals)
