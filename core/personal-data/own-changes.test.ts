import { expect, test } from 'vitest'
import { employee } from '../../tests/examples.ts'
import { keepOwnChanges } from './own-changes.ts'

const own = { ids: { employee: [5], incident: [7], evidence: [9] }, words: ['Носов Пётр Ильич'] }
const hired = (id: number, lastName: string) => ({
  record: 'employee',
  ids: [id],
  before: null,
  after: { lastName },
})

test('of a line about several people only what is about the employee', () => {
  expect(keepOwnChanges([hired(5, 'Носов'), hired(6, 'Белова')], employee(5), own)).toEqual([
    hired(5, 'Носов'),
  ])
  expect(keepOwnChanges([hired(6, 'Белова')], employee(5), own)).toEqual([])
})

test('who else was injured, or is in a commission, is not told', () => {
  const [self, other, outsider] = [5, 6, null].map((employeeId) => ({ employeeId, severity: 'easy' }))
  const change = {
    record: 'incident',
    ids: [7],
    before: { injured: [outsider] },
    after: {
      injured: [self, other, outsider],
      commission: { orderNumber: '1', chair: other, members: [[other, self]] },
      said: { common: { icd: 'S60' }, injured: { '5': { icd: 'S61' }, '6': { icd: 'S62' } } },
      place: 'Карьер',
      completedOn: null,
      papers: [null, 4, 'акт'],
    },
  }
  expect(keepOwnChanges([change], employee(5), own)).toEqual([
    {
      ...change,
      before: { injured: [] },
      after: {
        injured: [self],
        commission: { orderNumber: '1', chair: null, members: [[self]] },
        said: { common: { icd: 'S60' }, injured: { '5': { icd: 'S61' } } },
        place: 'Карьер',
        completedOn: null,
        papers: [null, 4, 'акт'],
      },
    },
  ])
})

test('what evidence is called is not told: it may be by anyone’s name', () => {
  const attached = { record: 'evidence', ids: [9], before: null, after: { name: 'Белова.pdf' } }
  expect(keepOwnChanges([attached], employee(5), own)).toEqual([])
})

test('a microtrauma is told to the one injured, and not to whoever reviewed it', () => {
  const hurt = { ...own, ids: { ...own.ids, microtrauma: [3] } }
  const change = (id: number) => ({
    record: 'microtrauma',
    ids: [id],
    before: null,
    after: { injury: 'Ссадина', reviewers: [{ employeeId: 5, fullName: 'Носов Пётр Ильич' }] },
  })
  expect(keepOwnChanges([change(3), change(4)], employee(5), hurt)).toEqual([change(3)])
  expect(keepOwnChanges([change(3)], employee(5), own)).toEqual([])
  expect(keepOwnChanges([{ ...change(3), ids: [3, 4] }], employee(5), hurt)).toEqual([])
})

test('a measure is told of to whoever answers for it alone', () => {
  const planned = (employeeId: number) => ({
    record: 'measure',
    ids: [7],
    before: null,
    after: { what: 'Ограждение', employeeId, responsible: 'Белова' },
  })
  const gone = { ids: { employee: [5], measure: [7] }, words: [] }
  expect(keepOwnChanges([planned(5), planned(6)], employee(5), gone)).toEqual([planned(5)])
  const handedOver = { ...planned(6), before: { employeeId: 5 } }
  expect(keepOwnChanges([handedOver], employee(5), gone)).toHaveLength(1)
  const left = (employeeId: number) => ({ ...planned(6), before: { employeeId }, after: null })
  expect(keepOwnChanges([left(6), left(5)], employee(5), gone)).toEqual([left(5)])
})
