import { expect, test } from 'vitest'
import { duty, factsWith, told } from '../../../../tests/source-facts.ts'

const briefing = (name: string, ...days: readonly string[]) => duty({ section: 'briefing', name }, ...days)

test('briefings before work: the last day of each kind, of what was held', () => {
  const facts = factsWith([
    briefing('Вводный инструктаж по охране труда', '2026-02-02'),
    briefing('Первичный инструктаж на рабочем месте', '2025-02-03', '2026-02-04'),
    briefing('Первичный инструктаж на рабочем месте станочника', '2026-01-15'),
    briefing('Повторный инструктаж на рабочем месте', '2026-08-03'),
  ])
  expect(told('admission.briefings', facts)).toEqual({
    value: 'вводный — 02.02.2026, первичный — 04.02.2026',
    from: 'из обязательств работника',
  })
  expect(told('admission.briefings', factsWith([briefing('Вводный инструктаж')]))).toBeNull()
})

test('the examination: not asked for, passed, or not known to be passed', () => {
  const point = (...days: readonly string[]) =>
    duty({ section: 'medicalExamination', factorNumber: '4.4' }, ...days)
  expect(told('admission.examination', factsWith([]))?.value).toBe('по условиям труда не проводится')
  expect(told('admission.examination', factsWith([point('2026-03-10')]))).toEqual({
    value: 'пройден, медицинских противопоказаний к работе не выявлено',
    from: 'из обязательств работника: медосмотр 10.03.2026',
  })
  expect(told('admission.examination', factsWith([point()]))).toBeNull()
  const { obligation, completions } = point('2026-03-10', '2026-11-10')
  const failed = completions.map((one, i) => (i === 1 ? { ...one, result: 'failed' as const } : one))
  expect(told('admission.examination', factsWith([{ obligation, completions: failed }]))).toBeNull()
})

test('the class of conditions in the words of papers', () => {
  const found = (established: '2' | '3.1' | 'notAssessed') =>
    told('workplace.class', factsWith([duty({ section: 'workingConditions', established })]))
  expect(found('2')).toEqual({ value: '2 (допустимый)', from: 'из обязательств работника: СОУТ' })
  expect(found('3.1')?.value).toBe('3.1 (вредный 1 степени)')
  expect(found('notAssessed')).toBeNull()
})

test('instructions of a person, each once', () => {
  const read = (name: string) => duty({ section: 'instruction', name }, '2026-01-01')
  const facts = factsWith([read('ИОТ № 1'), read('ИОТ № 9'), read('ИОТ № 1')])
  expect(told('instructions.of-person', facts)?.value).toBe('ИОТ № 1; ИОТ № 9')
  expect(told('instructions.of-person', factsWith([]))).toBeNull()
})
