import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Launch, run } from './child.ts'
import { crashed, judged, type Totals } from './totals.ts'

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Of the projects' files: those that a part of a path names, without those that a pattern does. */
type Files = { readonly only?: string; readonly but?: string }

/** Runs those projects of vitest.config.ts; a file that could not be loaded counts as a failed test. */
export async function runVitest(
  projects: readonly string[],
  { only, but, ...launch }: Launch & Files = { live: true },
): Promise<Totals> {
  const directory = await mkdtemp(join(tmpdir(), 'osh-report-'))
  const file = join(directory, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const names = projects.map((name) => `--project=${name}`)
  const files = [...(only ? [only] : []), ...(but ? [`--exclude=${but}`] : [])]
  const { code, output } = await run('vitest', [...args, ...names, ...files], launch)
  if (output !== '') console.log(output)
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => null,
  )
  await rm(directory, { recursive: true, force: true })
  return report === null ? crashed : judged(totalsOf(report), code)
}

function totalsOf({ numPassedTests, numFailedTests, testResults }: Report): Totals {
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}
