import { expect, test } from 'vitest'
import type { Subject } from '../../obligations/subject.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { noDuties, pickDutiesOnPaper } from './duties-on-paper.ts'

const duty = (subject: Subject, baseDate: string | null = null, deadline: string | null = null) => ({
  subject,
  baseDate: baseDate as LocalDate | null,
  deadline: deadline as LocalDate | null,
})

test('papers know the last briefing at the workplace, and when the next is due', () => {
  const said = pickDutiesOnPaper([
    duty({ section: 'briefing', name: 'Вводный инструктаж' }, '2026-11-01'),
    duty({ section: 'briefing', name: 'Первичный инструктаж на рабочем месте' }, '2026-02-01'),
    duty({ section: 'briefing', name: 'Повторный инструктаж на рабочем месте' }, '2026-08-01', '2027-02-01'),
    duty({ section: 'briefing', name: 'Повторный противопожарный инструктаж' }, '2026-10-01', '2026-12-01'),
  ])
  expect(said).toMatchObject({ briefed: '2026-08-01', briefingBy: '2027-02-01' })
})

test('papers know the programmes, the class and the next examination', () => {
  const said = pickDutiesOnPaper([
    duty({ section: 'training', name: 'Оказание первой помощи пострадавшим' }),
    duty({ section: 'training', name: 'Курс организации' }),
    duty({ section: 'workingConditions', established: 'notAssessed' }),
    duty({ section: 'workingConditions', established: '3.1' }),
    duty({ section: 'medicalExamination', factorNumber: '4.4' }, null, '2027-03-01'),
    duty({ section: 'medicalExamination', factorNumber: '6.1' }, null, '2026-12-15'),
  ])
  expect(said).toEqual({
    ...noDuties,
    programmes: ['firstAid'],
    workingConditionsClass: '3.1',
    examinationBy: '2026-12-15',
  })
  expect(pickDutiesOnPaper([])).toEqual(noDuties)
})

test('papers know the last training and the last examination, each of its own section', () => {
  const said = pickDutiesOnPaper([
    duty({ section: 'training', name: 'Оказание первой помощи пострадавшим' }, '2025-11-20'),
    duty({ section: 'training', name: 'Курс организации' }, '2026-04-16'),
    duty({ section: 'training', name: 'Ещё один' }),
    duty({ section: 'medicalExamination', factorNumber: '4.4' }, '2026-03-15'),
    duty({ section: 'medicalExamination', factorNumber: '6.1' }, '2025-03-01'),
    duty({ section: 'instruction', name: 'ИОТ-1' }, '2026-10-01'),
  ])
  expect(said).toEqual({
    ...noDuties,
    programmes: ['firstAid'],
    trained: '2026-04-16',
    examined: '2026-03-15',
  })
})

test('of many examinations the last is said', () => {
  const days = ['2024-03-15', '2026-03-15', '2025-03-15']
  const said = pickDutiesOnPaper(
    days.map((date) => duty({ section: 'medicalExamination', factorNumber: '4.4' }, date)),
  )
  expect(said.examined).toBe('2026-03-15')
  const briefings = days.map((date) =>
    duty({ section: 'briefing', name: 'Повторный инструктаж на рабочем месте' }, date),
  )
  const training = days.map((date) => duty({ section: 'training', name: 'Курс' }, date))
  expect(pickDutiesOnPaper([...briefings, ...training])).toMatchObject({
    ...{ briefed: '2026-03-15', trained: '2026-03-15' },
  })
})

test('of the levels of risk that were found the highest is said, of those that were not none', () => {
  const levelOf = (...levels: readonly ('notAssessed' | 'excluded' | 'low' | 'middle' | 'high')[]) =>
    pickDutiesOnPaper(levels.map((established) => duty({ section: 'risk', established }))).riskLevel
  expect(levelOf('low', 'high', 'middle')).toBe('повышенный')
  expect(levelOf('excluded', 'middle', 'low')).toBe('средний')
  expect(levelOf('notAssessed', 'low')).toBe('низкий')
  expect(levelOf('notAssessed', 'excluded')).toBe('')
})

test('what only sounds like a briefing, or falls due like an examination, is neither', () => {
  const name = 'Повторный инструктаж на рабочем месте'
  const said = pickDutiesOnPaper([
    duty({ section: 'training', name }, '2026-09-01', '2026-10-01'),
    duty({ section: 'medicalExamination', factorNumber: '4.4' }, null, '2027-03-01'),
    duty({ section: 'workingConditions', established: 'excluded' }),
  ])
  expect(said).toEqual({ ...noDuties, trained: '2026-09-01', examinationBy: '2027-03-01' })
})

test('of many briefings the last counts', () => {
  const name = 'Повторный инструктаж на рабочем месте'
  const days = ['2026-02-01', '2026-08-01', '2026-05-01'].map((day) =>
    duty({ section: 'briefing', name }, day),
  )
  expect(pickDutiesOnPaper(days).briefed).toBe('2026-08-01')
})
