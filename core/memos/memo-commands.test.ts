import { describe, expect, it } from 'vitest'
import {
  aCompletion,
  aHeader,
  aMemo,
  anEmployee,
  anObligation,
  aRow,
  day,
  employee,
  gloves,
  instant,
  memo,
  mining,
  months,
  obligation,
  someDepartment,
  someone,
  today,
} from '../../tests/examples.ts'
import { type Answers, follow } from '../commands/follow.ts'
import type { TodayOf } from '../companies/company-facts.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { LockEmployees } from '../employees/employee-facts.ts'
import type { Completion } from '../obligations/completion.ts'
import type { KnownObligation, ObligationQuestion } from '../obligations/facts/obligation-facts.ts'
import type { Obligation } from '../obligations/obligation.ts'
import { ppeFactsOf } from '../obligations/ppe/ppe-facts.ts'
import { cancel } from './cancel.ts'
import { edit } from './edit.ts'
import { form } from './form.ts'
import { type Memo, type Outcome, pending } from './memo.ts'
import type { MemoDraft, MemoEdit, RowDraft } from './memo-draft.ts'
import type { MemoQuestion } from './memo-facts.ts'
import { memoInput, memoPatch } from './reading/memo-input.ts'

const signed = { by: someone, at: instant('2026-03-16T09:30:00.000Z') }
const companyId = mining

type Asked = Answers<ObligationQuestion | MemoQuestion | TodayOf | LockEmployees>

/** A storage of employees 1 to 3 with their obligations, and perhaps of a memo; new ids begin with 100. */
function storage(known: readonly KnownObligation[], stored: Memo | null = null) {
  const kinds: string[] = []
  const of = (ids: readonly number[]) => known.filter(({ obligation }) => ids.includes(obligation.id))
  const ids = <Id extends number>(count: number) =>
    Array.from({ length: count }, (_, i) => 100 + i) as readonly number[] as readonly [Id, ...Id[]]
  const person = (id: EmployeeId) => ({
    ...anEmployee({ lastName: 'Белова' }),
    id,
    companyId,
    position: { id: anEmployee().positionId, name: 'Машинист' },
    version: 1,
  })
  const answers: Asked = {
    today: () => today,
    employees: ({ ids }) => new Map(ids.filter((id) => id <= 3).map((id) => [id, person(id)])),
    'obligation-owners': ({ ids }) =>
      new Map(of(ids).map(({ obligation: { id, employeeId } }) => [id, { employeeId, section: 'ppe' }])),
    obligations: ({ ids }) => new Map(of(ids).map((facts) => [facts.obligation.id, facts])),
    'ppe-facts': () => known.flatMap(({ obligation, completions }) => ppeFactsOf(obligation, completions)),
    'new-obligation-ids': ({ count }) => ids(count),
    'new-completion-ids': ({ count }) => ids(count),
    memo: ({ id }) => (stored?.id === id ? stored : null),
    'memo-defaults': () => ({ directorName: 'Пименов Антон Львович', userName: 'vera@example.org' }),
    'department-names': ({ ids }) => new Map(ids.map((id) => [id, 'Карьер'])),
    'next-memo': () => ({ id: memo(50), number: 12 }),
  }
  const watched = Object.fromEntries(
    Object.entries(answers).map(([kind, answer]) => [
      kind,
      (query: never) => {
        kinds.push(kind)
        return answer(query)
      },
    ]),
  )
  return { answers: watched as Asked, kinds }
}

const facts = (
  id: number,
  changes: Partial<Obligation> = {},
  ...completions: readonly Completion[]
): KnownObligation => ({
  obligation: anObligation(id, changes),
  completions,
  fullName: `Работник ${id}`,
  department: 'Карьер',
  position: 'Машинист',
})
const dated: Outcome = { kind: 'dated', date: day('2026-03-10'), result: 'passed' }
const row = (id: number, outcome: Outcome = pending): RowDraft => ({
  obligationId: obligation(id),
  quantity: null,
  outcome,
})
const draft = (changes: Partial<MemoDraft> = {}): MemoDraft => ({
  section: 'training',
  header: aHeader(),
  reportApprovedOn: null,
  rows: [],
  ...changes,
})
const newRow = (id: number, outcome: Outcome = pending): RowDraft => ({
  obligationId: null,
  employeeId: employee(id),
  subject: { section: 'training', name: 'Работы на высоте' },
  periodicity: months(12),
  deadline: null,
  outcome,
})
type Written = { readonly writes: readonly { readonly kind: string; readonly rows: readonly unknown[] }[] }
function rowsOf(
  outcome: { readonly ok: true; readonly value: Written } | { readonly ok: false; readonly error: unknown },
) {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  const some = outcome.value.writes.filter(({ rows }) => rows.length > 0)
  return Object.fromEntries(some.map(({ kind, rows }) => [kind, rows]))
}
const notFound = { ok: false, error: { code: 'not-found' } }

