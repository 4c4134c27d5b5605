import { expect, test } from 'vitest'
import {
  anObligation,
  aTraining,
  day,
  employee,
  gloves,
  memo,
  today,
  yesterday,
} from '../../../tests/examples.ts'
import type { Obligation } from '../../obligations/obligation.ts'
import { readNewRow } from './new-row.ts'
import { canStand, findEventToAdd, isOfferedForRow, listAddableEmployees } from './row-choice.ts'

const standing = (changes: Partial<Obligation> = {}, deadline: string | null = '2026-04-01') => ({
  ...anObligation(1, changes),
  registeredOn: null,
  baseDate: null,
  deadline: deadline === null ? null : day(deadline),
  retakeBy: null,
  closed: false,
})

test('the rows of PPE have one event: that of the first; without rows an issuance', () => {
  expect(findEventToAdd('ppe', [{ subject: gloves(1, 'return') }])).toBe('return')
  expect(findEventToAdd('ppe', [])).toBe('issuance')
  expect(findEventToAdd('training', [{ subject: aTraining }])).toBeNull()
  expect(canStand(standing({ subject: gloves(1) }), 'return')).toBe(false)
  expect(canStand(standing({ subject: gloves(1) }), 'issuance')).toBe(true)
  expect(canStand(standing({ subject: gloves(1) }), null)).toBe(true)
  expect(canStand(standing(), 'issuance')).toBe(false)
})

test('an obligation is offered when no memo has it and it falls due or was never done', () => {
  expect(isOfferedForRow(standing(), null)).toBe(true)
  expect(isOfferedForRow(standing({ memo: { id: memo(2), number: 2 } }), null)).toBe(false)
  expect(isOfferedForRow(standing({}, null), null)).toBe(true)
  expect(isOfferedForRow({ ...standing({}, null), baseDate: yesterday }, null)).toBe(false)
  expect(isOfferedForRow({ ...standing(), closed: true }, null)).toBe(false)
})

test('whoever is in the memo, or has left, is not added', () => {
  const people = [1, 2, 3].map((id) => ({ id: employee(id), dismissalDate: id === 3 ? yesterday : null }))
  expect(listAddableEmployees([{ employeeId: employee(1) }], people, today).map(({ id }) => id)).toEqual([2])
})

test('a new row asks for its duty once, due today', () => {
  expect(readNewRow('training', { trainingName: 'Программа В' }, null, today)).toMatchObject({
    value: { periodicity: { kind: 'once' }, deadline: today },
  })
  expect(readNewRow('ppe', { ppe: 'Каска', quantity: 1 }, 'return', today)).toMatchObject({
    value: { subject: { event: 'return' } },
  })
  expect(readNewRow('ppe', { ppe: 'Каска', quantity: 1, event: 'return' }, null, today)).toMatchObject({
    value: { subject: { event: 'return' } },
  })
  expect(readNewRow('training', {}, null, today).ok).toBe(false)
})
