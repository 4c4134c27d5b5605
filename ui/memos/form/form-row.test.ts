// @vitest-environment node
import { pending } from '@osh/core/memos/memo.ts'
import { expect, test } from 'vitest'
import { aRow, today } from '#tests/examples.ts'
import { draftRow, enterRowDate, makeMemoRow } from './form-row.ts'

const outcome = { kind: 'dated', date: today, result: 'failed' } as const
const shown = [aRow(1), aRow(2)].map((row) => makeMemoRow(row, false))
const hidden = [aRow(3, { outcome }), aRow(4)].map((row) => makeMemoRow(row, true))

test('the first date fills the rows whose outcome is shown, and names none of those whose is hidden', () => {
  const rows = enterRowDate([...shown, ...hidden], '2', today)
  expect(rows.map(({ date }) => date)).toEqual([today, today, null, null])
  expect(rows.slice(2).map((row) => draftRow(row).outcome)).toEqual([pending, pending])
})

test('nothing is entered into a row whose outcome is hidden', () => {
  expect(enterRowDate(hidden, '3', today)).toEqual(hidden)
})
