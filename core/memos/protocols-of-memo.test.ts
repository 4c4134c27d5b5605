import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { EmployeeId } from '../employees/employee.ts'
import { trainingPrograms } from '../norms/training-programs.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { Memo, MemoRow } from './memo.ts'
import {
  isProtocolOf,
  listProtocols,
  listProtocolsOf,
  nameOnProtocol,
  PROTOCOL_FORM,
  programmeOnProtocol,
} from './protocols-of-memo.ts'

const fire = 'Безопасные методы и приемы выполнения огневых работ'
const height = 'Безопасные методы и приемы выполнения работ на высоте'
const aid = 'Оказание первой помощи пострадавшим'
const row = (employeeId: number, name: string, baseDate: string | null = '2025-11-20') =>
  ({
    ...{ employeeId: employeeId as EmployeeId, baseDate: baseDate as LocalDate | null },
    subject: { section: 'training', name },
  }) as MemoRow
const protocols = (rows: readonly MemoRow[], changes: Partial<Memo> = {}) =>
  listProtocols({ canceled: false, duration: '16 часов', rows, ...changes })

test('one protocol for each programme, everyone of it once, each high-risk work by its name', () => {
  const periodic = { reason: 'периодическая', hours: '16' }
  const all = protocols([row(1, fire), row(2, height), row(1, height), row(2, aid), row(1, height)])
  expect(all.map(({ employeeIds, answers }) => ({ employeeIds, answers }))).toEqual([
    { employeeIds: [1], answers: { programme: `${fire} (программа В)`, ...periodic } },
    { employeeIds: [2, 1], answers: { programme: `${height} (программа В)`, ...periodic } },
    { employeeIds: [2], answers: { programme: aid, ...periodic } },
  ])
  expect(all.map(({ programme }) => programme.code)).toEqual(['V', 'V', 'firstAid'])
})

test('a protocol is of the programme that it names, one without a work of every high-risk work', () => {
  const of = (answer: unknown) =>
    trainingPrograms.filter((programme) => isProtocolOf(answer, programme)).map(({ code }) => code)
  for (const programme of trainingPrograms) expect(of(nameOnProtocol(programme))).toEqual([programme.code])
  expect(of(programmeOnProtocol.V)).toEqual(Array.from({ length: 24 }, () => 'V'))
  expect([undefined, null, '', 'Высота'].flatMap(of)).toEqual([])
})

test('who was never checked is checked for the first time, in a protocol apart', () => {
  expect(
    protocols([row(1, aid, null), row(2, aid)]).map(({ answers, employeeIds }) => [
      answers.reason,
      employeeIds,
    ]),
  ).toEqual([
    ['первичная', [1]],
    ['периодическая', [2]],
  ])
})

test('hours are those of the memo, or the least that the rules ask for', () => {
  const hours = (duration: string, name = aid) => protocols([row(1, name)], { duration })[0]?.answers.hours
  expect(hours(' 24 ч')).toBe('24')
  expect(hours('')).toBe('8')
  expect(hours('1000 часов')).toBe('8')
  expect(hours('две недели', fire)).toBeUndefined()
  expect(protocols([row(1, fire)], { duration: '' })[0]?.answers).not.toHaveProperty('hours')
})

test('rows that are in no memo have protocols too, with the least hours', () => {
  expect(listProtocolsOf([row(1, aid), row(2, fire)])).toEqual(
    protocols([row(1, aid), row(2, fire)], { duration: '' }),
  )
  expect(listProtocolsOf([row(1, aid)])[0]?.answers.hours).toBe('8')
})

test('no protocol of a memo that was canceled, of a programme that is not known, of another section', () => {
  expect(protocols([row(1, aid)], { canceled: true })).toEqual([])
  expect(protocols([row(1, 'Пожарно-технический минимум')])).toEqual([])
  expect(protocols([{ ...row(1, aid), subject: { section: 'briefing', name: aid } } as MemoRow])).toEqual([])
})

test('programmes are called as the form calls them', () => {
  const form = readFileSync(
    new URL('../../adapters/documents/forms/training/knowledge-check-protocol.md', import.meta.url),
    'utf8',
  )
  for (const words of trainingPrograms.map(nameOnProtocol))
    expect(
      [words, `'${words}'`].some((option) => form.includes(`      - ${option}\n`)),
      words,
    ).toBe(true)
  expect(form).toContain(`id: ${PROTOCOL_FORM}\n`)
})
