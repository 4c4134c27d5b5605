import { expect, test } from 'vitest'
import { anObligation, day, gloves, today } from '../../../tests/examples.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { readObligationDraft } from '../reading/parse-obligation.ts'
import { makeStandingObligation } from '../standing/standing-obligation.ts'
import type { PpeUnit } from '../subject.ts'
import { findAskedReturn, findReturnUnit, makeReturnInput, readHandIn } from './hand-in.ts'

const refused = (error: object) => ({ ok: false, error: { code: 'fields', errors: [error] } })

const pairs = { quantity: 2, unit: 'pair' } as const

test('a return is of a day up to today and of no more than is held', () => {
  expect(readHandIn({ quantity: '2', date: today }, pairs, today)).toEqual({
    ok: true,
    value: { quantity: 2, date: today },
  })
  expect(readHandIn({ quantity: '3', date: today }, pairs, today)).toEqual(
    refused({ field: 'quantity', code: 'quantity/more-than-held', held: 2, unit: 'pair', who: [] }),
  )
  expect(readHandIn({ quantity: '1', date: day('2026-03-17') }, pairs, today)).toEqual(
    refused({ field: 'date', code: 'date/in-future' }),
  )
  expect(readHandIn({ quantity: '', date: today }, pairs, today)).toEqual(
    refused({ field: 'quantity', code: 'quantity/invalid' }),
  )
})

test('a return that is asked for already is the one that is done', () => {
  const standing = (id: number, changes: Parameters<typeof anObligation>[1]) =>
    makeStandingObligation({ obligation: anObligation(id, changes), completions: [] })
  const issued = standing(1, { subject: gloves(2) })
  const asked = standing(2, { subject: gloves(2, 'return') })
  const ask = (unit: PpeUnit, name = 'перчатки с полимерным  покрытием') => ({ name, unit })
  expect(findAskedReturn(ask('piece'), [issued, asked])).toBe(asked)
  expect(findAskedReturn(ask('pair'), [issued, asked])).toBeNull()
  expect(findAskedReturn(ask('piece'), [issued, { ...asked, closed: true }])).toBeNull()
  expect(findAskedReturn(ask('piece', 'Каска'), [issued, asked])).toBeNull()
})

test('what no one has asked for is entered as done, once', () => {
  const input = makeReturnInput({ name: 'Каска', unit: 'set' }, { quantity: 1, date: today })
  expect(readObligationDraft(input, today)).toMatchObject({
    ok: true,
    value: {
      subject: { section: 'ppe', event: 'return', name: 'Каска', quantity: 1, unit: 'set' },
      periodicity: { kind: 'once' },
      date: today,
    },
  })
})

test('a return is counted in what is held, once it names it', () => {
  const held = [{ name: 'Перчатки', quantity: 2, unit: 'pair', returnBy: null }] as const
  const unit = (before: Input, changes: Input) => findReturnUnit(held, before, changes)
  expect(unit({ event: 'return' }, { ppe: 'перчатки' })).toEqual({ unit: 'pair' })
  expect(unit({ ppe: 'Перчатки' }, { event: 'return' })).toEqual({ unit: 'pair' })
  expect(unit({ ppe: 'Перчатки', event: 'return' }, { quantity: '1' })).toEqual({})
  expect(unit({ event: 'issuance' }, { ppe: 'Перчатки' })).toEqual({})
  expect(unit({ event: 'return' }, { ppe: 'Каска' })).toEqual({})
  expect(unit({ event: 'return' }, { ppe: null })).toEqual({})
})
