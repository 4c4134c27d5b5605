import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { dated, facts, makeMemoStorage, row, rowsOf } from '../../tests/commands/memo-storage.ts'
import { companyId, notFound, signed } from '../../tests/commands/obligation-storage.ts'
import {
  aCompletion,
  aMemo,
  aRow,
  employee,
  gloves,
  instant,
  memo,
  someone,
  today,
} from '../../tests/examples.ts'
import type { Membership } from '../rights/membership.ts'
import { makeTrial } from '../tariffs/company-term.ts'
import { cancel } from './cancel.ts'
import { edit } from './edit.ts'
import { type Memo, pending } from './memo.ts'
import type { MemoEdit } from './memo-draft.ts'
import { memoCommands } from './memo-repository.ts'
import { makeMemoPatch } from './reading/memo-input.ts'

describe('editing', () => {
  const stored = aMemo({ rows: [aRow(1), aRow(2), aRow(3)], version: 4 })
  const here = { memo: { id: stored.id, number: stored.number } }
  const all = [facts(1, here), facts(2, here), facts(3, here)]
  const edited = (given: MemoEdit, known = all, before: Memo = stored, version: number | null = 4) =>
    followInCompany(
      edit.run({ companyId, id: before.id, patch: makeMemoPatch(given), version }, signed),
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

  it('tells the journal of rows that came in place of others', () => {
    expect(rowsOf(edited({ rows: [row(1), row(2), row(4)] }, [...all, facts(4)])).journal).toMatchObject([
      { changes: [{ record: 'memo', before: { rows: [3] }, after: { rows: [4] } }] },
    ])
  })

  it('leaves an obligation in the memo that has it now', () => {
    const done = aMemo({ rows: [aRow(1, { outcome: dated })] })
    const own = aCompletion(1, '2026-03-10', { memoId: done.id })
    const elsewhere = facts(1, { memo: { id: memo(9), number: 9 } }, own)
    const rows = rowsOf(edited({ header: { note: 'Срочно' } }, [elsewhere], done, null))
    expect(rows['changed-memos']).toHaveLength(1)
    expect(rows['changed-obligations']).toBeUndefined()
  })

  it('keeps what was entered when the last row completes it', () => {
    const half = aMemo({ rows: [aRow(1, { outcome: dated }), aRow(2)] })
    const own = aCompletion(1, '2026-03-10', { memoId: half.id })
    const known = [facts(1, here, own), facts(2, here)]
    const rows = rowsOf(edited({ rows: [row(1, dated), row(2, dated)] }, known, half, null))
    expect(rows['taken-back-completions']).toBeUndefined()
    expect(rows['changed-obligations']).toMatchObject([
      { obligation: { id: 1, memo: null }, completions: [{ id: 1, takenBack: null }] },
      { obligation: { id: 2, memo: null }, completions: [{ id: 100 }] },
    ])
  })

  it('takes back only what it has entered itself, and that once', () => {
    const done = aMemo({ rows: [aRow(1, { outcome: dated })] })
    const earlier = { by: someone, at: instant('2026-03-11T10:00:00.000Z') }
    const completions = [
      aCompletion(1, '2025-03-10'),
      aCompletion(2, '2026-03-09', { memoId: done.id, takenBack: earlier }),
      aCompletion(3, '2026-03-10', { memoId: done.id }),
    ]
    const rows = rowsOf(edited({ rows: [row(1)] }, [facts(1, {}, ...completions)], done, null))
    expect(rows['taken-back-completions']).toMatchObject([{ id: 3 }])
    expect(rows['changed-obligations']).toMatchObject([
      { completions: [{ takenBack: null }, { takenBack: earlier }, { takenBack: signed }] },
    ])
  })

  it('counts what the people of its PPE hold', () => {
    const issued = facts(
      5,
      { subject: gloves(3), employeeId: employee(2) },
      aCompletion(5, '2026-01-10', { quantity: 3 }),
    )
    const back = facts(1, { ...here, subject: gloves(2, 'return'), employeeId: employee(2) })
    const returns = aMemo({
      section: 'ppe',
      rows: [aRow(1, { employeeId: employee(2), subject: gloves(2, 'return') })],
    })
    const outcome = edited({ rows: [row(1, dated, 2)] }, [back, issued], returns, null)
    expect(rowsOf(outcome)['entered-completions']).toMatchObject([{ quantity: 2 }])
  })

  it('is refused for what cannot be read, for an unknown obligation, and by the rules of rows', () => {
    const unread = edit.run({ companyId, id: stored.id, patch: { rows: 1 }, version: null }, signed)
    expect(followInCompany(unread, makeMemoStorage(all, stored).answers)).toMatchObject({
      error: { errors: [{ field: 'rows' }] },
    })
    expect(edited({ rows: [row(8)] })).toEqual(notFound)
    expect(edited({ rows: [] })).toEqual({ ok: false, error: { code: 'memo/no-rows' } })
  })

  it('takes no new rows in a section that the tariff is without; what is in it goes on', () => {
    const basic = { ...makeTrial(today), tariff: 'basic' as const }
    const helmets = aMemo({ section: 'ppe', rows: [aRow(1, { subject: gloves(1) })] })
    const own = { memo: { id: helmets.id, number: helmets.number }, subject: gloves(1) }
    const known = [facts(1, own), facts(2, { subject: gloves(1), employeeId: employee(2) })]
    const asked = (given: MemoEdit, term = basic) =>
      followInCompany(
        memoCommands.edit.run(
          { companyId, id: helmets.id, patch: makeMemoPatch(given), version: null },
          signed,
        ),
        { ...makeMemoStorage(known, helmets).answers, term: () => ({ term, today }) },
      )
    const more: MemoEdit = { rows: [row(1), row(2)] }
    expect(asked(more)).toEqual({ ok: false, error: { code: 'tariff/without-section' } })
    expect(asked(more, { ...basic, tariff: 'standard' as 'basic' }).ok).toBe(true)
    expect(asked({ rows: [row(1, dated)] }).ok).toBe(true)
  })

  describe('by whoever is not shown how examinations ended', () => {
    const subject = { section: 'medicalExamination', factorNumber: '6.1' } as const
    const own = { memo: here.memo, subject }
    const examined = aMemo({
      section: 'medicalExamination',
      rows: [aRow(1, { subject, outcome: dated }), aRow(2, { subject })],
    })
    const known = [facts(1, own, aCompletion(1, '2026-03-10', { memoId: examined.id })), facts(2, own)]
    const head = { role: 'head', departments: [], granted: [] } as const
    const asked = (given: MemoEdit, member: Membership | null) =>
      followInCompany(
        edit.run({ companyId, id: examined.id, patch: makeMemoPatch(given), version: null }, signed),
        makeMemoStorage(known, examined, member).answers,
      )

    it('keeps what they could not see, and enters what they name', () => {
      const rows = rowsOf(asked({ rows: [row(1), row(2, dated)] }, head))
      expect(rows['taken-back-completions']).toBeUndefined()
      expect(rows['entered-completions']).toMatchObject([{ obligationId: 2 }])
      const seen = rowsOf(asked({ rows: [row(1), row(2)] }, { ...head, granted: ['medical'] }))
      expect(seen['taken-back-completions']).toMatchObject([{ id: 1 }])
    })

    it('refuses to take its row away, with words of its own', () => {
      expect(asked({ rows: [row(2)] }, head)).toMatchObject({
        error: { errors: [{ field: 'rows', code: 'memo/hidden-row-removed' }] },
      })
      expect(rowsOf(asked({ rows: [row(1)] }, head))['changed-memos']).toMatchObject([
        { memo: { rows: [{ outcome: dated }] } },
      ])
    })

    it('refuses to overwrite it, with words of its own; whoever is no member finds nothing', () => {
      expect(asked({ rows: [row(1, dated), row(2)] }, head)).toMatchObject({
        error: { errors: [{ field: 'date', code: 'memo/outcome-hidden', row: 0 }] },
      })
      expect(asked({ rows: [row(1), row(2)] }, null)).toEqual(notFound)
      expect(asked({ header: { note: 'Срочно' } }, null).ok).toBe(true)
    })
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

  it('is of a memo, and of obligations, that are there', () => {
    const unknown = cancel.run({ companyId, id: memo(9), version: null }, signed)
    expect(followInCompany(unknown, makeMemoStorage([facts(1, here)], stored).answers)).toEqual(notFound)
    const lost = cancel.run({ companyId, id: stored.id, version: null }, signed)
    expect(followInCompany(lost, makeMemoStorage([], stored).answers)).toEqual(notFound)
  })
})
