import { expect, test } from 'vitest'
import { aProfile } from '../../../tests/profile-example.ts'
import { aRequirement, general } from '../../../tests/requirement-example.ts'
import { hasDecidedProposals, tellNoDifference } from './no-difference.ts'

const line = {
  ...general,
  ...{ position: 'Кладовщик', department: null, people: 3, profile: aProfile, sections: [], decided: null },
  difference: { assign: 0, change: 0, close: 0, people: 0, held: 0, withoutSection: 0 },
}
const none = { held: 0, withoutSection: 0 }
const key = 'training'
const accepted = [{ ...aRequirement(1), key }]

test('obligations are as accepted only where something was accepted, and someone is held to it', () => {
  expect(tellNoDifference(none, { line, accepted })).toBe('same')
  expect(tellNoDifference(none, { line, accepted: [] })).toBe('nothing-accepted')
  expect(tellNoDifference(none, { line: { ...line, people: 0 }, accepted })).toBe('no-people')
})

test('what differs and stays as it is, is a difference all the same', () => {
  expect(tellNoDifference({ ...none, held: 1 }, { line, accepted })).toBe('kept')
  expect(tellNoDifference({ ...none, withoutSection: 1 }, { line, accepted: [] })).toBe('kept')
})

test('a proposal was decided where something accepted or refused rests on an act', () => {
  const byLaw = [{ ...aRequirement(2, { citation: { act: 'pp-2464', point: 'п. 59' } }), key }]
  expect(hasDecidedProposals({ accepted, refused: [] })).toBe(false)
  expect(hasDecidedProposals({ accepted: byLaw, refused: [] })).toBe(true)
  expect(hasDecidedProposals({ accepted, refused: byLaw })).toBe(true)
  expect(hasDecidedProposals({ accepted: [], refused: [] })).toBe(false)
})
