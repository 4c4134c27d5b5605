import { expect, test } from 'vitest'
import { aCompany, day } from '../../../tests/examples.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { Subject } from '../../obligations/subject.ts'
import type { PersonDuty } from './facts/work-records.ts'
import { peopleNamed, peopleSources } from './people.ts'
import type { KnownFacts } from './source.ts'

/** Due at once unless there is a day. */
const duty = (id: number, subject: Subject, due: string | null = 'atOnce'): PersonDuty => ({
  ...{ employeeId: id as EmployeeId, department: 'Сварка', position: 'Сварщик', subject },
  due: due === null || due === 'atOnce' ? due : day(due),
})
const ask = (name: keyof typeof peopleSources, facts: Partial<KnownFacts>) =>
  peopleSources[name].fill({ day: day('2026-11-20'), company: aCompany(), span: null, ...facts })

const year = { from: day('2026-01-01'), to: day('2026-12-31') }

test('those are examined whose term ends by the end of the year, each once, or who never were; not whose never ends', () => {
  const point = { section: 'medicalExamination', factorNumber: '4.4' } as const
  const asked = [
    ...[
      duty(1, point, '2026-12-31'),
      duty(1, point, '2026-02-01'),
      duty(2, point),
      duty(3, point, '2020-01-01'),
    ],
    duty(4, point, '2027-01-01'),
    duty(5, point, null),
  ]
  expect(ask('examined', { 'people-medicalExamination': asked, span: year })).toEqual({
    value: [1, 2, 3],
    from: 'из обязательств: 3 работника',
  })
  expect(ask('examined', { 'people-medicalExamination': asked })?.value).toEqual([1, 2, 3, 4, 5])
  expect(ask('examined', { 'people-medicalExamination': [] })).toBeNull()
})

test('a form that names whom it is about has their source, another has none', () => {
  expect(peopleNamed('taught')).toBe(peopleSources.taught)
  expect([peopleNamed('nobody'), peopleNamed(undefined)]).toEqual([null, null])
})

test('those are referred whose term ends within two months of the day, or who never were', () => {
  const point = { section: 'medicalExamination', factorNumber: '4.4' } as const
  const asked = [
    duty(1, point, '2027-01-20'),
    duty(2, point, '2027-01-21'),
    duty(3, point),
    duty(4, point, '2026-11-01'),
    duty(5, point, null),
  ]
  expect(ask('referred', { 'people-medicalExamination': asked })).toEqual({
    value: [1, 3, 4],
    from: 'из обязательств: 3 работника',
  })
})

test('only a repeated briefing at the workplace is in its schedule', () => {
  const briefing = (name: string) => ({ section: 'briefing', name }) as const
  const asked = [
    duty(1, briefing('Повторный инструктаж на рабочем месте'), '2026-05-01'),
    duty(2, briefing('Повторный противопожарный инструктаж'), '2026-05-01'),
    duty(3, briefing('Повторный инструктаж на рабочем месте'), '2027-05-01'),
  ]
  expect(ask('due-briefing', { 'people-briefing': asked, span: year })?.value).toEqual([1])
})

test('whoever is taught; whose place was assessed; whose risks are known', () => {
  const conditions = (established: '2' | 'notAssessed' | 'excluded') =>
    ({ section: 'workingConditions', established }) as const
  const risk = (established: 'low' | 'notAssessed') => ({ section: 'risk', established }) as const
  const taught = [duty(1, { section: 'training', name: 'Курс' })]
  expect(ask('taught', { 'people-training': taught })?.value).toEqual([1])
  const assessed = [
    duty(1, conditions('2')),
    duty(2, conditions('notAssessed')),
    duty(3, conditions('excluded')),
  ]
  expect(ask('assessed', { 'people-workingConditions': assessed })?.value).toEqual([1])
  expect(
    ask('at-risk', { 'people-risk': [duty(1, risk('notAssessed')), duty(2, risk('low'))] })?.value,
  ).toEqual([2])
})
