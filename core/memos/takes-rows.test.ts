import { describe, expect, it } from 'vitest'
import { aMemo, aRow, instant, someone } from '../../tests/examples.ts'
import type { ChangedMemo, MemoWrite } from './memo-facts.ts'
import { listTakingSections } from './takes-rows.ts'

const memoOf = (...ids: readonly number[]) => aMemo({ rows: ids.map((id) => aRow(id)) })
const changed = (...rows: readonly ChangedMemo[]): MemoWrite => ({ kind: 'changed-memos', rows })
const more: ChangedMemo = { before: memoOf(1), memo: memoOf(1, 2) }
const same: ChangedMemo = { before: memoOf(1, 2), memo: memoOf(2, 1) }
const fewer: ChangedMemo = { before: memoOf(1, 2), memo: memoOf(2) }

const takesRows = (writes: Parameters<typeof listTakingSections>[0]) => listTakingSections(writes).length > 0

describe('a memo takes rows', () => {
  it('that it had not before, whatever it loses', () => {
    expect(takesRows([changed(more)])).toBe(true)
    expect(takesRows([changed({ before: memoOf(1, 2), memo: memoOf(3) })])).toBe(true)
    expect(takesRows([changed({ before: memoOf(), memo: memoOf(1) })])).toBe(true)
  })

  it('not where it has those that it had, or fewer', () => {
    expect(takesRows([changed(same)])).toBe(false)
    expect(takesRows([changed(fewer)])).toBe(false)
    expect(takesRows([changed({ before: memoOf(1), memo: memoOf() })])).toBe(false)
  })

  it('in its own section, each time that it does', () => {
    const helmets = { ...memoOf(1, 2), section: 'ppe' as const }
    expect(listTakingSections([changed(same, more, { before: memoOf(1), memo: helmets })])).toEqual([
      'training',
      'ppe',
    ])
  })

  it('where one of several does', () => {
    expect(takesRows([changed(fewer, more)])).toBe(true)
    expect(takesRows([changed(same), changed(more)])).toBe(true)
    expect(takesRows([changed(same, fewer), changed(same)])).toBe(false)
  })

  it('not by what is written beside it', () => {
    const signed = { by: someone, at: instant('2026-03-16T09:00:00Z') }
    const formed: MemoWrite = { kind: 'formed-memos', rows: [{ memo: memoOf(1), formed: signed }] }
    expect(takesRows([])).toBe(false)
    expect(takesRows([formed, { kind: 'journal', rows: [more] }])).toBe(false)
    expect(takesRows([formed, changed(more)])).toBe(true)
  })
})
