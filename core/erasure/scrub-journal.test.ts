import { expect, test } from 'vitest'
import { ERASED, scrubJournal } from './scrub-journal.ts'

const gone = { ids: { employee: [5], obligation: [51, 52] }, words: ['Носов Пётр Ильич', '112-233-445 95'] }
const hired = {
  record: 'employee',
  ids: [5],
  before: null,
  after: { lastName: 'Носов', snils: '112-233-445 95' },
}

test('the values of the erased go, that there was a change stays', () => {
  expect(scrubJournal([hired], gone)).toEqual([{ record: 'employee', ids: [5], before: null, after: null }])
  const given = {
    record: 'obligation',
    ids: [51, 52],
    before: null,
    after: { employeeId: 5, date: '2026-01-10' },
  }
  expect(scrubJournal([given], gone)).toEqual([{ ...given, after: null }])
})

test('what is about others too keeps their values and loses the erased', () => {
  const shared = {
    record: 'document',
    ids: [7],
    before: { note: 'Выдано: Носов Пётр Ильич' },
    after: { employeeIds: [4, 5, 6], employeeId: 5, rows: [{ obligationId: 51, place: 5 }], number: '5' },
  }
  expect(scrubJournal([shared], gone)).toEqual([
    {
      ...shared,
      before: { note: `Выдано: ${ERASED}` },
      after: { employeeIds: [4, 6], employeeId: null, rows: [{ obligationId: null, place: 5 }], number: '5' },
    },
  ])
})

test('what is kept by the ids of people loses that of the erased', () => {
  const change = {
    record: 'incident',
    ids: [7],
    before: null,
    after: { lostDays: { 4: 3, 5: 12, 'ли ян/': 1 } },
  }
  expect(scrubJournal([change], gone)).toEqual([{ ...change, after: { lostDays: { 4: 3, 'ли ян/': 1 } } }])
})

test('a change of several records keeps its values while one of them is still there', () => {
  const alike = { record: 'obligation', ids: [51, 60], before: null, after: { employeeId: 5, done: true } }
  expect(scrubJournal([alike], gone)).toEqual([{ ...alike, after: { employeeId: null, done: true } }])
})

test('why somebody is excepted from a requirement goes with them, and that of others stays', () => {
  const excepted = (before: number | null, after: number | null) => {
    const values = (employeeId: number | null) => employeeId && { employeeId, reason: 'Отпуск по уходу' }
    return {
      record: 'requirement-exception',
      ids: [9],
      before: values(before) || null,
      after: values(after) || null,
    }
  }
  const scrubbed = { record: 'requirement-exception', ids: [9], before: null, after: null }
  for (const line of [excepted(null, 5), excepted(5, null), excepted(5, 5)])
    expect(scrubJournal([line], gone)).toEqual([scrubbed])
  const other = [excepted(6, 6)]
  expect(scrubJournal(other, gone)).toBe(other)
  const measure = { ...excepted(null, 5), record: 'measure' }
  expect(scrubJournal([measure], gone)).toMatchObject([{ after: { reason: 'Отпуск по уходу' } }])
  expect(scrubJournal([excepted(null, 5)], { ...gone, ids: {} })).toEqual([excepted(null, 5)])
})

test('a value that holds nothing stays as it was', () => {
  const moved = { record: 'memo', ids: [7], before: { note: null }, after: { note: null, employeeId: 5 } }
  expect(scrubJournal([moved], gone)).toEqual([{ ...moved, after: { note: null, employeeId: null } }])
})

test('a line that is about no one erased is the same', () => {
  const other = [{ record: 'employee', ids: [6], before: null, after: { lastName: 'Носова' } }]
  expect(scrubJournal(other, gone)).toBe(other)
  const namesake = [{ record: 'position', ids: [5], before: null, after: { name: 'Слесарь' } }]
  expect(scrubJournal(namesake, gone)).toBe(namesake)
})
