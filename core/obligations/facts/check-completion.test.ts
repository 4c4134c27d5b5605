import { expect, test } from 'vitest'
import { aDraft, aTraining, day, gloves, today } from '../../../tests/examples.ts'
import type { CompletionFact } from '../completion.ts'
import type { Subject } from '../subject.ts'
import { checkCompletion, checkDraft, firstCompletion, storedFact } from './check-completion.ts'

const workplace: Subject = { section: 'workingConditions', established: '2' }
const risk: Subject = { section: 'risk', established: 'low' }
const on = (changes: Partial<CompletionFact> = {}): CompletionFact => ({
  date: today,
  result: 'passed',
  quantity: null,
  ...changes,
})
const refusals = (refusal: ReturnType<typeof checkCompletion>) =>
  refusal?.errors.map(({ field, code }) => `${field} ${code}`) ?? []

test('a completion is not of a day to come', () => {
  expect(checkCompletion(aTraining, on(), today)).toBeNull()
  expect(refusals(checkCompletion(aTraining, on({ date: day('2026-03-17') }), today))).toEqual([
    'date date/in-future',
  ])
})

test('each section has its own results', () => {
  const wrong = ['result completion/wrong-result']
  const said = (subject: Subject, result: CompletionFact['result']) =>
    refusals(checkCompletion(subject, on({ result }), today))
  for (const subject of [aTraining, gloves(2)]) {
    expect(said(subject, 'failed')).toEqual([])
    expect(said(subject, '3.1')).toEqual(wrong)
  }
  expect(said(workplace, '3.1')).toEqual([])
  expect(said(workplace, 'low')).toEqual(wrong)
  expect(said(workplace, 'passed')).toEqual(wrong)
  expect(said(risk, 'high')).toEqual([])
  expect(said(risk, '2')).toEqual(wrong)
})

test('pieces are whole and at least one; all of them unless said otherwise', () => {
  const said = (subject: Subject, quantity: number | null) =>
    refusals(checkCompletion(subject, on({ quantity }), today))
  expect(said(gloves(2), null)).toEqual([])
  expect(said(gloves(2), 1)).toEqual([])
  for (const quantity of [0, -1, 1.5])
    expect(said(gloves(2), quantity)).toEqual(['quantity quantity/invalid'])
  expect(said(gloves(0), null)).toEqual(['quantity quantity/invalid'])
  expect(said(gloves(0), 2)).toEqual([])
  expect(said(aTraining, 0)).toEqual([])
})

test('all refusals are told at once', () => {
  const fact = on({ date: day('2027-01-01'), result: '2', quantity: 0 })
  expect(refusals(checkCompletion(gloves(1), fact, today))).toHaveLength(3)
})

test('pieces are stored where there are any', () => {
  expect(storedFact(gloves(3), on())).toEqual(on({ quantity: 3 }))
  expect(storedFact(gloves(3), on({ quantity: 2 }))).toEqual(on({ quantity: 2 }))
  expect(storedFact(aTraining, on({ quantity: 2 }))).toEqual(on())
})

test('the date of a draft stands for what was found, or for what was done', () => {
  const first = (subject: Subject, date: string | null = '2026-03-10') =>
    firstCompletion({ subject, date: date === null ? null : day(date) })
  expect(first(aTraining, null)).toBeNull()
  expect(first(aTraining)).toEqual({ date: '2026-03-10', result: 'passed', quantity: null })
  expect(first(gloves(3))).toEqual({ date: '2026-03-10', result: 'passed', quantity: 3 })
  expect(first(workplace)?.result).toBe('2')
  expect(first({ section: 'risk', established: 'notAssessed' })?.result).toBe('passed')
})

test('an obligation is given from a day that has come, and one that recurs counts from something', () => {
  const said = (changes: Parameters<typeof aDraft>[0]) => refusals(checkDraft(aDraft(changes), today))
  const recurring = ['date obligation/date-or-deadline']
  expect(said({ date: today })).toEqual([])
  expect(said({ date: day('2026-03-17') })).toEqual(['date date/in-future'])
  expect(said({ date: null, deadline: null })).toEqual(recurring)
  expect(said({ date: null, deadline: day('2027-01-01') })).toEqual([])
  expect(said({ date: null, deadline: null, periodicity: { kind: 'once' } })).toEqual([])
  expect(said({ subject: gloves(0) })).toEqual(['quantity quantity/invalid'])
  expect(said({ subject: gloves(0), date: null, deadline: null })).toEqual([
    ...recurring,
    'quantity quantity/invalid',
  ])
})
