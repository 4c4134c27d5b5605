import { expect, test } from 'vitest'
import { atStep } from '../../../tests/evidence-example.ts'
import { instant, mining, someone } from '../../../tests/examples.ts'
import type { MeasureId } from '../../shared/identity.ts'
import type { IncidentId } from '../incident.ts'
import type { MicrotraumaId } from '../microtraumas/microtrauma-id.ts'
import type { EvidenceOf } from './evidence.ts'
import type { HeldMeasure } from './evidence-facts.ts'
import { tellEvidence } from './tell-evidence.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const incidentId = 3 as IncidentId
const microtraumaId = 5 as MicrotraumaId
const fence = { is: 'measure', measureId: 7 as MeasureId } as const
const toldTo = (told: Partial<HeldMeasure['told']>): HeldMeasure => ({
  ...{ what: 'Поставить ограждение', isRemoved: false, incidentId: null },
  told: { incidentId: null, microtraumaId: null, ...told },
})
const tell = (of: EvidenceOf, measure: HeldMeasure | null = null) =>
  tellEvidence({ companyId: mining, of, name: 'место.jpg' }, measure, null, signed)
const line = (after: object) => ({
  ...{ companyId: mining, entered: signed, before: {} },
  after: { evidence: { name: 'место.jpg', ...after } },
})

test('the chronology of whatever it is attached to tells of it', () => {
  expect(tell(atStep(incidentId, 'inspect'))).toEqual([
    { kind: 'incident-events', rows: [{ ...line({ step: 'inspect' }), incidentId }] },
  ])
  expect(tell({ is: 'microtrauma', microtraumaId })).toEqual([
    { kind: 'microtrauma-events', rows: [{ ...line({}), microtraumaId }] },
  ])
})

test('that of a measure is told where the measure is', () => {
  const measured = line({ measure: 'Поставить ограждение' })
  expect(tell(fence, toldTo({ incidentId }))).toEqual([
    { kind: 'incident-events', rows: [{ ...measured, incidentId }] },
  ])
  expect(tell(fence, toldTo({ microtraumaId }))).toEqual([
    { kind: 'microtrauma-events', rows: [{ ...measured, microtraumaId }] },
  ])
})

test('that of a point of an order, or of a measure that is not there, is told nowhere', () => {
  expect(tell(fence, toldTo({}))).toEqual([])
  expect(tell(fence, null)).toEqual([])
})

test('what is withdrawn is told with its reason', () => {
  const of = atStep(incidentId, 'inspect')
  expect(
    tellEvidence({ companyId: mining, of, name: 'место.jpg' }, null, 'Не то место', signed),
  ).toMatchObject([
    {
      rows: [{ after: { withdrawnEvidence: { name: 'место.jpg', step: 'inspect', reason: 'Не то место' } } }],
    },
  ])
})
