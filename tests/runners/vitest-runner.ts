import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Launch, root, run } from './child.ts'
import { crashed, judged, type Totals } from './totals.ts'

type Report = { readonly numPassedTests: number; readonly testResults: readonly FileReport[] }
type FileReport = {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly TestReport[]
}
type TestReport = {
  readonly fullName: string
  readonly status: string
  readonly failureMessages: readonly string[] | null
}

const MOST_OF_LINE = 300

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
  const name = `vitest ${projects.join(' ')}`
  return report === null ? crashed(name) : judged(name, totalsOf(report), code)
}

const totalsOf = ({ numPassedTests, testResults }: Report): Totals => ({
  passed: numPassedTests,
  failures: testResults.flatMap(failuresOf),
})

function failuresOf({ name, status, message, assertionResults }: FileReport): readonly string[] {
  const file = relative(root, name)
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`]
  return assertionResults
    .filter((one) => one.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`)
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, MOST_OF_LINE) ?? ''
