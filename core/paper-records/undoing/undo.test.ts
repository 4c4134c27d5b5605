import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import { facts } from '../../../tests/commands/memo-storage.ts'
import { aRecord, asked, joinRows, makePaperStorage, signed } from '../../../tests/commands/paper-storage.ts'
import { aCompletion, aMemo, aRow, completion, day, memo } from '../../../tests/examples.ts'
import { answers, here, type Stored, undone } from '../../../tests/protocol-record-example.ts'
import type { KnowledgeCheck } from '../../registry/knowledge-check.ts'
import type { RegistrySetId } from '../../registry/registry-record.ts'
import { nothingMade } from '../paper-record.ts'
import { undo } from './undo.ts'

describe('undoing a protocol', () => {
  const passed = { kind: 'dated', date: day('2026-03-10'), result: 'passed' } as const
  const done = aMemo({ number: 4, rows: [aRow(1, { outcome: passed }), aRow(2)], version: 4 })
  const ofMemo = aCompletion(100, '2026-03-10', { memoId: done.id })
  const alone = aCompletion(101, '2026-03-10', { obligationId: facts(3).obligation.id })
  const made = {
    ...nothingMade,
    done: {
      ...nothingMade.done,
      entered: [{ obligationId: facts(3).obligation.id, completionId: alone.id }],
    },
    rows: [{ memoId: done.id, obligationId: facts(1).obligation.id, completionId: ofMemo.id }],
  }
  const after = {
    known: [facts(1, here, aCompletion(50, '2023-03-10'), ofMemo), facts(2, here), facts(3, {}, alone)],
    memo: done,
    record: { record: aRecord({ count: 2 }), made },
  }

  it('puts rows back and takes completions back, all at once', () => {
    const outcome = undone(after)
    const rows = joinRows(outcome)
    expect(outcome.ok && outcome.value.answer).toEqual(aRecord({ count: 2, undone: signed }))
    expect(rows['taken-back-completions']).toMatchObject([{ id: 100 }, { id: 101 }])
    expect(rows['changed-memos']).toMatchObject([
      { memo: { version: 5, rows: [{ outcome: { kind: 'pending' } }, { outcome: { kind: 'pending' } }] } },
    ])
    expect(rows['undone-paper-records']).toEqual([
      { companyId: asked.companyId, documentId: asked.id, undone: signed },
    ])
    expect(JSON.stringify(rows.journal)).toContain(
      '{"record":"document","ids":[7],"before":{"recorded":2},"after":null}',
    )
    expect(JSON.stringify(rows.journal)).toContain('"record":"memo-row"')
    expect(JSON.stringify(rows.journal)).toContain('"record":"completion"')
  })

  it('asks nothing about PPE: trainings issue none', () => {
    const { answers: known, kinds } = makePaperStorage({ answers, ...after })
    expect(followInCompany(undo.run(asked, signed), known).ok).toBe(true)
    expect(kinds).not.toContain('ppe-facts')
  })

  it('leaves what else the memo has', () => {
    const other = aMemo({
      ...{ number: 4, version: 4 },
      rows: [aRow(1, { outcome: passed }), aRow(2, { outcome: passed })],
    })
    const byOther = aCompletion(102, '2026-03-10', { memoId: done.id, obligationId: facts(2).obligation.id })
    const rows = joinRows(
      undone({
        ...after,
        memo: other,
        known: [facts(1, {}, ofMemo), facts(2, {}, byOther), facts(3, {}, alone)],
      }),
    )
    expect(rows['taken-back-completions']).toMatchObject([{ id: 100 }, { id: 101 }])
    expect(rows['changed-memos']).toMatchObject([
      { memo: { rows: [{ outcome: { kind: 'pending' } }, { outcome: passed }] } },
    ])
  })

  it('names whose rows or trainings were touched since, and does nothing', () => {
    const touched = (changes: Stored) => {
      const outcome = undone({ ...after, ...changes })
      return outcome.ok ? null : outcome.error
    }
    const names = (...all: string[]) => ({ code: 'paper-record/touched', names: all, count: all.length })
    const gone = { ...ofMemo, takenBack: signed }
    const rest = after.known.slice(1)
    expect(touched({ known: [facts(1, here, gone), ...rest] })).toEqual(names('Работник 1'))
    const again = aCompletion(110, '2026-03-11', { memoId: done.id })
    expect(touched({ known: [facts(1, here, gone, again), ...rest] })).toEqual(names('Работник 1'))
    const elsewhere = { memo: { id: memo(9), number: 9 } }
    expect(touched({ known: [facts(1, elsewhere, ofMemo), ...rest] })).toEqual(names('Работник 1'))
    expect(touched({ memo: { ...done, canceled: true } })).toEqual(names('Работник 1'))
    expect(touched({ known: [...after.known.slice(0, 2), facts(3, elsewhere, alone)] })).toEqual(
      names('Работник 3'),
    )
    expect(
      touched({ known: [facts(1, elsewhere, ofMemo), facts(2, here), facts(3, elsewhere, alone)] }),
    ).toEqual(names('Работник 1', 'Работник 3'))
    expect(touched({ known: [facts(2, here), facts(3, {}, alone)] })).toEqual(names('Работник 1'))
  })

  it('names alone whom it was who was touched', () => {
    const whole = aMemo({
      ...{ number: 4, version: 4 },
      rows: [aRow(1, { outcome: passed }), aRow(2, { outcome: passed })],
    })
    const second = aCompletion(102, '2026-03-10', { memoId: done.id, obligationId: facts(2).obligation.id })
    const rows = [
      ...made.rows,
      { ...made.rows[0], obligationId: facts(2).obligation.id, completionId: second.id },
    ]
    const outcome = undone({
      memo: whole,
      known: [facts(1, {}, ofMemo), facts(2, {}, { ...second, takenBack: signed })],
      record: { record: aRecord(), made: { ...nothingMade, rows: rows as typeof made.rows } },
    })
    expect(outcome).toEqual({
      ...{ ok: false, error: { code: 'paper-record/touched', names: ['Работник 2'], count: 1 } },
    })
  })

  it('names whose checks the register knows or is asked for, and does nothing', () => {
    const check = (one: typeof ofMemo, lastName: string, given: Partial<KnowledgeCheck>) =>
      ({
        ...{ completionId: one.id, registry: null, awaitedIn: null },
        ...{ person: { lastName, firstName: 'Пётр', fatherName: null }, ...given },
      }) as KnowledgeCheck
    const told = (...given: readonly [Partial<KnowledgeCheck>, Partial<KnowledgeCheck>]) => {
      const checks = [check(ofMemo, 'Галкин', given[0]), check(alone, 'Белов', given[1])]
      const outcome = undone({ ...after, checks })
      return outcome.ok ? null : outcome.error
    }
    const sent = { awaitedIn: 3 as RegistrySetId }
    const names = (...all: string[]) => ({ code: 'paper-record/told', names: all, count: all.length })
    expect(told({}, {})).toBeNull()
    expect(told(sent, {})).toEqual(names('Галкин Пётр'))
    expect(told({}, { registry: '77' })).toEqual(names('Белов Пётр'))
    expect(told(sent, { registry: '77' })).toEqual(names('Белов Пётр', 'Галкин Пётр'))
  })

  it('names five of many', () => {
    const many = Array.from({ length: 7 }, (_, i) => i + 11)
    const of = (id: number) => facts(id).obligation.id
    const entered = many.map((id) => ({ obligationId: of(id), completionId: completion(id) }))
    const known = many.map((id) =>
      facts(
        id,
        { memo: { id: memo(9), number: 9 } },
        aCompletion(id, '2026-03-10', { obligationId: of(id) }),
      ),
    )
    const onlyDone = { ...nothingMade, done: { ...nothingMade.done, entered } }
    const outcome = undone({ known, record: { record: aRecord(), made: onlyDone } })
    expect(outcome).toMatchObject({ ok: false, error: { count: 7 } })
    expect(!outcome.ok && 'names' in outcome.error && outcome.error.names).toHaveLength(5)
  })

  it('passes over whoever was erased since, with their memo', () => {
    const rows = joinRows(undone({ ...after, memo: null, known: [facts(3, {}, alone)] }))
    expect(rows['taken-back-completions']).toMatchObject([{ id: 101 }])
    expect(rows['changed-memos']).toBeUndefined()
    const left = aMemo({ rows: [aRow(2)], version: 4 })
    const without = joinRows(undone({ ...after, memo: left, known: [facts(2, here), facts(3, {}, alone)] }))
    expect(without['taken-back-completions']).toMatchObject([{ id: 101 }])
  })

  it('is done once, and where there is something to undo', () => {
    const over = { ok: false, error: { code: 'paper-record/undone' } }
    expect(undone({ ...after, record: null })).toEqual(over)
    const record = { record: aRecord({ undone: signed }), made }
    expect(undone({ ...after, record })).toEqual(over)
    expect(undone({ ...after, document: null })).toEqual({ ok: false, error: { code: 'not-found' } })
  })
})
