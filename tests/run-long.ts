import { findBrowser, findShell } from './find-browser.ts'
import { runCucumber } from './runners/cucumber-runner.ts'
import { type Part, runLanes } from './runners/lanes.ts'
import { runProgram } from './runners/program-runner.ts'
import { runVitest } from './runners/vitest-runner.ts'

/** Seeds are random here, and are printed with what fails by them. */
const environment = { OSH_TEST_SEEDS: 'random' }

const program = (name: string, ...args: readonly string[]): Part => ({
  name,
  run: (launch) => runProgram(name, args, { ...launch, environment }),
})
const vitest = (name: string, ...projects: readonly string[]): Part => ({
  name,
  run: (launch) => runVitest(projects, { ...launch, environment }),
})

/** `npm run test:long`: what is too long for every run. Everything of `npm test` is judged there, not here. */
const pages: readonly Part[] = [
  {
    name: 'walks',
    run: async (launch) => {
      await findBrowser()
      await findShell()
      return runVitest(['long browser'], { ...launch, environment })
    },
  },
]
const rest: readonly Part[] = [
  vitest('random seeds', 'properties'),
  vitest('long', 'long'),
  { name: 'scenarios over HTTP', run: (launch) => runCucumber('http', { ...launch, environment }) },
  program('mutants', 'tests/mutation/mutate.ts'),
  program('fuzz', 'tests/fuzz/fuzz.ts', '5000'),
  program('kills', 'tests/crash/crash.ts', '--kills', '30'),
  program('bench', 'tests/bench/bench.ts', '--small'),
]

await runLanes([pages, rest], 90 * 60_000)
