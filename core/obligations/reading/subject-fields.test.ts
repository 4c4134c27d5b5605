import { expect, test } from 'vitest'
import { aTraining, gloves } from '../../../tests/examples.ts'
import { readFields } from '../../shared/input/field-reader.ts'
import type { Subject } from '../subject.ts'
import { parseFactor, readSubject } from './parse-subject.ts'
import { makeSubjectInput, parseQuantity } from './subject-fields.ts'

test.each<readonly [string, Subject]>([
  ['a training', aTraining],
  ['a point of order 29н', { section: 'medicalExamination', factorNumber: '1.1' }],
  ['pieces of PPE', gloves(3, 'return')],
  [
    'PPE by a point of the norms',
    {
      ...{ section: 'ppe', name: 'Перчатки', quantity: 1, unit: 'pair' },
      ...{ event: 'issuance', norm: '783', size: '10' },
    },
  ],
  ['a class', { section: 'workingConditions', established: '3.1' }],
  ['a level', { section: 'risk', established: 'low' }],
])('%s is read from its own fields again', (_, subject) => {
  expect(readSubject(subject.section, readFields(makeSubjectInput(subject)))).toEqual(subject)
})

test('what is left blank in a choice is the usual one', () => {
  for (const blank of ['', null, undefined]) {
    expect(readSubject('risk', readFields({ riskLevel: blank }))).toMatchObject({
      established: 'notAssessed',
    })
    expect(readSubject('ppe', readFields({ ppe: 'Каска', quantity: '2', eventType: blank }))).toEqual({
      section: 'ppe',
      name: 'Каска',
      quantity: 2,
      unit: 'piece',
      event: 'issuance',
      norm: null,
      size: null,
    })
  }
})

test('pieces are whole, as a number or in digits alone', () => {
  for (const good of [1, 9999, '1', ' 9999 ']) expect(parseQuantity(good).ok).toBe(true)
  for (const bad of [0, 1.5, 10_000, '1e3', '0x10', '10000', '', null, [1]])
    expect([bad, parseQuantity(bad).ok]).toEqual([bad, false])
})

test('a blank point is missing, a page of text is no point', () => {
  expect(parseFactor(' ')).toEqual({ ok: false, error: { code: 'factor/required' } })
  expect(parseFactor('1'.repeat(21))).toEqual({ ok: false, error: { code: 'factor/not-selectable' } })
})

test('PPE is counted in a unit that is known, and may rest on a point of the norms', () => {
  const read = (given: object) => readFields({ ppe: 'Перчатки', quantity: 12, ...given })
  expect(readSubject('ppe', read({ unit: 'pair', norm: ' 783 ' }))).toMatchObject({
    unit: 'pair',
    norm: '783',
  })
  expect(readSubject('ppe', read({ unit: 'ящик' }))).toBeUndefined()
  expect(readSubject('ppe', read({ norm: '7'.repeat(61) }))).toBeUndefined()
})

test('PPE may say a size of its own, as its maker writes it', () => {
  const read = (size: string) => readSubject('ppe', readFields({ ppe: 'Перчатки', quantity: 1, size }))
  expect(read(' 9-10 (L) ')).toMatchObject({ size: '9-10 (L)' })
  expect(read(' ')).toMatchObject({ size: null })
  expect(read('1'.repeat(60))).toMatchObject({ size: '1'.repeat(60) })
  expect(read('1'.repeat(61))).toBeUndefined()
})
