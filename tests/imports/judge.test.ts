import { expect, test } from 'vitest'
import { type DirtyFile, makeDirtyFiles, makeOneCFiles } from './dirty-files.ts'
import { judge, type Outcome } from './judge.ts'

const seed = 5
const files = [...makeDirtyFiles({ seed, count: 30 }), ...makeOneCFiles({ seed })]
const at = ({ sheet, row }: { readonly sheet: number; readonly row: number }) => `${sheet}:${row}`

/** What a product that makes no mistake would make of a file. */
function beRight({ truth }: DirtyFile): Outcome {
  const held = new Set(truth.refusals.map(at))
  return {
    proposals: new Map(
      truth.columns
        .filter(({ meanings }) => meanings[0] !== 'other')
        .map(({ sheet, column, meanings: [meaning], of }) => [`${sheet}:${column}`, { meaning, of }]),
    ),
    stored: truth.records.filter((record) => !held.has(at(record))),
    held,
  }
}

const wrongOf = (file: DirtyFile, change: (right: Outcome) => Outcome) => judge(file, change(beRight(file)))

test('who makes no mistake is told of none', () => {
  for (const file of files)
    expect(judge(file, beRight(file))).toEqual({
      rightColumns: file.truth.columns.length,
      wrongColumns: [],
      wrongRecords: [],
      silent: [],
    })
})

test('another day, a total for a person, a refused row and a lost one are told', () => {
  const file = files.find(
    ({ truth }) => truth.refusals.length > 0 && truth.doubles.length === 0 && truth.layout === 'staff',
  )
  const record = file && beRight(file).stored[0]
  const [refusal] = file?.truth.refusals ?? []
  if (!file || !record || !refusal) throw new Error('no such file')
  const instead = (values: Outcome['stored'][number]['values']) => (right: Outcome) => ({
    ...right,
    stored: right.stored.map((one) => (one === record ? { ...one, values } : one)),
  })
  expect(wrongOf(file, instead({ ...record.values, hireDate: '1999-01-01' })).wrongRecords).toHaveLength(1)
  expect(wrongOf(file, instead({})).wrongRecords.length).toBeGreaterThan(1)
  const and = (row: number) => (right: Outcome) => ({
    ...right,
    stored: [...right.stored, { ...record, row }],
  })
  expect(wrongOf(file, and(9999)).wrongRecords).toHaveLength(1)
  expect(wrongOf(file, and(refusal.row)).wrongRecords).toHaveLength(1)
  expect(wrongOf(file, (right) => ({ ...right, stored: right.stored.slice(1) })).silent).toHaveLength(1)
  const { wrongColumns, rightColumns } = wrongOf(file, (right) => ({ ...right, proposals: new Map() }))
  expect(wrongColumns.length + rightColumns).toBe(file.truth.columns.length)
  expect(wrongColumns.length).toBeGreaterThan(2)
})
