import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Launch, run } from './child.ts'
import { crashed, describeFailure, judged, type Totals } from './totals.ts'

type Step = {
  readonly name?: string
  readonly result: { readonly status: string; readonly error_message?: string }
}
type Scenario = { readonly name: string; readonly type: string; readonly steps: readonly Step[] }
type Feature = { readonly uri: string; readonly elements: readonly Scenario[] }

/** Runs one profile of the scenarios; a scenario with an undefined or pending step has failed. */
export async function runCucumber(profile: string, launch: Launch = {}): Promise<Totals> {
  const directory = await mkdtemp(join(tmpdir(), 'osh-report-'))
  const file = join(directory, 'cucumber.json')
  const { code, output } = await run(
    'cucumber-js',
    ['--profile', profile, '--format', `json:${file}`],
    launch,
  )
  console.log(output)
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as readonly Feature[],
    () => null,
  )
  await rm(directory, { recursive: true, force: true })
  const name = `cucumber ${profile}`
  return report === null ? crashed(name, output) : judged(name, totalsOf(report), code)
}

function totalsOf(features: readonly Feature[]): Totals {
  const scenarios = features.flatMap(({ uri, elements }) =>
    elements.filter(({ type }) => type !== 'background').map((scenario) => ({ uri, ...scenario })),
  )
  const failed = scenarios.filter(({ steps }) => !steps.every(({ result }) => result.status === 'passed'))
  return {
    passed: scenarios.length - failed.length,
    failures: failed.map(({ uri, name, steps }) => {
      const step = steps.find(({ result }) => result.status !== 'passed')
      const why = step?.result.error_message ?? step?.result.status ?? ''
      return describeFailure(`${uri} > ${name}`, `${step?.name ?? ''}\n${why}`)
    }),
    retried: [],
  }
}
