import { expect, test } from 'vitest'
import { day, employee } from '../../../../tests/examples.ts'
import { anIncident, moment } from '../../../../tests/incidents-example.ts'
import { factsWith, told, value } from '../../../../tests/source-facts.ts'
import type { Incident } from '../../../incidents/incident.ts'
import type { Degree } from '../../../norms/accidents/degree.ts'
import { findTimeCode, wordTime } from './incident.ts'

const of = (changes: Partial<Incident> = {}) => factsWith([], { incident: anIncident(changes) })
const ask = (name: string, changes: Partial<Incident> = {}) => value(`incident.${name}`, of(changes))
const facts = 'из сведений о происшествии'

test.each([
  ['00:00', '3.02.3'],
  ['00:01', '3.02.1'],
  ['08:00', '3.02.1'],
  ['08:01', '3.02.2'],
  ['16:00', '3.02.2'],
  ['16:01', '3.02.3'],
  ['23:59', '3.02.3'],
])('%s is line %s', (time, code) => {
  expect(findTimeCode(time)).toBe(code)
})

test('the moment of the accident is told in words', () => {
  expect(wordTime('14:10')).toBe('14 часов 10 минут')
  expect(wordTime('01:02')).toBe('1 час 2 минуты')
  expect(told('incident.day', of())).toEqual({ value: '2026-11-19', from: facts })
  expect([ask('time'), ask('time-code')]).toEqual(['14 часов 10 минут', '3.02.2'])
  expect([ask('place'), ask('description')]).toEqual(['Цех № 2, у станка 14', 'Порезал кисть о кромку листа'])
  expect(ask('description', { description: '' })).toBeNull()
})

test('the day of an application is told of an accident that was told of late alone', () => {
  expect(ask('applied-on')).toBeNull()
  expect(ask('applied-on', { reportedLateAt: moment('2026-12-24T10:00') })).toBe('2026-12-24')
})

const hurt = (severity: 'easy' | 'serious' | 'fatal', people: number): Partial<Incident> => ({
  injured: Array.from({ length: people }, (_, i) => ({
    employeeId: employee(i + 1),
    fullName: `Работник ${i}`,
    employer: '',
    severity,
  })),
})

test.each<[Degree, Partial<Incident>, string, string | null, string, string]>([
  ['easy', hurt('easy', 1), 'лёгкий', null, '3.01.1', '3 календарных дня'],
  [
    'easyGroup',
    hurt('easy', 2),
    'групповой с лёгкими последствиями',
    'групповой',
    '3.01.4',
    '3 календарных дня',
  ],
  ['serious', hurt('serious', 1), 'тяжёлый', 'тяжёлый', '3.01.2', '15 календарных дней'],
  [
    'seriousGroup',
    hurt('serious', 2),
    'групповой с тяжёлыми последствиями',
    'групповой',
    '3.01.4',
    '15 календарных дней',
  ],
  [
    'fatal',
    hurt('fatal', 1),
    'со смертельным исходом',
    'со смертельным исходом',
    '3.01.3',
    '15 календарных дней',
  ],
  [
    'fatalGroup',
    hurt('fatal', 2),
    'со смертельным исходом',
    'групповой со смертельным исходом',
    '3.01.4',
    '15 календарных дней',
  ],
])('%s is called as each paper calls it', (_, changes, order, notice, code, term) => {
  expect(['degree', 'notice-kind', 'degree-code', 'term'].map((name) => ask(name, changes))).toEqual([
    order,
    notice,
    code,
    term,
  ])
})

test('a notice is sent of no easy accident: its kind is left to say', () => {
  expect(told('incident.notice-kind', of())).toBeNull()
})

test('those injured are counted; the first is named, an outsider by name', () => {
  expect([ask('total', hurt('fatal', 2)), ask('dead', hurt('fatal', 2)), ask('dead')]).toEqual([2, 2, 0])
  expect(ask('victim')).toBe(1)
  const outsider = { employeeId: null, fullName: 'Ли Ян', severity: 'easy' } as const
  expect(ask('victim', { injured: [{ ...outsider, employer: 'ООО «Сосед»' }] })).toEqual({
    fullName: 'Ли Ян',
    position: 'ООО «Сосед»',
  })
  expect(ask('victim', { injured: [{ ...outsider, employer: '' }] })).toMatchObject({ position: '—' })
  expect(ask('victim', { injured: [] })).toBeNull()
})

const commission = {
  orderNumber: '7-НС',
  orderDate: day('2026-11-19'),
  chair: { employeeId: employee(5), fullName: 'Орлов Олег', post: 'Главный инженер' },
  members: [
    { employeeId: employee(6), fullName: 'Белова Вера', post: 'Специалист' },
    { employeeId: null, fullName: 'Ким Вера', post: '' },
  ],
}
const outsider = { fullName: 'Ким Вера', position: '—' }

test('the commission is named as papers are answered, by its order', () => {
  expect(told('incident.commission', of({ commission }))).toEqual({
    value: { chair: 5, members: [6, outsider], secretary: null },
    from: 'из приказа о комиссии № 7-НС от 19.11.2026',
  })
  expect(ask('investigators', { commission })).toEqual([5, 6, outsider])
  expect([ask('chair', { commission }), ask('members', { commission })]).toEqual([5, [6, outsider]])
  expect([ask('order-number', { commission }), ask('order-date', { commission })]).toEqual([
    '7-НС',
    '2026-11-19',
  ])
  expect([ask('chair-part', { commission }), ask('investigators-by')]).toEqual(['председателем', 'комиссия'])
})

test('without a commission nothing is said of it', () => {
  for (const name of [
    'commission',
    'investigators',
    'chair',
    'members',
    'order-date',
    'chair-part',
    'period',
  ])
    expect(ask(name)).toBeNull()
})

test('the investigation runs from its order to its end, or to the day of the paper', () => {
  const at = (date: string, changes: Partial<Incident> = {}) =>
    value(
      'incident.period',
      factsWith([], { day: day(date), incident: anIncident({ commission, ...changes }) }),
    )
  expect(at('2026-11-21')).toEqual({ from: '2026-11-19', to: '2026-11-21' })
  expect(at('2026-11-18')).toEqual({ from: '2026-11-19', to: '2026-11-19' })
  expect(at('2026-11-30', { completedOn: day('2026-11-22') })).toEqual({
    from: '2026-11-19',
    to: '2026-11-22',
  })
})

test('the act is that which was issued last', () => {
  const paper = { documentId: 1, step: 'act-n1', title: 'Акт', number: '4', date: day('2026-11-21') }
  const papers = [
    { ...paper, form: 'accident-act-n1' },
    { ...paper, form: 'accident-act-n1', number: '5' },
    { ...paper, form: 'accident-sfr-notice', number: '6' },
  ]
  expect([ask('act', { papers }), ask('act-number', { papers })]).toEqual(['№ 5 от 21.11.2026', '5'])
  expect(ask('act-date', { papers })).toBe('2026-11-21')
  expect(ask('act-date', { papers, completedOn: day('2026-11-22') })).toBe('2026-11-22')
  expect([ask('act'), ask('act-number'), ask('act-date'), ask('completed-on')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(ask('completed-on', { completedOn: day('2026-11-22') })).toBe('2026-11-22')
  expect(moment('2026-11-19T14:10')).toBe(anIncident().occurredAt)
})
