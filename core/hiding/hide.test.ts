import { expect, test } from 'vitest'
import { anOverdueRow, day } from '../../tests/examples.ts'
import { findBar } from '../admission/bar.ts'
import type { DeadlineRow } from '../deadline-tables/deadline-table.ts'
import type { EvidenceOf } from '../incidents/evidence/evidence.ts'
import type { IncidentId } from '../incidents/incident.ts'
import type { MicrotraumaId } from '../incidents/microtraumas/microtrauma-id.ts'
import { hiddenKinds } from '../rights/membership.ts'
import { sections } from '../sections/section.ts'
import type { MeasureId } from '../shared/identity.ts'
import { listHiddenFields } from './hidden-fields.ts'
import { hideConclusion, isHiddenEvidence, isHiddenSection } from './hide.ts'

const due = (changes: Partial<DeadlineRow>) =>
  findBar(anOverdueRow(1, { subject: { section: 'medicalExamination', factorNumber: '6.1' }, ...changes }))

test('to whom conclusions are hidden, whoever has contraindications has not passed an examination, and nobody can tell which', () => {
  const failed = due({ overdue: false, deadline: day('2027-05-01'), retakeBy: day('2026-12-03') })
  const late = due({ deadline: day('2026-11-03') })
  if (!failed || !late) throw new Error('both are kept from work')
  const { duty, ...told } = hideConclusion(failed, ['medical'])
  expect(told).toEqual({ is: 'overdue', ground: 'medicalExamination', since: '2026-11-03' })
  expect([duty.deadline, duty.overdue]).toEqual([late.duty.deadline, late.duty.overdue])
  expect(hideConclusion(late, ['medical'])).toBe(late)
  expect(hideConclusion(failed, ['snils', 'phones'])).toBe(failed)
})

test('a failed check of knowledge is no secret', () => {
  const failed = due({
    subject: { section: 'training', name: 'Программа Б' },
    ...{ overdue: false, deadline: day('2027-05-01'), retakeBy: day('2026-12-03') },
  })
  if (!failed) throw new Error('they are kept from work')
  expect(hideConclusion(failed, hiddenKinds)).toBe(failed)
})

test('medical examinations alone are hidden whole, from whoever is not granted what is medical', () => {
  expect(sections.filter((section) => isHiddenSection(section, ['medical']))).toEqual(['medicalExamination'])
  expect(sections.filter((section) => isHiddenSection(section, ['snils', 'phones']))).toEqual([])
})

test('evidence of an injury is hidden, what shows a measure to be done is not', () => {
  const step: EvidenceOf = { is: 'step', incidentId: 1 as IncidentId, step: 'inspect' }
  const microtrauma: EvidenceOf = { is: 'microtrauma', microtraumaId: 1 as MicrotraumaId }
  const measure: EvidenceOf = { is: 'measure', measureId: 1 as MeasureId }
  expect([step, microtrauma, measure].map((of) => isHiddenEvidence(of, ['medical']))).toEqual([
    ...[true, true, false],
  ])
  expect([step, microtrauma].map((of) => isHiddenEvidence(of, ['snils']))).toEqual([false, false])
})

test('each kind has its own fields, and whoever sees all is hidden none', () => {
  expect(listHiddenFields('employee', ['snils'])).toEqual(['snils'])
  expect(listHiddenFields('employee', ['phones', 'medical'])).toEqual([
    ...['personalPhone', 'workMobilePhone', 'workPhone', 'internalPhone', 'email', 'workEmail'],
  ])
  expect(listHiddenFields('microtrauma', hiddenKinds)).toEqual(['injury', 'firstAid', 'consequences'])
  expect(listHiddenFields('incident', [])).toEqual([])
})
