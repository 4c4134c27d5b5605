import { expect, test } from 'vitest'
import { day, employee } from '../../../../tests/examples.ts'
import { anIncident } from '../../../../tests/incidents-example.ts'
import { aListedMeasure } from '../../../../tests/measures-example.ts'
import { factsWith, told, value, worker } from '../../../../tests/source-facts.ts'
import type { Incident, Injured } from '../../../incidents/incident.ts'
import { type IncidentPaper, joinSaid, keyInjured } from '../../../incidents/papers-of-file.ts'
import { findClassifier } from '../../../norms/classifiers.ts'

const stranger: Injured = { employeeId: null, fullName: 'Ли Ян', employer: '', severity: 'easy' }
const own: Injured = {
  employeeId: employee(1),
  fullName: 'Титов Роман Евгеньевич',
  employer: '',
  severity: 'easy',
}
const place = { employee: worker, position: 'Слесарь', department: 'Карьер', movedSince: false }

function of(injured: readonly Injured[], changes: Partial<Incident> = {}) {
  const incident = anIncident({ injured, ...changes })
  const victims = injured.map((one) => ({
    injured: one,
    place: one.employeeId === null ? null : place,
    said: joinSaid(incident, keyInjured(one)),
  }))
  return factsWith([], { incident, victims, measures: [], ...(injured[0] ? { injured: injured[0] } : {}) })
}
const act = (number: string, about?: string): IncidentPaper => ({
  documentId: Number(number),
  form: 'accident-act-n1',
  step: 'act-n1',
  title: 'Акт Н-1',
  number,
  date: day('2026-11-21'),
  ...(about ? { about } : {}),
})
const rowsOf = (facts: ReturnType<typeof of>, name = 'register') =>
  value(`incident.${name}`, facts) as readonly Readonly<Record<string, string>>[]

test('an outsider of whom nothing is said is named by the name alone', () => {
  expect(value('incident.victims-named', of([stranger]))).toBe('Ли Ян')
  expect(rowsOf(of([stranger]), 'victims')).toMatchObject([{ birth: '', position: '', status: '' }])
  expect(rowsOf(of([stranger]))).toMatchObject([{ who: 'Ли Ян', position: '', act: '' }])
})

test('the register says kind and outcome in the classifier’s words', () => {
  const [outcome] = findClassifier('accident-outcomes')?.items ?? []
  const kind = findClassifier('accident-kinds')?.items.find(({ code }) => code === '05.1')
  const said = { common: { kind: '05.1' }, injured: { '1': { outcome: outcome?.code } } }
  expect(rowsOf(of([own], { said }))).toMatchObject([{ kind: kind?.label, outcome: outcome?.label }])
  const unknown = { common: { kind: '99.9', measures: 'нет' }, injured: {} }
  expect(rowsOf(of([own], { said: unknown }))).toMatchObject([
    { kind: '', measures: '', outcome: 'заполняется по окончании нетрудоспособности' },
  ])
})

test('the register has the measures that are planned; while there are none, what a paper has said', () => {
  const said = { common: { measures: [{ what: 'Инструктаж' }, { what: 'Ремонт' }] }, injured: {} }
  const facts = of([own], { said })
  expect(rowsOf(facts)).toMatchObject([{ measures: 'Инструктаж; Ремонт' }])
  expect(rowsOf({ ...facts, measures: [aListedMeasure()] })).toMatchObject([
    { measures: 'Поставить ограждение, срок 01.12.2026' },
  ])
})

test('the register names the act of each; the only act is everyone’s, and none of several is', () => {
  const order = { ...act('9'), form: 'accident-commission-order' }
  const actsIn = (papers: readonly IncidentPaper[]) => rowsOf(of([own], { papers })).map((row) => row.act)
  expect(actsIn([])).toEqual([''])
  expect(actsIn([act('5')])).toEqual(['№ 5 от 21.11.2026'])
  expect(actsIn([act('5', 'Ли Ян'), act('6', 'Ким Ир')])).toEqual([''])
  expect(actsIn([act('5', own.fullName), order])).toEqual(['№ 5 от 21.11.2026'])
  expect(actsIn([order])).toEqual([''])
  expect(actsIn([{ ...order, about: own.fullName }])).toEqual([''])
})

test('the employer is told of an outsider alone', () => {
  const employer = (injured: Injured) => told('incident.victim-employer', of([injured]))?.value ?? null
  expect(employer({ ...stranger, employer: 'ООО «Сосед»' })).toBe('ООО «Сосед»')
  expect(told('incident.victim-employer', of([stranger]))).toBeNull()
  expect(told('incident.victim-employer', of([{ ...own, employer: 'ООО «Сосед»' }]))).toBeNull()
  expect(told('incident.victim-name', of([]))).toBeNull()
})

test('what has not been decided is not told at all', () => {
  for (const name of ['extension-days', 'further-until', 'considered-on', 'usual-end', 'fault', 'faults'])
    expect(told(`incident.${name}`, of([own])), name).toBeNull()
  const extension = { days: 5, reason: '' }
  expect(told('incident.extension-reason', of([own], { extension }))).toBeNull()
  const considered = { declinedBecause: null, approvedOn: null, annulledOn: null }
  const interimAct = { consideredOn: day('2026-12-20'), ...considered }
  expect(value('incident.considered-on', of([own], { interimAct }))).toBe('2026-12-20')
  expect(told('incident.fault-opinion', of([own]))).toBeNull()
})

test('the list of the file names whose paper it is', () => {
  const facts = { ...of([own], { papers: [act('5', 'Ли Ян')] }), evidence: [] }
  expect(value('incident.inventory', facts)).toMatchObject([{ name: 'Акт Н-1: Ли Ян' }])
})

test('whoever was injured is questioned: an employee as one, anyone else by name, post and employer', () => {
  const card = { position: 'Стропальщик', birthDate: day('1990-02-03'), sex: null }
  const outsider = { ...stranger, employer: 'ООО «Монтаж»', card }
  const ask = (name: string, one: Injured) => value(`incident.questioned${name}`, of([one]))
  expect(ask('', own)).toBe(own.employeeId)
  expect(ask('', outsider)).toEqual({ fullName: 'Ли Ян', position: 'Стропальщик, ООО «Монтаж»' })
  expect(ask('', stranger)).toEqual({ fullName: 'Ли Ян', position: '—' })
  for (const one of [own, stranger]) expect(ask('-as', one)).toBe('пострадавшего при несчастном случае')
  expect([own, stranger, outsider].map((one) => ask('-birth', one))).toEqual([null, null, '1990-02-03'])
  expect(value('incident.questioned', of([]))).toBeNull()
})
