import { expect, test } from 'vitest'
import {
  answers,
  attached,
  bruise,
  bruised,
  codeOf,
  fence,
  id,
  incident,
  photo,
  signed,
  withdrawn,
} from '../../../tests/commands/known-evidence.ts'
import { mining } from '../../../tests/examples.ts'
import { follow } from '../../commands/follow.ts'
import { withdraw } from './withdraw.ts'

test('withdrawn evidence says why, by whom and when; nothing else of it changes', () => {
  const mark = { reason: 'Не то место', ...signed }
  const outcome = withdrawn(' Не то место ')
  expect(outcome).toMatchObject({ ok: true, value: { answer: { ...photo, withdrawn: mark } } })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'withdrawn-evidence', rows: [{ companyId: mining, id, withdrawn: mark }] },
    {
      kind: 'incident-events',
      rows: [
        {
          companyId: mining,
          incidentId: incident.id,
          entered: signed,
          before: {},
          after: { withdrawnEvidence: { name: 'место.jpg', step: 'inspect', reason: 'Не то место' } },
        },
      ],
    },
    {
      rows: [
        {
          changes: [
            {
              record: 'evidence',
              ids: [id],
              before: { withdrawn: null },
              after: { withdrawn: 'Не то место' },
            },
          ],
        },
      ],
    },
  ])
  expect(codeOf(withdrawn(''))).toBe('text/required')
  expect(codeOf(withdrawn('Ещё раз', { ...photo, withdrawn: mark }))).toBe('evidence/withdrawn-already')
  expect(codeOf(withdrawn('Нет такого', null))).toBe('not-found')
})

test('a measure is asked for where there is one', () => {
  const outcome = follow(withdraw.run({ companyId: mining, id, reason: 'Не то' }, signed), {
    ...answers({}),
    'held-measure': () => {
      throw new Error('of a step there is none')
    },
  })
  expect(outcome.ok).toBe(true)
})

const toldOf = (outcome: ReturnType<typeof attached> | ReturnType<typeof withdrawn>) =>
  outcome.ok
    ? outcome.value.writes.flatMap(({ kind, rows }) => (kind.endsWith('-events') ? [[kind, ...rows]] : []))
    : outcome.error

test('what shows that a measure is done is told of where the measure is', () => {
  expect(attached({ of: fence })).toMatchObject({ ok: true, value: { answer: { ...photo, of: fence } } })
  const thing = { name: 'место.jpg', measure: 'Поставить ограждение' }
  const line = { companyId: mining, entered: signed, before: {} }
  const after = { evidence: thing }
  expect(toldOf(attached({ of: fence }))).toEqual([
    ['incident-events', { ...line, incidentId: incident.id, after }],
  ])
  const told = { incidentId: null, microtraumaId: bruise.id }
  expect(toldOf(attached({ of: fence }, { measure: { told } }))).toEqual([
    ['microtrauma-events', { ...line, microtraumaId: bruise.id, after }],
  ])
  const ofOrder = { measure: { told: { incidentId: null, microtraumaId: null } } }
  expect(toldOf(attached({ of: fence }, ofOrder))).toEqual([])
  const gone = { withdrawnEvidence: { ...thing, reason: 'Не то' } }
  expect(toldOf(withdrawn('Не то', { ...photo, of: fence }))).toEqual([
    ['incident-events', { ...line, incidentId: incident.id, after: gone }],
  ])
})

test('what is attached to a microtrauma is told of in its chronology', () => {
  const line = { companyId: mining, entered: signed, before: {}, microtraumaId: bruise.id }
  expect(toldOf(attached({ of: bruised }))).toEqual([
    ['microtrauma-events', { ...line, after: { evidence: { name: 'место.jpg' } } }],
  ])
  expect(toldOf(withdrawn('Не то', { ...photo, of: bruised }))).toEqual([
    ['microtrauma-events', { ...line, after: { withdrawnEvidence: { name: 'место.jpg', reason: 'Не то' } } }],
  ])
})

test('nothing is withdrawn from the file of an annulled accident, nor from its measures', () => {
  const over = { changes: { annulled: { ...signed, reason: 'Дважды' } } }
  for (const holder of [photo.of, fence]) {
    const asked = withdraw.run({ companyId: mining, id, reason: 'Не то' }, signed)
    expect(codeOf(follow(asked, answers({ ...over, evidence: { ...photo, of: holder } })))).toBe(
      'incident/annulled',
    )
  }
})
