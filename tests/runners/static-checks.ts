import { availableParallelism } from 'node:os'
import { type Ran, run } from './child.ts'
import { describeFailure, type Failure, noTotals, type Totals } from './totals.ts'

type Check = { readonly name: string; readonly run: () => Promise<Ran> }

const checks: readonly Check[] = [
  { name: 'types', run: () => run('tsc', ['-p', 'tsconfig.json', '--pretty', 'false']) },
  {
    name: 'core on its own',
    run: () => run('tsc', ['-p', 'adapters/package/tsconfig.json', '--noEmit', '--pretty', 'false']),
  },
  { name: 'format and lint', run: () => run('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'imports', run: importDirections },
  { name: 'unused', run: () => run('knip', ['--no-progress']) },
  { name: 'used only by tests', run: () => run('knip', ['--no-progress', '--production']) },
]

const FOLDERS = ['core', 'adapters', 'ui']

/** Also fails when it has looked at next to nothing: without a parser the tool finds no modules and is content. */
async function importDirections(): Promise<Ran> {
  const ran = await run('depcruise', [...FOLDERS, '--config', '.dependency-cruiser.mjs'])
  const modules = Number(/\((\d+) modules/.exec(ran.output)?.[1] ?? 0)
  if (ran.code !== 0 || modules >= 100) return ran
  return { ...ran, code: 1, output: `${ran.output}\nonly ${modules} modules were looked at` }
}

/** Runs all checks and says how each went; only failed ones count among tests. A processor is left to the tests beside them, which need one whole. */
export async function runStaticChecks(): Promise<Totals> {
  const waiting = [...checks]
  const failures: Failure[] = []
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) failures.push(...(await report(next)))
  }
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, work))
  return { ...noTotals, failures }
}

/** A failure, or none. */
async function report({ name, run: check }: Check): Promise<readonly Failure[]> {
  const { code, output, seconds } = await check()
  const failed = code !== 0
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name} (${seconds.toFixed(1)} s)`)
  if (!failed) return []
  console.log(output.trim())
  return [describeFailure(name, output)]
}
