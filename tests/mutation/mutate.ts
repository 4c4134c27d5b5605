import { parseArgs } from 'node:util'
import { coreMutants } from './core-mutants.ts'
import { judge, lineOf } from './judge.ts'
import { findMissedMistakes, knownMistakes, knownMutants } from './known-mistakes.ts'
import { runUnder } from './run-under.ts'
import { triedIn } from './tried.ts'

/** How many of a hundred mutants the rules' tests have to kill, in every area. */
const LEAST = 85

/**
 * `npm run mutate`: the rules of core, each changed in small ways; a test beside them has to notice. With beginnings of files (`npm run mutate --
 * core/memos`) these alone, every survivor named; with `--one-in 5` one of five, always the same. docs/decisions/0019-mutation-testing.md.
 */
const { values, positionals: beginnings } = parseArgs({
  options: { 'one-in': { type: 'string', default: '1' } },
  allowPositionals: true,
})
const oneIn = Number(values['one-in'])
if (!(oneIn >= 1)) throw new Error('--one-in wants a number from 1')
const started = performance.now()
const { mutants, plugin } = coreMutants(beginnings)
if (mutants.length === 0) throw new Error(`nothing to change in ${beginnings.join(' ')}`)
const { files, passed } = await runUnder(plugin, ['core/**/*.test.ts'], oneIn)
const { all, areas, survived } = judge(mutants, triedIn(files), oneIn)
if (beginnings.length > 0)
  for (const { file, line, place, change } of survived)
    console.log(`survived ${file}:${line}  ${place}  ${change}`)
for (const area of areas) console.log(lineOf(area))
const weak = areas.filter(({ score }) => score < LEAST)
for (const { name } of weak) console.log(`${name} is below ${LEAST} %`)
const missed = beginnings.length === 0 ? await missKnown() : []
for (const one of missed) console.log(`a known mistake is not told: ${one}`)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${lineOf(all)} (${seconds} s)`)
process.exitCode = passed && missed.length === 0 && weak.length === 0 ? 0 : 1

/** The mistakes that have names, each before the test that has to tell it. */
async function missKnown(): Promise<readonly string[]> {
  const known = knownMutants()
  const tests = [...new Set(knownMistakes.map(({ test }) => test))]
  const { files, passed } = await runUnder(known.plugin, tests, 1)
  const missed = findMissedMistakes(known.mutants, triedIn(files).killed)
  console.log(`known mistakes: ${knownMistakes.length - missed.length} of ${knownMistakes.length} told`)
  return passed ? missed : [...missed, 'a test fails without any of them']
}
