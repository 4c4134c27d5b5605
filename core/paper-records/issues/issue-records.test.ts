import { expect, test } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import { facts } from '../../../tests/commands/memo-storage.ts'
import {
  aPaper,
  aRecord,
  asked,
  joinRows,
  makePaperStorage,
  signed,
} from '../../../tests/commands/paper-storage.ts'
import { aCompletion, day, employee, memo } from '../../../tests/examples.ts'
import type { TemplateId } from '../../documents/library/template.ts'
import type { Subject } from '../../obligations/subject.ts'
import { look } from '../look.ts'
import { listDaysDone } from '../offer.ts'
import { nothingMade } from '../paper-record.ts'
import { record } from '../record.ts'
import { undo } from '../undoing/undo.ts'
import { readIssues } from './read-issues.ts'

const helmet = {
  ...{ section: 'ppe', name: 'Каска', quantity: 1, unit: 'piece' },
  ...{ event: 'issuance', norm: null, size: null },
} as Subject
const document = aPaper({ templateId: 4012 as TemplateId, title: 'Журнал', kind: 'journal', employees: [] })
const row = (given: object = {}) => ({
  ...{ date: '09.03.2026', who: 'Работник 1, Склад', item: 'каска', count: '2 шт.' },
  ...given,
})
const known = [
  facts(1, { subject: helmet }),
  facts(2, { subject: helmet }),
  facts(3, { subject: { ...helmet, event: 'return' } as Subject }),
]
type Stored = Partial<Parameters<typeof makePaperStorage>[0]>
const storage = (rows: readonly object[], stored: Stored = {}) =>
  makePaperStorage({ document, answers: { rows }, known, ...stored }).answers
const offerOf = (rows: readonly object[], stored?: Stored) => {
  const looked = followInCompany(look.run(asked, signed), storage(rows, stored))
  if (!looked.ok) throw new Error(JSON.stringify(looked.error))
  return looked.value.answer
}
const whyOf = (rows: readonly object[], stored?: Stored) =>
  offerOf(rows, stored).rows.map(({ becomes, why }) => why ?? becomes)
const recorded = (rows: readonly object[], keys: readonly string[], stored?: Stored) => {
  const details = { rows: keys, failed: [], mark: offerOf(rows, stored).mark }
  return followInCompany(record.run({ ...asked, details }, signed), storage(rows, stored))
}

test('a row names whom, what, how many and when', () => {
  expect(readIssues({ rows: [row(), row({ count: '', date: 'вчера' }), row({ count: '10000' })] })).toEqual([
    { row: 0, fullName: 'Работник 1', item: 'каска', date: '2026-03-09', quantity: 2 },
    { row: 1, fullName: 'Работник 1', item: 'каска', date: null, quantity: null },
    { row: 2, fullName: 'Работник 1', item: 'каска', date: '2026-03-09', quantity: 1000 },
  ])
  expect(readIssues({ rows: [row({ count: '0' })] })).toMatchObject([{ quantity: null }])
  expect(readIssues({ rows: [row({ who: ' ' }), row({ item: 5 }), 'x', null] })).toEqual([])
  expect(readIssues({ rows: 'x' })).toEqual([])
})

test('an issue goes onto the card of whom it names, by what they are to have', () => {
  const { rows, ...offer } = offerOf([row(), row({ who: 'Работник 2' })])
  expect(offer).toMatchObject({ kind: 'issue', number: '12', record: null })
  const issuedTo = (id: number) => ({ employeeId: employee(id), on: day('2026-03-09') })
  const common = { becomes: 'issue', memoNumber: null, instead: '', why: null, chosen: true }
  expect(rows).toEqual([
    { key: 'row:0', who: 'Работник 1', what: 'каска, 09.03.2026', ...common, done: issuedTo(1) },
    { key: 'row:1', who: 'Работник 2', what: 'каска, 09.03.2026', ...common, done: issuedTo(2) },
  ])
  const meant = { chosen: new Set(['row:1']), date: day('2026-03-12') }
  expect(listDaysDone({ ...offer, rows }, meant)).toEqual([{ employeeId: 2, date: '2026-03-09' }])
  const written = joinRows(recorded([row(), row({ who: 'Работник 2', count: '' })], ['row:0', 'row:1']))
  expect(written['entered-completions']).toMatchObject([
    { obligationId: 1, date: '2026-03-09', result: 'passed', quantity: 2, memoId: null },
    { obligationId: 2, date: '2026-03-09', quantity: null },
  ])
  expect(JSON.stringify(written['entered-completions'])).not.toContain('protocol')
  expect(written['paper-records']).toMatchObject([{ count: 2, things: { done: { entered: [{}, {}] } } }])
})

test('a row of which nothing becomes says why', () => {
  expect(whyOf([row({ who: 'Другой Иван' })])).toEqual(['person-unknown'])
  expect(
    whyOf([row()], {
      known: [
        ...known,
        { ...facts(4, { subject: helmet, employeeId: employee(4) }), fullName: 'Работник 1' },
      ],
    }),
  ).toEqual(['person-unknown'])
  expect(whyOf([row({ item: 'Очки' }), row({ who: 'Работник 3' })])).toEqual([
    'no-obligation',
    'no-obligation',
  ])
  expect(whyOf([row({ date: '' }), row({ date: '17.03.2026' })])).toEqual(['no-date', 'no-date'])
  expect(whyOf([row({ date: '16.03.2026' })])).toEqual(['issue'])
  const inMemo = facts(1, { subject: helmet, memo: { id: memo(1), number: 4 } })
  expect(whyOf([row()], { known: [inMemo] })).toEqual(['in-memo'])
  const done = (date: string) => facts(1, { subject: helmet }, aCompletion(1, date))
  expect(whyOf([row()], { known: [done('2026-03-09')] })).toEqual(['recorded'])
  expect(whyOf([row()], { known: [done('2026-03-10')] })).toEqual(['later-known'])
  expect(whyOf([row()], { known: [done('2026-03-08')] })).toEqual(['issue'])
  expect(whyOf([])).toEqual([])
})

test('of two issues of one thing the later is taken, once', () => {
  expect(whyOf([row({ date: '08.03.2026' }), row(), row({ count: '1' })])).toEqual([
    'later-known',
    'issue',
    'later-known',
  ])
  expect(whyOf([row(), row({ date: '08.03.2026' })])).toEqual(['issue', 'later-known'])
})

const made = aCompletion(5, '2026-03-09', { obligationId: facts(1).obligation.id, quantity: 2 })
const entered = [{ obligationId: made.obligationId, completionId: made.id }]
const undone = (...others: typeof known) =>
  followInCompany(
    undo.run(asked, signed),
    storage([row()], {
      known: [facts(1, { subject: helmet }, made), ...others],
      record: { record: aRecord(), made: { ...nothingMade, done: { ...nothingMade.done, entered } } },
    }),
  )

test('what was issued is taken back together', () => {
  const outcome = undone()
  expect(joinRows(outcome)['undone-paper-records']).toHaveLength(1)
  expect(JSON.stringify(joinRows(outcome))).toContain('"taken-back-completions"')
})

test('what was returned since is not taken back: whoever returned it is named', () => {
  const subject = { ...helmet, event: 'return' } as Subject
  const returned = aCompletion(6, '2026-03-12', { obligationId: facts(9).obligation.id, quantity: 1 })
  const own = facts(9, { subject, employeeId: employee(1) }, returned)
  expect(undone(own)).toEqual({
    ...{ ok: false, error: { code: 'paper-record/touched', names: ['Работник 1'], count: 1 } },
  })
})
