import { expect, test } from 'vitest'
import { anOverdueRow, day, gloves } from '../../tests/examples.ts'
import type { DeadlineRow } from '../deadline-tables/deadline-table.ts'
import type { Subject } from '../obligations/subject.ts'
import { findBar } from './bar.ts'

const due = (changes: Partial<DeadlineRow> = {}) => anOverdueRow(1, changes)
const told = (duty: DeadlineRow) => {
  const bar = findBar(duty)
  return bar && [bar.is, bar.ground, bar.since]
}
const examination: Subject = { section: 'medicalExamination', factorNumber: '6.1' }

test('an overdue briefing, training, examination or issue of PPE keeps from work, by a ground of its own', () => {
  const subjects: readonly Subject[] = [
    { section: 'briefing', name: 'Повторный' },
    { section: 'training', name: 'Программа Б' },
    examination,
    gloves(1),
  ]
  expect(subjects.map((subject) => told(due({ subject })))).toEqual([
    ['overdue', 'briefing', '2026-11-02'],
    ['overdue', 'training', '2026-11-02'],
    ['overdue', 'medicalExamination', '2026-11-02'],
    ['overdue', 'ppe', '2026-11-02'],
  ])
})

test('an instruction, a return of PPE and an assessment keep no one from work', () => {
  const subjects: readonly Subject[] = [
    { section: 'instruction', name: 'ИОТ-07' },
    gloves(1, 'return'),
    { section: 'workingConditions', established: '2' },
    { section: 'risk', established: 'low' },
  ]
  expect(subjects.map((subject) => told(due({ subject })))).toEqual([null, null, null, null])
})

test('what is not overdue keeps no one from work', () => {
  expect(told(due({ overdue: false }))).toBeNull()
})

test('whoever is away is not kept from work: what is due waits for their return', () => {
  const away = { kind: 'maternity', to: null } as const
  expect(told(due({ away, overdue: false, retakeBy: day('2026-12-10') }))).toBeNull()
  expect(told(due({ away }))).toBeNull()
})

test('a failed check keeps from work since its day, though the deadline is far', () => {
  const failed = { overdue: false, deadline: day('2027-05-01'), retakeBy: day('2026-12-10') }
  expect(told(due(failed))).toEqual(['failed', 'training', '2026-11-10'])
  expect(told(due({ ...failed, subject: examination }))).toEqual([
    'failed',
    'contraindications',
    '2026-11-10',
  ])
})

test('a check failed after its deadline keeps from work since the deadline', () => {
  expect(told(due({ retakeBy: day('2026-12-10') }))).toEqual(['failed', 'training', '2026-11-02'])
  expect(told(due({ retakeBy: day('2026-12-10'), deadline: day('2026-11-12') }))).toEqual([
    'failed',
    'training',
    '2026-11-10',
  ])
})

test('fire and electrical safety are grounds of their own', () => {
  expect(told(due({ ruleId: 'fire.repeat' }))?.[1]).toBe('fireSafety')
  expect(told(due({ ruleId: 'el.check' }))?.[1]).toBe('electricalSafety')
  expect(told(due({ ruleId: 'train.V' }))?.[1]).toBe('training')
  const briefing = (name: string) => told(due({ subject: { section: 'briefing', name } }))?.[1]
  expect(briefing('Вводный противопожарный инструктаж')).toBe('fireSafety')
  expect(briefing('Инструктаж на I группу по электробезопасности')).toBe('electricalSafety')
  expect(briefing('Вводный инструктаж')).toBe('briefing')
})

test('a programme that a company named as a briefing is not one', () => {
  expect(
    told(due({ subject: { section: 'training', name: 'Вводный противопожарный инструктаж' } }))?.[1],
  ).toBe('training')
})

test('what was never done keeps from work from the first day, where the law bars', () => {
  const never = { deadline: null, baseDate: null, overdue: true }
  expect(told(due(never))).toEqual(['notDone', 'training', null])
  expect(told(due({ ...never, subject: { section: 'instruction', name: 'ИОТ-07' } }))).toBeNull()
})