describe('forming', () => {
  const formed = (given: MemoDraft, ...known: readonly KnownObligation[]) => {
    const { answers, kinds } = storage(known)
    return { outcome: follow(form.run({ companyId, details: memoInput(given) }, signed), answers), kinds }
  }

  it('takes the next number, and its rows stand in it', () => {
    const { outcome } = formed(draft({ rows: [row(1), row(2)] }), facts(1), facts(2))
    expect(outcome).toMatchObject({ value: { answer: { id: 50, number: 12, version: 1, rows: [{}, {}] } } })
    expect(rowsOf(outcome)).toMatchObject({
      'formed-memos': [{ memo: { id: 50, number: 12 }, formed: signed }],
      'changed-obligations': [
        { before: { memo: null }, obligation: { id: 1, memo: { id: 50, number: 12 } } },
        { obligation: { id: 2, memo: { id: 50 } } },
      ],
      journal: [
        {
          command: 'memos/form',
          changes: [
            {
              record: 'memo',
              ids: [50],
              before: null,
              after: { number: 12, section: 'training', rows: [1, 2] },
            },
          ],
        },
      ],
    })
  })

  it('asks for the number last, and of PPE only where there is any', () => {
    expect(formed(draft({ rows: [row(1)] }), facts(1)).kinds).toEqual([
      'memo-defaults',
      'today',
      'obligations',
      'next-memo',
    ])
    const helmet = facts(1, { subject: gloves(1) })
    expect(formed(draft({ section: 'ppe', rows: [row(1, dated)] }), helmet).kinds).toEqual([
      'memo-defaults',
      'today',
      'obligation-owners',
      'employees',
      'obligations',
      'ppe-facts',
      'new-completion-ids',
      'next-memo',
    ])
  })

  it('makes the obligations that rows ask for, due today, and completes them', () => {
    const { outcome } = formed(draft({ rows: [newRow(3, dated), row(1)] }), facts(1))
    expect(rowsOf(outcome)).toMatchObject({
      'given-obligations': [
        {
          obligation: { id: 100, employeeId: 3, fixed: { deadline: today } },
          holder: { id: 3, departmentId: someDepartment },
        },
      ],
      'entered-completions': [{ id: 100, obligationId: 100, memoId: 50, date: '2026-03-10' }],
      'changed-obligations': [
        { obligation: { id: 100, memo: { id: 50 } }, completions: [{ id: 100 }] },
        { obligation: { id: 1 } },
      ],
    })
    expect(outcome.ok && outcome.value.answer.rows[0]).toMatchObject({
      fullName: 'Белова Вера Ильинична',
      department: 'Карьер',
      position: 'Машинист',
      deadline: today,
    })
  })

  it('is refused for an employee or obligation that the company has not, and for rows taken', () => {
    expect(formed(draft({ rows: [newRow(4)] })).outcome).toEqual(notFound)
    expect(formed(draft({ rows: [row(1), row(9)] }), facts(1)).outcome).toEqual(notFound)
    const taken = facts(1, { memo: { id: memo(7), number: 3 } })
    expect(formed(draft({ rows: [row(1)] }), taken).outcome).toMatchObject({
      error: { code: 'memo/rows-taken', rows: [{ fullName: 'Работник 1', memoNumber: 3 }] },
    })
  })

  it('fills a blank header with the director and the signed-in user', () => {
    const header = aHeader({ recipient: '', author: ' ' })
    const { outcome } = formed(draft({ header, rows: [row(1)] }), facts(1))
    expect(outcome.ok && outcome.value.answer).toMatchObject({
      recipient: 'Пименов Антон Львович',
      author: 'vera@example.org',
    })
  })
})

describe('editing', () => {
  const stored = aMemo({ rows: [aRow(1), aRow(2), aRow(3)], version: 4 })
  const here = { memo: { id: stored.id, number: stored.number } }
  const all = [facts(1, here), facts(2, here), facts(3, here)]
  const edited = (given: MemoEdit, known = all, before: Memo = stored, version: number | null = 4) =>
    follow(
      edit.run({ companyId, id: before.id, patch: memoPatch(given), version }, signed),
      storage(known, before).answers,
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
    expect(follow(unknown, storage(all, stored).answers)).toEqual(notFound)
  })
})

describe('cancelling', () => {
  const stored = aMemo({ rows: [aRow(1)], version: 2 })
  const here = { memo: { id: stored.id, number: stored.number } }
  const canceled = (before: Memo, version: number | null) =>
    follow(
      cancel.run({ companyId, id: before.id, version }, signed),
      storage([facts(1, here)], before).answers,
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
