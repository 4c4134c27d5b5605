import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { dated, facts, makeMemoStorage, row, rowsOf } from '../../tests/commands/memo-storage.ts'
import { companyId, notFound, signed } from '../../tests/commands/obligation-storage.ts'
import { aCompletion, aMemo, aRow, memo } from '../../tests/examples.ts'
import { cancel } from './cancel.ts'
import { edit } from './edit.ts'
import { type Memo, pending } from './memo.ts'
import type { MemoEdit } from './memo-draft.ts'
import { memoPatch } from './reading/memo-input.ts'

describe('editing', () => {
  const stored = aMemo({ rows: [aRow(1), aRow(2), aRow(3)], version: 4 })
  const here = { memo: { id: stored.id, number: stored.number } }
  const all = [facts(1, here), facts(2, here), facts(3, here)]
  const edited = (given: MemoEdit, known = all, before: Memo = stored, version: number | null = 4) =>
    followInCompany(
      edit.run({ companyId, id: before.id, patch: memoPatch(given), version }, signed),
      makeMemoStorage(known, before).answers,
    )

  it('completes rows: what has a date counts, and all others stay as they are', () => {
    const outcome = edited({ rows: [row(1, dated), row(2, dated), row(3)] })
    const rows = rowsOf(outcome)
    expect(rows['changed-memos']).toMatchObject([{ before: { version: 4 }, memo: { version: 5 } }])
    expect(rows['entered-completions']).toMatchObject([
      { id: 100, obligationId: 1 },
      { id: 101, obligationId: 2 },
    ])
    expect(rows['changed-obligations']).toMatchObject([
      { obligation: { id: 1, ...here } },
      { obligation: { id: 2 } },
    ])
    expect(rows.journal).toMatchObject([
      {
        changes: [
          { record: 'memo-row', ids: [1, 2], before: { outcome: pending }, after: { outcome: dated } },
          { record: 'completion', ids: [100, 101], before: null, after: { date: '2026-03-10' } },
        ],
      },
    ])
  })

  it('lets its rows go when it is completed, and takes them in again when it no longer is', () => {
    const done = aMemo({ rows: [aRow(1, { outcome: dated })] })
    const free = [facts(1, {}, aCompletion(1, '2026-03-10', { memoId: done.id }))]
    const whole = rowsOf(
      edited({ rows: [row(1, dated)] }, [facts(1, here)], aMemo({ rows: [aRow(1)] }), null),
    )
    expect(whole['changed-obligations']).toMatchObject([{ obligation: { memo: null } }])
    const rows = rowsOf(edited({ rows: [row(1)] }, free, done, null))
    expect(rows).toMatchObject({
      'taken-back-completions': [{ id: 1, takenBack: signed }],
      'changed-obligations': [
        { obligation: { memo: { id: 1, number: 1 } }, completions: [{ id: 1, takenBack: signed }] },
      ],
    })
    expect(rows['entered-completions']).toBeUndefined()
  })

  it('tells the journal which rows went, and the words that changed', () => {
    expect(rowsOf(edited({ header: { note: 'Срочно' }, rows: [row(1), row(3)] })).journal).toMatchObject([
      {
        command: 'memos/edit',
        changes: [
          { record: 'memo', ids: [1], before: { note: '' }, after: { note: 'Срочно' } },
          { record: 'memo', ids: [1], before: { rows: [2] }, after: { rows: [] } },
        ],
      },
    ])
  })

  it('is refused for an older version, or for none', () => {
    expect(edited({}, all, stored, 3)).toEqual({ ok: false, error: { code: 'stale' } })
    expect(edited({}, all, stored, null).ok).toBe(true)
    const unknown = edit.run({ companyId, id: memo(9), patch: {}, version: null }, signed)
    expect(followInCompany(unknown, makeMemoStorage(all, stored).answers)).toEqual(notFound)
  })
})

describe('cancelling', () => {
  const stored = aMemo({ rows: [aRow(1)], version: 2 })
  const here = { memo: { id: stored.id, number: stored.number } }
  const canceled = (before: Memo, version: number | null) =>
    followInCompany(
      cancel.run({ companyId, id: before.id, version }, signed),
      makeMemoStorage([facts(1, here)], before).answers,
    )

  it('lets the rows go, for good', () => {
    expect(rowsOf(canceled(stored, 2))).toMatchObject({
      'changed-memos': [{ memo: { canceled: true, version: 3 } }],
      'changed-obligations': [{ obligation: { id: 1, memo: null } }],
      journal: [{ changes: [{ record: 'memo', before: { canceled: false }, after: { canceled: true } }] }],
    })
  })

  it('is refused twice, with results, and of an older version', () => {
    expect(canceled({ ...stored, canceled: true }, null)).toMatchObject({ error: { code: 'memo/canceled' } })
    const done = { ...stored, rows: [aRow(1, { outcome: dated })] }
    expect(canceled(done, null)).toMatchObject({ error: { code: 'memo/has-results' } })
    expect(canceled(stored, 1)).toMatchObject({ error: { code: 'stale' } })
  })
})
