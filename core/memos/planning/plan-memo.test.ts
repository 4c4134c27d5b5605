import { expect, test } from 'vitest'
import { byMemo, change, formed, known, on, planned, row } from '../../../tests/commands/memo-plans.ts'
import {
  aCompletion,
  aRow,
  aTraining,
  day,
  employee,
  gloves,
  instant,
  someone,
} from '../../../tests/examples.ts'
import { noSizes } from '../../employees/sizes/sizes.ts'
import type { Subject } from '../../obligations/subject.ts'
import { pending } from '../memo.ts'
import type { KnownFacts } from './memo-plan.ts'
import { planCancel, planMemo } from './plan-memo.ts'

test('a row keeps a snapshot of the obligation and its person as they were on the day of forming', () => {
  const facts = known({ completions: [aCompletion(1, '2023-04-10')], fullName: 'Белов Илья Сергеевич' })
  expect(planned(formed([]), { rows: [row(1)] }, facts)).toMatchObject({
    memo: {
      rows: [
        {
          obligationId: 1,
          employeeId: 1,
          fullName: 'Белов Илья Сергеевич',
          department: 'Карьер',
          position: 'Машинист',
          subject: aTraining,
          baseDate: '2023-04-10',
          deadline: '2026-04-10',
          outcome: pending,
        },
      ],
    },
    takeBack: [],
    enter: [],
    standing: [1],
  })
})

test('a row says the size of its employee unless the obligation says its own', () => {
  const facts = known({ changes: { subject: gloves(2) } })
  const sizes = new Map([[employee(1), { ...noSizes, gloveSize: '10' }]])
  const plan = planned(formed([], { section: 'ppe' }), { rows: [row(1)] }, { ...facts, sizes })
  expect(plan).toMatchObject({ memo: { rows: [{ subject: { size: '10' } }] } })
})

test('a row already in the memo keeps its old snapshot', () => {
  const before = formed([aRow(1, { fullName: 'Прежняя Фамилия', deadline: day('2025-01-01') })])
  expect(planned(before, { rows: [row(1)] }, known({ fullName: 'Новая Фамилия' }))).toMatchObject({
    memo: { rows: [{ fullName: 'Прежняя Фамилия', deadline: '2025-01-01' }] },
  })
})

test('rows are in the Russian order of names, ё beside е', () => {
  const facts = known(
    { fullName: 'Ёлкин' },
    { fullName: 'Жук' },
    { fullName: 'Ежов' },
    { fullName: 'Адамов' },
  )
  const plan = planned(formed([]), { rows: [row(2), row(1), row(4), row(3)] }, facts)
  expect('memo' in plan && plan.memo.rows.map(({ fullName }) => fullName)).toEqual([
    'Адамов',
    'Ежов',
    'Ёлкин',
    'Жук',
  ])
})

test('a person may have several rows in one memo', () => {
  const same = { changes: { employeeId: employee(1) } }
  expect(planned(formed([]), { rows: [row(1), row(2)] }, known(same, same))).toMatchObject({
    standing: [1, 2],
  })
})

test('a row counts at once when its date is entered, and the memo waits for the others', () => {
  const before = formed([aRow(1), aRow(2)])
  expect(planned(before, { rows: [row(1, on('2026-03-10')), row(2)] }, known({}, {}))).toMatchObject({
    takeBack: [],
    enter: [[1, { date: '2026-03-10', result: 'passed', quantity: null }]],
    standing: [1, 2],
  })
})

test('the last date completes the memo and frees its rows', () => {
  const before = formed([aRow(1, { outcome: on('2026-03-10') }), aRow(2)])
  const facts = known({ completions: [byMemo(1, '2026-03-10')] }, {})
  expect(
    planned(before, { rows: [row(1, on('2026-03-10')), row(2, on('2026-03-12'))] }, facts),
  ).toMatchObject({
    takeBack: [],
    enter: [[2, { date: '2026-03-12' }]],
    standing: [],
  })
})

test('removing a date takes back exactly that fact', () => {
  const before = formed([aRow(1, { outcome: on('2026-03-10') }), aRow(2, { outcome: on('2026-03-12') })])
  const facts = known(
    { completions: [aCompletion(1, '2023-03-10'), byMemo(2, '2026-03-10')] },
    { completions: [byMemo(3, '2026-03-12')] },
  )
  expect(planned(before, { rows: [row(1), row(2, on('2026-03-12'))] }, facts)).toMatchObject({
    takeBack: [1],
    enter: [],
    standing: [1, 2],
  })
})

