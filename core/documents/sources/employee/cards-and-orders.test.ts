import { expect, test } from 'vitest'
import { aCompletion, anObligation, day } from '../../../../tests/examples.ts'
import { briefing, factsWith, told, training } from '../../../../tests/source-facts.ts'
import type { EmployeeId } from '../../../employees/employee.ts'
import type { ObligationFacts } from '../../../obligations/facts/obligation-facts.ts'
import type { Document } from '../../document.ts'
import type { HolderOfRole } from '../facts/holders.ts'

let moves = 0

/** PPE that was issued to the worker, or taken back, so many pieces on each day. */
const move = (
  event: 'issuance' | 'return',
  name: string,
  pieces: Readonly<Record<string, number>>,
  size: string | null = null,
): ObligationFacts => {
  moves += 1
  const subject = { section: 'ppe', name, quantity: 1, unit: 'pair', norm: null, size, event } as const
  const completions = Object.entries(pieces).map(([date, quantity], i) =>
    aCompletion(moves * 100 + i, date, { quantity }),
  )
  return { obligation: anObligation(moves, { subject }), completions }
}

test('the card has each issue with what of it came back: of the oldest first', () => {
  const facts = factsWith([
    move('return', 'Перчатки', { '2026-03-01': 3, '2026-05-01': 1 }),
    move('issuance', 'Перчатки', { '2026-04-01': 1, '2026-02-01': 2, '2026-03-01': 2 }),
    move('issuance', 'Ботинки', { '2026-02-10': 1 }, '43'),
  ])
  const blank = { model: '', way: '', act: '' }
  expect(told('ppe.card', facts)).toEqual({
    value: [
      {
        ...{ ...blank, name: 'Перчатки', issued: '01.02.2026', count: '2\u00a0пары' },
        ...{ returned: '01.03.2026', back: '2\u00a0пары' },
      },
      {
        ...{ ...blank, name: 'Ботинки, размер 43', issued: '10.02.2026', count: '1\u00a0пара' },
        ...{ returned: '', back: '' },
      },
      {
        ...{ ...blank, name: 'Перчатки', issued: '01.03.2026', count: '2\u00a0пары' },
        ...{ returned: '01.03.2026, 01.05.2026', back: '2\u00a0пары' },
      },
      {
        ...{ ...blank, name: 'Перчатки', issued: '01.04.2026', count: '1\u00a0пара' },
        ...{ returned: '', back: '' },
      },
    ],
    from: 'из выдач СИЗ: 4 записи',
  })
  expect(told('ppe.card', factsWith([]))).toBeNull()
})

test('what was issued on one day is in the order in which it was recorded', () => {
  const [first, second] = ['Каска', 'Ботинки'].map((name) => move('issuance', name, { '2026-02-01': 1 }))
  if (!first || !second) throw new Error('nothing was issued')
  expect(told('ppe.card', factsWith([second, first]))?.value).toMatchObject([
    { name: 'Каска' },
    { name: 'Ботинки' },
  ])
})

test('washing agents have a card of their own', () => {
  const all = ['Мыло твёрдое', 'Паста очищающая', 'Крем защитный', 'Регенерирующее средство', 'Каска']
  const facts = factsWith(all.map((name) => move('issuance', name, { '2026-02-01': 1 })))
  expect(told('washing.card', facts)?.value).toMatchObject(all.slice(0, 4).map((name) => ({ name })))
})

const paper = (templateId: number, integer: number, date: string): Document =>
  ({ templateId, title: 'Приказ', number: { integer, letter: '' }, date: day(date) }) as unknown as Document

test('an order about the employee is the last of its kind', () => {
  const ownPapers = [
    paper(9999, 9, '2026-11-19'),
    ...[paper(1046, 8, '2026-11-18'), paper(1043, 7, '2026-11-17'), paper(1040, 6, '2026-11-16')],
  ]
  const facts = factsWith([], { ownPapers })
  expect(told('person.suspension-order', facts)).toEqual({
    value: '№ 7 от 17.11.2026',
    from: 'из архива документов: Приказ',
  })
  expect(told('person.internship-order', facts)?.value).toBe('№ 8 от 18.11.2026')
  for (const form of [1040, 1041, 1042, 1043])
    expect(
      told('person.suspension-order', factsWith([], { ownPapers: [paper(form, 1, '2026-01-01')] })),
    ).not.toBeNull()
  expect(
    told('person.internship-order', factsWith([], { ownPapers: [paper(9999, 1, '2026-01-01')] })),
  ).toBeNull()
})

test('what was not learnt in time is told, and nothing else that is lacking', () => {
  const late = training('Курс', '2020-01-01')
  const facts = factsWith([
    late,
    training('Другой', '2026-11-01'),
    briefing('Вводный инструктаж', '2020-01-01'),
  ])
  expect(told('training.lacked', facts)).toEqual({
    value: expect.stringMatching(/^Курс: срок истёк \d\d\.\d\d\.\d{4}$/u),
    from: 'из обязательств работника',
  })
  expect(told('training.lacked', factsWith([]))).toBeNull()
})

test('an internship is told with who sees to it in the department', () => {
  const mentor: HolderOfRole = {
    ...{ employeeId: 7 as EmployeeId, code: 'internship', role: 'Стажировка', fullName: 'Ёлкин П. С.' },
    ...{ position: 'Мастер', department: 'Карьер', orderLink: { kind: 'not-required' } },
  }
  const held = [training('Стажировка слесаря', '2019-09-12')]
  expect(told('briefings.internship', factsWith(held, { holders: [mentor] }))?.value).toBe(
    'окончена 12.09.2019, руководитель стажировки — Ёлкин П. С., Мастер',
  )
  expect(told('briefings.internship', factsWith(held, { holders: [] }))?.value).toBe('окончена 12.09.2019')
  expect(told('briefings.internship', factsWith([], { holders: [mentor] }))).toBeNull()
})
