import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { root } from '../runners/child.ts'
import { coreMutants } from './core-mutants.ts'
import { type Explained, judge, lineOf } from './judge.ts'
import { triedIn } from './tried.ts'

/** How many of a hundred mutants the rules' tests have to kill. */
const LEAST = 85

/**
 * `npm run mutate`: the rules of core, each changed in small ways; a test beside them has to notice. With beginnings of files (`npm run mutate --
 * core/memos`) these alone, every survivor named. docs/decisions/0019-mutation-testing.md.
 */
const beginnings = process.argv.slice(2)
const started = performance.now()
const { mutants, plugin } = coreMutants(beginnings)
if (mutants.length === 0) throw new Error(`nothing to change in ${beginnings.join(' ')}`)
const vitest = await startVitest(
  'test',
  [],
  {
    config: false,
    root,
    include: ['core/**/*.test.ts'],
    runner: join(root, 'tests/mutation/mutant-runner.ts'),
    setupFiles: [join(root, 'tests/mutation/switches-setup.ts')],
    pool: 'threads',
    isolate: false,
    // What is cached must stay free of mutants, and with them.
    fsModuleCache: false,
    maxWorkers: Math.min(2, availableParallelism()),
    testTimeout: 20_000,
    watch: false,
    reporters: [['default', { summary: false }]],
  },
  { plugins: [plugin], logLevel: 'error' },
)
const files = vitest.state.getFiles()
const passed = files.length > 0 && files.every(({ result }) => result?.state === 'pass')
await vitest.close()
const explained: Explained = JSON.parse(await readFile(join(root, 'tests/mutation/survivors.json'), 'utf8'))
const judgement = judge(mutants, triedIn(files), explained)
for (const { file, line, place, change } of judgement.survived)
  console.log(`survived ${file}:${line}  ${place}  ${change}`)
for (const one of judgement.outdated) console.log(`outdated in survivors.json: ${one}`)
for (const area of judgement.areas) console.log(lineOf(area))
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${lineOf(judgement.all)} (${seconds} s)`)
process.exitCode = passed && judgement.outdated.length === 0 && judgement.all.score >= LEAST ? 0 : 1
