import { expect, test } from 'vitest'
import { atStep } from '../../tests/evidence-example.ts'
import { day, employee, instant, mining, someone } from '../../tests/examples.ts'
import { anIncident, moment } from '../../tests/incidents-example.ts'
import type { Evidence, EvidenceId } from '../incidents/evidence/evidence.ts'
import { tellOwnIncident } from './own-incident.ts'

const [own, other] = [employee(1), employee(2)]
const person = (employeeId: typeof own | null, fullName = 'Ли Ян') => ({
  employeeId,
  fullName,
  post: 'Мастер',
})
const commission = {
  orderNumber: '7',
  orderDate: day('2026-11-19'),
  chair: person(other),
  members: [person(null), person(own)],
}
const attached = (step: string, id: number): Evidence => ({
  id: id as EvidenceId,
  companyId: mining,
  of: atStep(anIncident().id, step),
  name: `${step}.jpg`,
  content: { is: 'link', url: 'https://disk.example/1' },
  enteredBy: someone,
  enteredAt: instant('2026-11-19T15:00:00Z'),
  withdrawn: null,
})
const injured = (id: typeof own) => ({
  employeeId: id,
  fullName: `Работник ${id}`,
  employer: '',
  severity: 'serious' as const,
})
const told = {
  medicalReportAt: moment('2026-11-20T10:00'),
  finalDiagnosisOn: day('2026-12-20'),
  said: { common: { witnesses: 'Белова' }, injured: { '1': { icd: 'S61' }, '2': { icd: 'S62' } } },
}

test('whoever was injured is told what is kept of the injury, and gets the files that are about them', () => {
  const steps = ['inspect', 'medical-report', 'interview', 'consequences', 'hand-over', 'severity', 'act-n1']
  const files = steps.map(attached)
  const { severity, injury, commission } = tellOwnIncident(
    anIncident({ injured: [injured(own)], ...told }),
    files,
    own,
  )
  expect([severity, commission]).toEqual(['serious', null])
  expect(injury).toMatchObject({
    medicalReportAt: '2026-11-20T10:00',
    finalDiagnosisOn: '2026-12-20',
    disabilityEndedOn: null,
    reportedLateAt: null,
    worsenings: [],
    said: { icd: 'S61' },
  })
  expect(injury?.evidence.map(({ id, of }) => [id, of.is === 'step' && of.step])).toEqual([
    [1, 'medical-report'],
    [3, 'consequences'],
    [4, 'hand-over'],
    [5, 'severity'],
    [6, 'act-n1'],
  ])
  expect(JSON.stringify(injury)).not.toContain('Белова')
})

test('of several injured no one gets a file, and each what was said of them', () => {
  const both = anIncident({ injured: [injured(other), injured(own)], ...told })
  const injury = tellOwnIncident(both, [attached('medical-report', 1)], own).injury
  expect([injury?.said, injury?.evidence]).toEqual([{ icd: 'S61' }, []])
  const nothingSaid = anIncident({ injured: [injured(own)] })
  expect(tellOwnIncident(nothingSaid, [], own).injury?.said).toEqual({})
})

test('one of the commission is told their part, and nothing of the injured', () => {
  const led = anIncident({ injured: [injured(other)], commission, ...told })
  const file = [attached('medical-report', 1)]
  const { severity, injury, commission: part } = tellOwnIncident(led, file, own)
  expect([severity, injury]).toEqual([null, null])
  expect(part).toEqual({ orderNumber: '7', orderDate: '2026-11-19', post: 'Мастер', isChair: false })
  expect(tellOwnIncident(led, file, other).commission?.isChair).toBe(true)
  expect(tellOwnIncident(led, file, employee(3)).commission).toBeNull()
  const chargedWithSafety = [person(employee(3))]
  const said = anIncident({ commission: { ...commission, chargedWithSafety } })
  const isCharged = [employee(3), own].map((id) => tellOwnIncident(said, file, id).isCharged)
  expect([...isCharged, tellOwnIncident(led, file, employee(3)).isCharged]).toEqual([true, false, false])
})

test('an annulled accident says why and when, and not by whom', () => {
  const over = { reason: 'Записан дважды', by: someone, at: instant('2026-11-20T10:00:00Z') }
  expect(tellOwnIncident(anIncident({ annulled: over }), [], own).annulled).toEqual({
    reason: over.reason,
    at: over.at,
  })
})
