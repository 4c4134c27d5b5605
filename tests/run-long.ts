import { join } from 'node:path'
import { findBrowser, findShell } from './find-browser.ts'
import { root } from './runners/child.ts'
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
/** Moments from which the clock goes on: ends of months, and the last seconds before midnight in Moscow, which pass while the tests run. */
const MOMENTS = [
  '2027-01-31T12:00:00+03:00',
  '2027-02-28T12:00:00+03:00',
  '2026-12-31T12:00:00+03:00',
  '2026-12-31T23:59:40+03:00',
]
const JOURNEYS = ['memos', 'deadlines', 'employee-card', 'documents', 'incidents']

const shifting = `--require=${join(root, 'tests/shift-clock.cjs')}`

/** Rules, server, scenarios and five journeys, as they are from that moment on. */
const onOtherDays: readonly Part[] = MOMENTS.flatMap((moment) => {
  const shifted = { NODE_OPTIONS: shifting, OSH_TEST_NOW: moment }
  const part = (name: string, run: Part['run']): Part => ({
    name: `${name} from ${moment}`,
    run: (launch) => run({ ...launch, environment: shifted }),
  })
  return [
    part('rules and server', (launch) => runVitest(['rules', 'server'], launch)),
    part('scenarios', (launch) => runCucumber('default', launch)),
    part('journeys', (launch) =>
      runVitest(['browser'], { ...launch, only: JOURNEYS.map((name) => `tests/browser/${name}.test.ts`) }),
    ),
  ]
})

const rest: readonly Part[] = [
  vitest('random seeds', 'properties'),
  vitest('long', 'long'),
  {
    name: 'every form',
    run: (launch) => runVitest(['forms'], { ...launch, environment: { ...environment, EVERY_FORM: '1' } }),
  },
  { name: 'scenarios over HTTP', run: (launch) => runCucumber('http', { ...launch, environment }) },
  program('mutants', 'tests/mutation/mutate.ts'),
  program('fuzz', 'tests/fuzz/fuzz.ts', '5000'),
  program('kills', 'tests/crash/crash.ts', '--kills', '30'),
  program('bench', 'tests/bench/bench.ts', '--small'),
]

await runLanes([[...pages, ...onOtherDays], rest], 90 * 60_000)
