import { describe, expect, it } from 'vitest'
import { aTraining, gloves, today } from '../../../tests/examples.ts'
import type { Subject } from '../subject.ts'
import { readCompletion } from './parse-completion.ts'

const workplace: Subject = { section: 'workingConditions', established: '2' }
const hazard: Subject = { section: 'risk', established: 'notAssessed' }
const read = (subject: Subject, input: Readonly<Record<string, unknown>>) =>
  readCompletion(subject, { date: '2026-03-10', ...input }, today)
const refused = (field: string, code: string) => ({
  ok: false,
  error: { code: 'fields', errors: [{ field, code }] },
})

describe('a completion entered by hand', () => {
  it('has come by today, and is passed unless said otherwise', () => {
    const passed = { date: '2026-03-10', result: 'passed', quantity: null, registeredOn: null }
    for (const result of [undefined, null, ''])
      expect(read(aTraining, { result })).toEqual({ ok: true, value: passed })
    expect(read(aTraining, { date: today }).ok).toBe(true)
    expect(read(aTraining, { date: '2026-03-17' })).toEqual(refused('date', 'date/in-future'))
    expect(read(aTraining, { date: null })).toEqual(refused('date', 'date/required'))
  })

  it('of working conditions is registered not before its report was approved, nor later than today', () => {
    const on = (registeredOn: string | null) => read(workplace, { result: '2', registeredOn })
    expect(on('2026-03-10')).toMatchObject({ value: { registeredOn: '2026-03-10' } })
    expect(on(null)).toMatchObject({ value: { registeredOn: null } })
    expect(on('2026-03-09')).toEqual(refused('registeredOn', 'registration/before-approval'))
    expect(on('2026-03-17')).toEqual(refused('registeredOn', 'date/in-future'))
    expect(read(hazard, { result: 'low', registeredOn: '2026-03-12' })).toMatchObject({
      value: { registeredOn: null },
    })
  })

  it('ends as its section ends', () => {
    expect(read(aTraining, { result: 'failed' })).toMatchObject({ value: { result: 'failed' } })
    expect(read(workplace, { result: '3.1' })).toMatchObject({ value: { result: '3.1', quantity: null } })
    expect(read(workplace, { result: 'excluded' }).ok).toBe(true)
    expect(read(hazard, { result: 'high' })).toMatchObject({ value: { result: 'high' } })
    const wrong: readonly (readonly [Subject, unknown])[] = [
      [aTraining, '2'],
      [workplace, 'high'],
      [workplace, 'notAssessed'],
      [workplace, undefined],
      [hazard, '2'],
      [hazard, 'notAssessed'],
      [aTraining, 5],
    ]
    for (const [subject, result] of wrong)
      expect(read(subject, { result })).toEqual(refused('result', 'completion/wrong-result'))
  })

  it('is of as many pieces as are told, of all of them otherwise, and of none where there are none', () => {
    expect(read(gloves(4), {})).toMatchObject({ value: { quantity: 4 } })
    expect(read(gloves(4), { quantity: '3' })).toMatchObject({ value: { quantity: 3 } })
    expect(read(gloves(4), { quantity: 0 })).toEqual(refused('quantity', 'quantity/invalid'))
    expect(read(aTraining, { quantity: 2 })).toMatchObject({ value: { quantity: null } })
  })
})
