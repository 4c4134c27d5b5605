import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dated, newRow, row } from '../../../tests/commands/memo-storage.ts'
import { aMemo, aRow } from '../../../tests/examples.ts'
import { pending } from '../memo.ts'
import { keepUnseen } from './unseen-outcomes.ts'

const before = aMemo({ rows: [aRow(1, { outcome: dated }), aRow(2)] })

test('what was not shown stays where nothing is named, and a row that has not ended takes a day', () => {
  expect(keepUnseen(before, [row(1), row(2, dated), newRow(3, dated)])).toEqual({
    ok: true,
    value: [row(1, dated), row(2, dated), newRow(3, dated)],
  })
})

test('an outcome that is not shown is not overwritten, by the same day either', () => {
  for (const given of [dated, { ...dated, result: 'failed' } as const])
    expect(keepUnseen(before, [row(2), row(1, given)])).toEqual({
      ok: false,
      error: { code: 'fields', errors: [{ field: 'date', code: 'memo/outcome-hidden', row: 1 }] },
    })
})

test('a row that has ended is not left out, a row that has not is', () => {
  const refused = { code: 'fields', errors: [{ field: 'rows', code: 'memo/hidden-row-removed' }] }
  for (const rows of [[row(2)], [row(2), newRow(3)], []])
    expect(keepUnseen(before, rows)).toEqual({ ok: false, error: refused })
  expect(keepUnseen(before, [row(1)])).toEqual({ ok: true, value: [row(1, dated)] })
})

test('whatever rows someone saves, none that has ended is lost with its outcome', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 })
  fc.assert(
    fc.property(ids, fc.func(fc.boolean()), fc.func(fc.boolean()), (all, isDone, isLeft) => {
      const stored = all.map((id) => aRow(id, { outcome: isDone(id) ? dated : pending }))
      const ended = all.filter((id) => isDone(id))
      const kept = keepUnseen(
        aMemo({ rows: stored }),
        all.filter((id) => !isLeft(id)).map((id) => row(id)),
      )
      expect(kept.ok).toBe(!ended.some((id) => isLeft(id)))
      if (kept.ok)
        expect(
          kept.value.filter(({ outcome }) => outcome === dated).map(({ obligationId }) => obligationId),
        ).toEqual(ended)
    }),
  )
})

test('whatever is left out, no stored outcome is lost', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, fc.func(fc.boolean()), (ids, isDone) => {
      const stored = ids.map((id) => aRow(id, { outcome: isDone(id) ? dated : pending }))
      const kept = keepUnseen(
        aMemo({ rows: stored }),
        ids.map((id) => row(id)),
      )
      expect(kept.ok && kept.value.map(({ outcome }) => outcome)).toEqual(
        stored.map(({ outcome }) => outcome),
      )
    }),
  )
})
