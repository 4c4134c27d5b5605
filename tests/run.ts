import { availableParallelism } from 'node:os'
import { findBrowser, findShell } from './find-browser.ts'
import { runCucumber } from './runners/cucumber-runner.ts'
import { type Part, runLanes } from './runners/lanes.ts'
import { runStaticChecks } from './runners/static-checks.ts'
import { runVitest } from './runners/vitest-runner.ts'

/** `npm test`: all that tells a wrong tree from a right one. On two processors there are two lanes. */
const isSmall = availableParallelism() <= 2
const environment = isSmall ? { VITEST_MAX_WORKERS: '1' } : {}

const vitest = (name: string, ...projects: readonly string[]): Part => ({
  name,
  run: (launch) => runVitest(projects, { ...launch, environment }),
})

const inBrowser = (name: string, project: string): Part => ({
  name,
  run: async (launch) => {
    await findBrowser()
    await findShell()
    return runVitest([project], launch)
  },
})

const pages: readonly Part[] = [inBrowser('pages', 'browser'), inBrowser('walks', 'walks')]
const code: readonly Part[] = [
  { name: 'static checks', run: runStaticChecks },
  vitest('rules', 'rules', 'properties', 'architecture', 'ui', 'forms', 'package'),
]
const storages: readonly Part[] = [
  vitest('server', 'server'),
  vitest('contracts', 'contracts'),
  { name: 'scenarios', run: (launch) => runCucumber('default', launch) },
]

await runLanes(isSmall ? [pages, [...code, ...storages]] : [pages, code, storages])
