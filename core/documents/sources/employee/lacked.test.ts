import { expect, test } from 'vitest'
import { day, months } from '../../../../tests/examples.ts'
import { briefing, duty, training } from '../../../../tests/source-facts.ts'
import type { ObligationFacts } from '../../../obligations/facts/obligation-facts.ts'
import type { PpeEvent, Subject } from '../../../obligations/subject.ts'
import type { RiskLevel } from '../../../sections/risk.ts'
import type { Section } from '../../../sections/section.ts'
import { listDutiesOnDay } from '../facts/duties-on-day.ts'
import { findLackedOnDay } from './lacked.ts'

const accident = day('2026-11-20')
type Required = Parameters<typeof findLackedOnDay>[0]['required']
const lackedOf = (required: Required, ...histories: readonly ObligationFacts[]) => {
  const isKept = (section: Section) => section !== 'workingConditions' && section !== 'risk'
  return findLackedOnDay({ duties: listDutiesOnDay(histories, accident), required, isKept }, accident)
}
const lacked = (...histories: readonly ObligationFacts[]) => lackedOf([], ...histories)
const every = (history: ObligationFacts, count: number): ObligationFacts => ({
  ...history,
  obligation: { ...history.obligation, periodicity: months(count) },
})
const once = (history: ObligationFacts): ObligationFacts => ({
  ...history,
  obligation: { ...history.obligation, periodicity: { kind: 'once' } },
})
const fixed = (history: ObligationFacts, deadline: string): ObligationFacts => ({
  ...history,
  obligation: { ...history.obligation, fixed: { deadline: day(deadline), since: null } },
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
    { what: 'Медосмотр по пункту 4.4: срок истёк 19.11.2026', basis: 'ТК РФ, ст. 220', medical: true },
  ])
})

test('a check that was failed and not taken again by the day is said, however far its term is', () => {
  const failed = ({ obligation, completions }: ObligationFacts, at: number): ObligationFacts => ({
    obligation,
    completions: completions.map((one, i) => (i === at ? { ...one, result: 'failed' as const } : one)),
  })
  const checked = every(training('Свой курс', '2026-01-10', '2026-11-12', '2026-11-21'), 12)
  const said = 'Свой курс: проверка не пройдена, пересдача до 12.12.2026'
  expect(lacked(intro, failed(checked, 1)).map(({ what }) => what)).toEqual([said])
  expect(lacked(intro, failed(checked, 0))).toEqual([])
  const point = every(
    duty({ section: 'medicalExamination', factorNumber: '4.4' }, '2026-03-10', '2026-11-12'),
    12,
  )
  expect(lacked(intro, failed(point, 1))).toEqual([
    {
      what: 'Медосмотр по пункту 4.4: проверка не пройдена, повторно до 12.12.2026',
      basis: 'ТК РФ, ст. 220',
      medical: true,
    },
  ])
})

test('equipment that was assigned and not issued is missing; a return is asked for elsewhere', () => {
  const notIssued = [{ what: 'Каска: назначено, выдачи в записях нет', basis: 'ТК РФ, ст. 221' }]
  expect(lacked(intro, ppe('issuance'))).toEqual(notIssued)
  expect(lacked(intro, ppe('issuance', '2026-11-21'))).toEqual(notIssued)
  expect(lacked(intro, every(ppe('issuance', '2026-01-10'), 12))).toEqual([])
  expect(lacked(intro, ppe('return'), every(ppe('return', '2020-01-10'), 1))).toEqual([])
})

test('assessments go by the name of their section; what was assigned without a term and never done is said', () => {
  const sout = every(duty({ section: 'workingConditions', established: '2' }, '2020-01-10'), 60)
  expect(lacked(intro, sout)).toEqual([{ what: 'СОУТ: срок истёк 10.01.2025', basis: '426-ФЗ, ст. 8' }])
  expect(lacked(intro, briefing('Целевой инструктаж'))).toEqual([
    { what: 'Целевой инструктаж: назначено, отметки о выполнении нет', basis: 'Правила № 2464, п. 8–16' },
  ])
})

test('a place of work that no record has as assessed is said, where the company keeps the section', () => {
  const find = (keeps: readonly Section[], ...histories: readonly ObligationFacts[]) =>
    findLackedOnDay(
      {
        duties: listDutiesOnDay([intro, ...histories], accident),
        required: [{ subject: { section: 'risk', established: 'notAssessed' }, since: day('2026-01-01') }],
        isKept: (section) => keeps.includes(section),
      },
      accident,
    ).map(({ what }) => what)
  const risk = (established: RiskLevel, ...days: readonly string[]) =>
    duty({ section: 'risk', established }, ...days)
  const { obligation, completions } = risk('notAssessed', '2026-11-20')
  const foundLow = { obligation, completions: completions.map((one) => ({ ...one, result: 'low' as const })) }
  const none = [
    'СОУТ рабочего места: в записях нет результата',
    'Оценка профессиональных рисков: в записях нет результата',
  ]
  expect(find(['workingConditions', 'risk'])).toEqual(none)
  expect(find(['risk'])).toEqual(none.slice(1))
  expect(find(['risk'], risk('notAssessed'))).toEqual(none.slice(1))
  expect(find(['risk'], risk('notAssessed', '2026-11-21'))).toEqual(none.slice(1))
  expect(find(['risk'], risk('low'))).toEqual([])
  expect(find(['risk'], risk('notAssessed', '2026-11-20'))).toEqual(none.slice(1))
  expect(find(['risk'], foundLow)).toEqual([])
})

test('what the post required is said while nothing of it is done: once, and apart from whether it was assigned', () => {
  const since = day('2026-03-01')
  const asked = (...subjects: readonly Subject[]) => subjects.map((subject) => ({ subject, since }))
  const words = (required: Required, ...histories: readonly ObligationFacts[]) =>
    lackedOf(required, intro, ...histories).map(({ what }) => what)
  const primary = { section: 'briefing', name: 'Первичный инструктаж' } as const
  const missing = 'Первичный инструктаж: требуется по должности с 01.03.2026, не назначено'
  const undone =
    'Первичный инструктаж: назначено, требуется по должности с 01.03.2026, отметки о выполнении нет'
  expect(words(asked(primary))).toEqual([missing])
  expect(words(asked(primary), briefing('первичный  инструктаж'))).toHaveLength(1)
  expect(words(asked(primary), briefing('Первичный инструктаж'))).toEqual([undone])
  expect(words(asked(primary), briefing('Первичный инструктаж', '2026-11-20'))).toEqual([])
  const later = fixed(briefing('Первичный инструктаж'), '2026-12-01')
  expect(words(asked(primary), later)).toEqual([undone])
  expect(words([], later)).toEqual([])
  expect(words(asked(primary), fixed(briefing('Первичный инструктаж'), '2026-11-19'))).toEqual([
    'Первичный инструктаж: срок истёк 19.11.2026',
  ])
  const helmet = ppe('issuance').obligation.subject
  expect(words(asked(helmet))).toEqual(['Каска: требуется по должности с 01.03.2026, не назначено'])
  expect(words(asked(helmet), ppe('issuance'))).toEqual(['Каска: назначено, выдачи в записях нет'])
  expect(words(asked(ppe('return').obligation.subject))).toEqual([])
  const introducing = asked({ section: 'briefing', name: 'Вводный инструктаж' })
  expect(lackedOf(introducing)).toHaveLength(1)
})