test('a changed date or result takes the old fact back and enters the new one', () => {
  const before = formed([aRow(1, { outcome: on('2026-03-10') })])
  const facts = known({ completions: [byMemo(2, '2026-03-10')] })
  for (const outcome of [on('2026-03-11'), on('2026-03-10', 'failed')])
    expect(planned(before, { rows: [row(1, outcome)] }, facts)).toMatchObject({
      takeBack: [1],
      enter: [
        [1, { date: 'date' in outcome && outcome.date, result: 'result' in outcome && outcome.result }],
      ],
    })
})

test('saving the same again writes nothing, and a fact once taken back is entered again', () => {
  const before = formed([aRow(1, { outcome: on('2026-03-10') })])
  const again = { rows: [row(1, on('2026-03-10'))] }
  expect(planned(before, again, known({ completions: [byMemo(2, '2026-03-10')] }))).toMatchObject({
    takeBack: [],
    enter: [],
  })
  const takenBack = { by: someone, at: instant('2026-03-11T10:00:00.000Z') }
  expect(
    planned(before, again, known({ completions: [byMemo(2, '2026-03-10', { takenBack })] })),
  ).toMatchObject({
    takeBack: [],
    enter: [[1, { date: '2026-03-10' }]],
  })
})

test('a change of the header alone leaves rows and facts as they are', () => {
  const before = formed([aRow(1, { outcome: on('2026-03-10') }), aRow(2)])
  const facts = known({ completions: [byMemo(2, '2026-03-10')] }, {})
  expect(planned(before, { header: { note: 'Срочно' } }, facts)).toMatchObject({
    memo: { note: 'Срочно', rows: before.rows },
    takeBack: [],
    enter: [],
    standing: [1, 2],
  })
})

test('a canceled memo is changed and canceled no more', () => {
  const canceled = formed([aRow(1)], { canceled: true })
  expect(planned(canceled, { header: { note: 'x' } }, known({}))).toEqual({ code: 'memo/canceled' })
  expect(planCancel(canceled)).toEqual({ ok: false, error: { code: 'memo/canceled' } })
})

test('a memo is canceled only while no row has a result, and then frees its rows', () => {
  expect(planCancel(formed([aRow(1)]))).toEqual({
    ok: true,
    value: { memo: formed([aRow(1)], { canceled: true }), takeBack: [], enter: new Map(), standing: [] },
  })
  const done = formed([aRow(1, { outcome: on('2026-03-10') }), aRow(2)])
  expect(planCancel(done)).toEqual({ ok: false, error: { code: 'memo/has-results' } })
})

test('an obligation that the store did not read is a programmer’s mistake', () => {
  expect(() => planMemo(formed([]), change({ rows: [row(1)] }), known())).toThrow('no facts of obligation 1')
})

test('another quantity of the same day replaces the fact, and so does another day with another quantity', () => {
  const subject: Subject = {
    section: 'ppe',
    name: 'Каска',
    quantity: 4,
    unit: 'piece',
    norm: null,
    size: null,
    event: 'issuance',
  }
  const facts: KnownFacts = known({
    changes: { subject },
    completions: [byMemo(1, '2026-03-10', { quantity: 4 })],
  })
  const before = formed([aRow(1, { subject, outcome: on('2026-03-10') })], { section: 'ppe' })
  const edited = (date: string, quantity: number | null) =>
    planned(before, { rows: [row(1, on(date), quantity)] }, facts)
  expect(edited('2026-03-10', null)).toMatchObject({ takeBack: [], enter: [] })
  expect(edited('2026-03-10', 3)).toMatchObject({
    memo: { rows: [{ subject: { quantity: 3 } }] },
    takeBack: [1],
    enter: [[1, { date: '2026-03-10', result: 'passed', quantity: 3 }]],
  })
  expect(edited('2026-03-11', 3)).toMatchObject({
    takeBack: [1],
    enter: [[1, { date: '2026-03-11', result: 'passed', quantity: 3 }]],
  })
})

test('a quantity is of PPE alone: another row keeps its subject', () => {
  expect(planned(formed([]), { rows: [row(1, pending, 3)] }, known({}))).toMatchObject({
    memo: { rows: [{ subject: aTraining }] },
  })
  const plan = planned(formed([]), { rows: [row(1, pending, 3)] }, known({}))
  expect('memo' in plan && plan.memo.rows[0]?.subject).toEqual(aTraining)
})
