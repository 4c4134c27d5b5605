import { expect, test } from 'vitest'
import { anOverdueRow, day } from '../../tests/examples.ts'
import { type BarredEmployee, barredEmployees } from '../admission/barred-employee.ts'
import type { DeadlineRow } from '../deadline-tables/deadline-table.ts'
import { absenceKinds } from '../employees/absences/absence.ts'
import type { EvidenceOf } from '../incidents/evidence/evidence.ts'
import type { IncidentId } from '../incidents/incident.ts'
import type { MicrotraumaId } from '../incidents/microtraumas/microtrauma-id.ts'
import { hiddenKinds } from '../rights/membership.ts'
import { sections } from '../sections/section.ts'
import type { MeasureId } from '../shared/identity.ts'
import { listHiddenFields } from './hidden-fields.ts'
import { hideConclusions, hidesDays, isHiddenEvidence, isHiddenSection, isMedicalAbsence } from './hide.ts'

const due = (changes: Partial<DeadlineRow>): DeadlineRow =>
  anOverdueRow(1, { subject: { section: 'medicalExamination', factorNumber: '6.1' }, ...changes })

const isOfHealth = ({ duty }: BarredEmployee['bars'][number]): boolean =>
  duty.subject.section === 'medicalExamination'

const barredBy = (...changes: readonly Partial<DeadlineRow>[]): BarredEmployee => {
  const [one] = barredEmployees(
    { duties: changes.map(due), orders: [], people: [], passed: [] },
    day('2026-12-01'),
  )
  if (!one) throw new Error('they are kept from work')
  return one
}

test('to whom conclusions are hidden, whoever may not work has not passed an examination, and nobody can tell why', () => {
  const failed = barredBy({ overdue: false, deadline: day('2027-05-01'), retakeBy: day('2026-12-03') })
  const late = barredBy({ deadline: day('2026-11-03') })
  const never = barredBy({ deadline: null, baseDate: null })
  const shown = hideConclusions(failed, ['medical'])
  expect(shown).toMatchObject({
    since: null,
    bars: [{ is: 'notDone', ground: 'medicalExamination', since: null }],
  })
  expect(hideConclusions(late, ['medical'])).toEqual(shown)
  expect(hideConclusions(never, ['medical'])).toEqual(shown)
  expect(hideConclusions(failed, ['snils', 'phones'])).toBe(failed)
})

test('beside what is hidden another reason is told as it is, and nothing of the examination’s days is left', () => {
  const training = { subject: { section: 'training', name: 'Программа Б' } } as const
  const both = barredBy({ deadline: day('2026-11-03') }, { ...training, deadline: day('2026-11-10') })
  const shown = hideConclusions(both, ['medical'])
  const [examination, other] = [both.bars.find(isOfHealth), both.bars.find((bar) => !isOfHealth(bar))]
  expect(both.bars).toHaveLength(2)
  expect(shown.bars.filter((bar) => !isOfHealth(bar))).toEqual([other])
  const days = { baseDate: null, registeredOn: null, deadline: null, retakeBy: null, overdue: true }
  expect(shown.bars.filter(isOfHealth)).toEqual([
    {
      ...{ is: 'notDone', ground: 'medicalExamination', since: null },
      duty: { ...examination?.duty, ...days },
    },
  ])
})

test('an illness and a pregnancy are of somebody’s health, no other absence is', () => {
  expect(absenceKinds.filter(isMedicalAbsence)).toEqual(['maternity', 'illness'])
})

test('a failed check of knowledge is no secret', () => {
  const failed = barredBy({
    subject: { section: 'training', name: 'Программа Б' },
    ...{ overdue: false, deadline: day('2027-05-01'), retakeBy: day('2026-12-03') },
  })
  expect(hideConclusions(failed, hiddenKinds)).toBe(failed)
})

test('days are hidden with what keeps somebody from work alone', () => {
  const standing = { overdue: false, retakeBy: null }
  expect(
    [standing, { ...standing, overdue: true }, { ...standing, retakeBy: day('2026-12-03') }].map(hidesDays),
  ).toEqual([...[false, true, true]])
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
