import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './child.ts'
import { crashed, judged, type Totals } from './totals.ts'

type Step = { readonly result: { readonly status: string } }
type Feature = { readonly elements: readonly { readonly type: string; readonly steps: readonly Step[] }[] }

/** Runs one profile of the scenarios; a scenario with an undefined or pending step has failed. */
export async function runCucumber(profile: string): Promise<Totals> {
  const directory = await mkdtemp(join(tmpdir(), 'osh-report-'))
  const file = join(directory, 'cucumber.json')
  const { code, output } = await run('cucumber-js', ['--profile', profile, '--format', `json:${file}`])
  console.log(output)
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as readonly Feature[],
    () => null,
  )
  await rm(directory, { recursive: true, force: true })
  return report === null ? crashed : judged(totalsOf(report), code)
}

function totalsOf(features: readonly Feature[]): Totals {
  const scenarios = features.flatMap(({ elements }) => elements).filter(({ type }) => type !== 'background')
  const passed = scenarios.filter(({ steps }) =>
    steps.every(({ result }) => result.status === 'passed'),
  ).length
  return { passed, failed: scenarios.length - passed }
}
