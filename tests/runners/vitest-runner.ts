import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Launch, root, run } from './child.ts'
import { REPORT_FILE, type Report } from './report.ts'
import { crashed, judged, type Totals } from './totals.ts'

/** After so many failures of one run the rest would tell little more. */
const MOST_FAILURES = 10

/** Of the projects' files: those that parts of paths name; none: each. */
type Files = { readonly only?: readonly string[] }

/** Runs those projects of vitest.config.ts. */
export async function runVitest(
  projects: readonly string[],
  { only = [], environment = {}, ...launch }: Launch & Files = {},
): Promise<Totals> {
  const directory = await mkdtemp(join(tmpdir(), 'osh-report-'))
  const file = join(directory, 'report.json')
  const args = ['run', '--reporter=default', `--reporter=${join(root, 'tests/runners/report.ts')}`]
  const names = projects.map((name) => `--project=${name}`)
  const { code } = await run('vitest', [...args, `--bail=${MOST_FAILURES}`, ...names, ...only], {
    live: true,
    ...launch,
    environment: { ...environment, [REPORT_FILE]: file },
  })
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => null,
  )
  await rm(directory, { recursive: true, force: true })
  const name = `vitest ${projects.join(' ')}`
  if (report === null) return crashed(name)
  if (report.running.length === 0) return judged(name, report, code)
  const stopped = crashed(name, `it was in ${report.running.join(', ')}`)
  return { ...report, failures: [...report.failures, ...stopped.failures] }
}
