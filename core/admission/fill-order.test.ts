import { expect, test } from 'vitest'
import { anOverdueRow, day, employee, gloves, memo, obligation } from '../../tests/examples.ts'
import type { DeadlineRow } from '../deadline-tables/deadline-table.ts'
import type { DocumentId } from '../documents/document.ts'
import type { Subject } from '../obligations/subject.ts'
import { barredEmployees } from './barred-employee.ts'
import { fillOrder } from './fill-order.ts'

const duty = (subject: Subject, changes: Partial<DeadlineRow> = {}): DeadlineRow =>
  anOverdueRow(1, { subject, ...changes })
const filled = (...duties: readonly DeadlineRow[]) =>
  barredEmployees({ duties, orders: [], people: [], passed: [] }, day('2026-11-20')).map(fillOrder)
const examination: Subject = { section: 'medicalExamination', factorNumber: '6.1' }
const inMemo = { memo: { id: memo(7), number: 14 } }

test('a suspension says what was not passed, and leaves out what it is not about', () => {
  const duties = [
    duty({ section: 'training', name: 'Программа Б' }, inMemo),
    duty(
      { section: 'briefing', name: 'Повторный' },
      { obligationId: obligation(2), deadline: day('2026-11-14') },
    ),
    duty(gloves(1), { obligationId: obligation(3) }),
    duty(examination, { obligationId: obligation(4), deadline: day('2026-11-15') }),
  ]
  expect(filled(...duties)).toEqual([
    {
      reason:
        'обучение «Программа Б», срок 02.11.2026 прошёл, служебная записка № 14; инструктаж «Повторный», срок 14.11.2026 прошёл',
    },
  ])
})

test('a failed check is named by its day', () => {
  const failed = { overdue: false, deadline: day('2027-05-01'), retakeBy: day('2026-12-10') }
  expect(filled(duty({ section: 'training', name: 'Программа В' }, failed))).toEqual([
    { reason: 'обучение «Программа В», проверка знаний 10.11.2026 не пройдена' },
  ])
})

test('what was never done has no day', () => {
  const never = { deadline: null, baseDate: null, overdue: true }
  expect(
    filled(
      duty({ section: 'briefing', name: 'Вводный инструктаж' }, never),
      duty({ section: 'training', name: 'Программа А' }, { ...never, obligationId: obligation(2) }),
    ),
  ).toEqual([{ reason: 'инструктаж «Вводный инструктаж», не проведён; обучение «Программа А», не пройдено' }])
})

test('an examination after another is a periodic one, the first may be any', () => {
  expect(filled(duty(examination, inMemo))).toEqual([
    { kind: 'периодический медицинский осмотр', document: 'служебная записка № 14' },
  ])
  expect(filled(duty(examination, { baseDate: null }))).toEqual([{}])
})

test('a downtime names the PPE, a readmission the order that it ends', () => {
  expect(filled(duty(gloves(1)))).toEqual([{ ppe: 'Перчатки с полимерным покрытием' }])
  const document = { id: 5 as DocumentId, number: { integer: 31, letter: 'А' }, date: day('2026-11-17') }
  const orders = [
    {
      employeeId: employee(1),
      form: 'suspend-untrained' as const,
      effect: 'suspends' as const,
      from: day('2026-11-17'),
      document: { ...document, hasPdf: true },
    },
  ]
  const { employeeId, fullName, personnelNumber, birthDate, department, position } = anOverdueRow(1)
  const people = [{ employeeId, fullName, personnelNumber, birthDate, department, position }]
  expect(
    barredEmployees({ duties: [], orders, people, passed: [] }, day('2026-11-20')).map(fillOrder),
  ).toEqual([{ order: '№ 31А от 17.11.2026' }])
})

test('what is known of a training says nothing of the examination; one examination before is enough', () => {
  const first = duty(examination, { baseDate: null, deadline: day('2026-11-01') })
  const second = { obligationId: obligation(2) }
  const training = duty({ section: 'training', name: 'Программа Б' }, { ...second, ...inMemo })
  expect(filled(first, training)).toStrictEqual([{}])
  expect(filled(first, duty(examination, second))).toStrictEqual([
    { kind: 'периодический медицинский осмотр' },
  ])
})
