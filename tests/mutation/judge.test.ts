import { expect, test } from 'vitest'
import { judge } from './judge.ts'

const mutants = ['killed', 'late', 'survived', 'unreached', 'at load'].map((change) => ({
  file: 'core/memos/memo.ts',
  place: 'memoStatus',
  line: 1,
  change,
}))
const tried = {
  reached: new Set([0, 1, 2]),
  killed: new Set([0]),
  late: new Set([1]),
  atLoad: new Set([4]),
}

test('what no test reaches has survived; what never ends or is met at load alone is counted apart', () => {
  const { all, areas, survived } = judge(mutants, tried, 1)
  const counts = { killed: 1, late: 1, survived: 2, atLoad: 1, score: expect.closeTo(100 / 3) }
  expect(all).toMatchObject(counts)
  expect(areas).toEqual([{ name: 'core/memos', ...counts }])
  expect(survived.map(({ change }) => change)).toEqual(['survived', 'unreached'])
})

test('a sample counts what it tried alone', () => {
  const { all, survived } = judge(mutants, tried, 2)
  expect(all).toMatchObject({ killed: 1, survived: 1, atLoad: 1, late: 0 })
  expect(survived.map(({ change }) => change)).toEqual(['survived'])
})
