import { expect, test } from 'vitest'
import { anObligation, gloves } from '#tests/examples.ts'
import { bringUpToDate } from './older-state.ts'
import { emptyState } from './state.ts'

test('PPE of an older version is counted in pieces; what is known stays', () => {
  const old = JSON.parse('{"section":"ppe","name":"Каска","quantity":2,"event":"issuance"}')
  const known = { ...gloves(1), unit: 'pair', norm: '783' } as const
  const obligations = [anObligation(1, { subject: old }), anObligation(2, { subject: known })]
  expect(bringUpToDate({ ...emptyState, obligations }).obligations.map(({ subject }) => subject)).toEqual([
    { ...old, unit: 'piece', norm: null },
    known,
  ])
})
