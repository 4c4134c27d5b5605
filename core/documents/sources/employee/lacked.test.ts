import { expect, test } from 'vitest'
import { day, months } from '../../../../tests/examples.ts'
import { briefing, duty, training } from '../../../../tests/source-facts.ts'
import type { ObligationFacts } from '../../../obligations/facts/obligation-facts.ts'
import type { PpeEvent } from '../../../obligations/subject.ts'
import { listDutiesOnDay } from '../facts/duties-on-day.ts'
import { findLackedOnDay } from './lacked.ts'

const accident = day('2026-11-20')
const lacked = (...histories: readonly ObligationFacts[]) =>
  findLackedOnDay(listDutiesOnDay(histories, accident), accident)
const every = (history: ObligationFacts, count: number): ObligationFacts => ({
  ...history,
  obligation: { ...history.obligation, periodicity: months(count) },
})
const once = (history: ObligationFacts): ObligationFacts => ({
  ...history,
  obligation: { ...history.obligation, periodicity: { kind: 'once' } },
})
const intro = once(briefing('Вводный инструктаж', '2019-09-02'))
const ppe = (event: PpeEvent, ...days: readonly string[]) =>
  duty({ section: 'ppe', name: 'Каска', quantity: 1, unit: 'piece', event, norm: null, size: null }, ...days)

test('without an introductory briefing it is said first; with everything in order nothing is', () => {
  expect(lacked(every(training('Свой курс', '2020-01-10'), 12))).toEqual([
    { what: 'Вводный инструктаж: в записях нет отметки о проведении', basis: 'Правила № 2464, п. 10' },
    { what: 'Свой курс: срок истёк 10.01.2021', basis: 'Правила № 2464, п. 4, 59, 60' },
  ])
  expect(lacked(intro, every(training('Свой курс', '2026-01-10'), 12))).toEqual([])
})

test('a term that ends on the day itself has not run out', () => {
  const examined = (date: string) =>
    every(duty({ section: 'medicalExamination', factorNumber: '4.4' }, date), 12)
  expect(lacked(intro, examined('2025-11-20'))).toEqual([])
  expect(lacked(intro, examined('2025-11-19'))).toEqual([
    { what: 'Медосмотр по пункту 4.4: срок истёк 19.11.2026', basis: 'ТК РФ, ст. 220' },
  ])
})

test('equipment that was assigned and not issued is missing; a return is asked for elsewhere', () => {
  const notIssued = [{ what: 'Каска: назначено, выдачи в записях нет', basis: 'ТК РФ, ст. 221' }]
  expect(lacked(intro, ppe('issuance'))).toEqual(notIssued)
  expect(lacked(intro, ppe('issuance', '2026-11-21'))).toEqual(notIssued)
  expect(lacked(intro, every(ppe('issuance', '2026-01-10'), 12))).toEqual([])
  expect(lacked(intro, ppe('return'), every(ppe('return', '2020-01-10'), 1))).toEqual([])
})

test('assessments go by the name of their section; what has no term is left out', () => {
  const sout = every(duty({ section: 'workingConditions', established: '2' }, '2020-01-10'), 60)
  expect(lacked(intro, sout)).toEqual([{ what: 'СОУТ: срок истёк 10.01.2025', basis: '426-ФЗ, ст. 8' }])
  expect(lacked(intro, briefing('Целевой инструктаж'))).toEqual([])
})
