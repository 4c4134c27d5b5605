import { expect, test } from 'vitest'
import { judge } from './judge.ts'

const mutants = ['killed', 'late', 'survived', 'unreached', 'at load', 'explained'].map((change) => ({
  file: 'core/memos/memo.ts',
  place: 'memoStatus',
  line: 1,
  change,
}))
const tried = {
  reached: new Set([0, 1, 2, 5]),
  killed: new Set([0]),
  late: new Set([1]),
  atLoad: new Set([4]),
}

test('what no test reaches has survived; what never ends or is met at load alone is counted apart', () => {
  const { all, survived } = judge(
    mutants,
    tried,
    {
      'core/memos/memo.ts': { memoStatus: { explained: 'the same' } },
    },
    1,
  )
  expect(all).toMatchObject({ killed: 1, late: 1, survived: 3, unexplained: 2, atLoad: 1, score: 25 })
  expect(survived.map(({ change }) => change)).toEqual(['survived', 'unreached'])
})

test('an explanation of what is killed or gone is outdated, of a file that was not tried it is not', () => {
  const explained = {
    'core/memos/memo.ts': {
      memoStatus: { killed: 'the same', gone: 'the same', explained: 'the same' },
      other: { explained: 'the same' },
    },
    'core/memos/other.ts': { memoStatus: { change: 'the same' } },
  }
  expect(judge(mutants, tried, explained, 1).outdated).toEqual([
    'core/memos/memo.ts  memoStatus  killed',
    'core/memos/memo.ts  memoStatus  gone',
    'core/memos/memo.ts  other  explained',
  ])
})

test('a sample counts what it tried alone, and finds no explanation outdated', () => {
  const explained = { 'core/memos/memo.ts': { memoStatus: { killed: 'the same' } } }
  const { all, survived, outdated } = judge(mutants, tried, explained, 2)
  expect(all).toMatchObject({ killed: 1, survived: 1, atLoad: 1, late: 0 })
  expect([survived.map(({ change }) => change), outdated]).toEqual([['survived'], []])
})
