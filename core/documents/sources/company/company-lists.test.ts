import { expect, test } from 'vitest'
import { aCompany, day } from '../../../../tests/examples.ts'
import type { Subject } from '../../../obligations/subject.ts'
import type { Document } from '../../document.ts'
import { findHolder, type HolderOfRole } from '../facts/holders.ts'
import type { SharedDuty, StaffedPost } from '../facts/work-records.ts'
import type { KnownFacts } from '../source.ts'
import { sources } from '../source-table.ts'
import { splitNumber } from './instructions.ts'
import { nameSubject } from './posts.ts'

const welder = { department: 'Сварка', position: 'Сварщик' }
const engineer = { department: 'Администрация', position: 'Инженер по охране труда' }
const posts: readonly StaffedPost[] = [
  { ...welder, people: 14, women: 0 },
  { ...engineer, people: 2, women: 1 },
]
const year = { kind: 'every', months: 12 } as const
const twoYears = { kind: 'every', months: 24 } as const
const duty = (subject: Subject, changes: Partial<SharedDuty> = {}): SharedDuty => ({
  ...{ ...welder, people: 14, subject, periodicity: year, due: null },
  ...changes,
})
const factor = (factorNumber: string) => ({ section: 'medicalExamination', factorNumber }) as const
const learn = (name: string) => ({ section: 'training', name }) as const
const read = (name: string) => ({ section: 'instruction', name }) as const
const holder = (code: string, changes: Partial<HolderOfRole> = {}): HolderOfRole => ({
  employeeId: 7 as HolderOfRole['employeeId'],
  ...{ code, role: `роль ${code}`, fullName: 'Ёлкин Пётр Семёнович', ...engineer },
  ...{ orderLink: { kind: 'order', number: '12', date: day('2026-01-15') } },
  ...changes,
})
const ask = (name: keyof typeof sources, facts: Partial<KnownFacts>) =>
  sources[name].fill({
    ...{ day: day('2026-11-20'), company: aCompany(), posts, holders: [], facts: new Map(), profiles: [] },
    ...{ span: null, ...facts },
  })
const rowsOf = (name: keyof typeof sources, facts: Partial<KnownFacts>) => ask(name, facts)?.value

test('the contingent: a post with its points in their order, the shortest period, and how many women', () => {
  const asked = [
    duty(factor('18.2'), { periodicity: twoYears }),
    duty(factor('4.4')),
    duty(factor('18.2'), { ...engineer, people: 2, periodicity: twoYears }),
  ]
  expect(ask('medical.contingent', { 'shared-medicalExamination': asked })).toEqual({
    from: 'из обязательств: 2 должности, 16 работников, 2 пункта приказа № 29н',
    value: [
      {
        ...{ post: engineer.position, department: 'Администрация', count: '2, из них женщин 1' },
        ...{ factors: expect.stringMatching(/\S/u), points: '18.2', period: '2 года' },
      },
      {
        ...{ post: 'Сварщик', department: 'Сварка', count: '14, женщин нет' },
        ...{ factors: expect.stringContaining('; '), points: '4.4, 18.2', period: '1 год' },
      },
    ],
  })
  expect(ask('medical.contingent', { 'shared-medicalExamination': [] })).toBeNull()
  expect(rowsOf('medical.contingent', { 'shared-medicalExamination': [duty(factor('99.9'))] })).toMatchObject(
    [{ factors: 'пункт 99.9' }],
  )
})

const height = 'Безопасные методы и приемы выполнения работ на высоте'

test('what is done once comes after what comes again', () => {
  const asked = [
    duty(factor('4.4'), { periodicity: { kind: 'once' } }),
    duty(factor('6.1'), { periodicity: twoYears }),
  ]
  expect(rowsOf('medical.contingent', { 'shared-medicalExamination': asked })).toMatchObject([
    { period: '2 года' },
  ])
})

test('a duty is called by its name, its point, or what was found', () => {
  expect(nameSubject({ subject: learn('А') })).toBe('А')
  expect(nameSubject({ subject: factor('4.4') })).toBe('4.4')
  expect(nameSubject({ subject: found('3.1') })).toBe('3.1')
})

test('the plan of training: each programme of a department with its posts, its hours and the first day', () => {
  const asked = [
    duty(learn(height), { due: day('2026-12-05') }),
    duty(learn(height), { position: 'Монтажник', people: 3, due: day('2026-12-01') }),
    duty(learn('Вождение'), { ...engineer, people: 2 }),
  ]
  expect(ask('training.plan', { 'shared-training': asked })).toEqual({
    from: 'из обязательств по обучению: 2 записи',
    value: [
      {
        ...{ department: 'Администрация', posts: `${engineer.position}, 2`, programme: 'Вождение' },
        ...{ where: '', term: '', check: '' },
      },
      {
        ...{ department: 'Сварка', posts: 'Монтажник, 3; Сварщик, 14', where: '' },
        programme: expect.stringMatching(/^программа В: Безопасные методы/u),
        ...{ term: 'до 01.12.2026', check: 'до 01.12.2026' },
      },
    ],
  })
  const more = [duty(learn('Оказание первой помощи пострадавшим')), duty(learn('Вождение'))]
  expect(rowsOf('training.plan', { 'shared-training': more })).toMatchObject([
    { programme: 'Вождение' },
    { programme: expect.stringMatching(/, не менее 8 часов: Оказание первой помощи/u) },
  ])
  expect(ask('training.programmes', { 'shared-training': asked })).toEqual({
    value: `${height}; Вождение`,
    from: 'из обязательств по обучению: 19 работников',
  })
  expect(ask('training.programmes', { 'shared-training': [] })).toBeNull()
})

test('work of high risk is what programmes of high-risk work teach', () => {
  const asked = [duty(learn(height)), duty(learn(height), engineer), duty(learn('Вождение'))]
  expect(ask('works.high-risk', { 'shared-training': asked })?.value).toBe('Выполнение работ на высоте')
  expect(ask('works.high-risk', { 'shared-training': [duty(learn('Вождение'))] })).toBeNull()
  const fire = 'Безопасные методы и приемы выполнения огневых работ'
  expect(rowsOf('works.high-risk-list', { 'shared-training': [...asked, duty(learn(fire))] })).toMatchObject([
    { work: 'Выполнение огневых работ' },
    { work: 'Выполнение работ на высоте' },
  ])
  const holders = [holder('permit-head')]
  expect(ask('works.high-risk-list', { 'shared-training': asked, holders })).toEqual({
    from: 'из обязательств по обучению и ответственных: 1 запись',
    value: [
      {
        ...{ work: 'Выполнение работ на высоте', place: 'Администрация, Сварка', rules: '', issuer: '' },
        head: `Ёлкин Пётр Семёнович, ${engineer.position}`,
      },
    ],
  })
})

test('instructions: the number apart from the name, where and to whom they apply', () => {
  expect(splitNumber('ИОТ № 7 при работах на высоте')).toEqual({
    number: 'ИОТ № 7',
    title: 'при работах на высоте',
  })
  expect(splitNumber('Памятка')).toEqual({ number: 'б/н', title: 'Памятка' })
  const asked = [
    duty(read('ИОТ № 11 для сварщика')),
    duty(read('ИОТ № 2 для всех')),
    duty(read('ИОТ № 2 для всех'), engineer),
    duty(read('Памятка')),
  ]
  const facts = { 'shared-instruction': asked, holders: [holder('instructions')] }
  expect(ask('instructions.register', facts)).toMatchObject({
    from: 'из обязательств по инструкциям: 3 записи',
    value: [
      {
        ...{ number: 'ИОТ № 2', title: 'для всех', approved: '', reviewed: '' },
        ...{ department: 'Администрация, Сварка', keeper: expect.stringMatching(/^Ёлкин/u) },
      },
      { number: 'ИОТ № 11', department: 'Сварка' },
      { number: 'б/н', title: 'Памятка' },
    ],
  })
  expect(rowsOf('instructions.enacted', facts)).toContainEqual({
    ...{ number: 'ИОТ № 11', title: 'для сварщика', replaces: '' },
  })
  expect(rowsOf('instructions.of-posts', facts)).toContainEqual({
    ...{ number: 'ИОТ № 2', title: 'для всех', post: `${engineer.position}, Сварщик` },
  })
  expect(ask('instructions.list', facts)?.value).toBe('ИОТ № 2 для всех; ИОТ № 11 для сварщика; Памятка')
  expect(ask('instructions.list', { 'shared-instruction': [] })).toBeNull()
})

const found = (established: '1' | '2' | '3.1' | '3.2' | '3.3' | 'notAssessed') =>
  ({ section: 'workingConditions', established }) as const

test('workplaces with their class; places of class 1 and 2 are counted apart', () => {
  const asked = [duty(found('2')), duty(found('3.1')), duty(found('2'), engineer)]
  const facts = { 'shared-workingConditions': asked }
  expect(rowsOf('workplaces.sout-list', facts)).toEqual([
    {
      ...{ number: '1', name: engineer.position, department: 'Администрация', people: 'всего 2, женщин 1' },
      ...{ analogues: '', equipment: '', factors: 'прежний класс 2' },
    },
    expect.objectContaining({ number: '2', name: 'Сварщик', factors: 'прежний класс 3.1' }),
  ])
  expect(
    rowsOf('workplaces.sout-list', { 'shared-workingConditions': [duty(found('notAssessed'))] }),
  ).toMatchObject([{ factors: 'оценка не проводилась' }, { factors: 'оценка не проводилась' }])
  expect(ask('workplaces.count', {})).toEqual({ value: 2, from: 'из списка работников: 2 должности' })
  expect(ask('workplaces.count', { posts: [] })).toBeNull()
  expect(ask('workplaces.declared-count', facts)?.value).toBe(1)
  expect(ask('workplaces.declared-count', { 'shared-workingConditions': [] })).toBeNull()
})

test('places to declare are those of class 1 and 2; the summary counts places and people of each class', () => {
  const asked = [duty(found('2')), duty(found('3.1')), duty(found('2'), engineer)]
  const facts = { 'shared-workingConditions': asked }
  expect(rowsOf('workplaces.declared', facts)).toEqual([
    { number: '', post: `${engineer.position}, Администрация`, people: '2', outcome: 'класс 2' },
  ])
  expect(rowsOf('workplaces.classes', facts)).toMatchObject([
    { level: '2', places: '1', people: '2', women: '1' },
    { level: '3.1', places: '1', people: '14' },
  ])
  const same = { 'shared-workingConditions': [duty(found('1')), duty(found('1'), engineer)] }
  expect(rowsOf('workplaces.classes', same)).toMatchObject([{ level: '1', places: '2', people: '16' }])
  for (const name of ['workplaces.declared', 'workplaces.classes'] as const)
    expect(ask(name, { 'shared-workingConditions': [duty(found('notAssessed'))] })).toBeNull()
  expect(ask('workplaces.declared', { 'shared-workingConditions': [duty(found('3.1'))] })).toBeNull()
})

test('guarantees go by the class: leave from 3.2, a shorter week from 3.3, none below 3.1', () => {
  const of = (level: Parameters<typeof found>[0]) =>
    rowsOf('workplaces.guarantees', { 'shared-workingConditions': [duty(found(level))] })
  const common = { post: 'Сварщик, Сварка', card: '', milk: '', pay: 'не менее 4' }
  expect([of('1'), of('2'), of('notAssessed')]).toEqual([undefined, undefined, undefined])
  const both = { 'shared-workingConditions': [duty(found('3.1')), duty(found('2'))] }
  expect(rowsOf('workplaces.guarantees', both)).toMatchObject([{ level: '3.1' }])
  expect(of('3.1')).toEqual([{ ...common, level: '3.1', leave: 'нет', week: '40' }])
  expect(of('3.2')).toEqual([{ ...common, level: '3.2', leave: 'не менее 7', week: '40' }])
  expect(of('3.3')).toEqual([{ ...common, level: '3.3', leave: 'не менее 7', week: 'не более 36' }])
})

test('risks by workplace: how many of each level, the highest, and who is in charge there', () => {
  const risk = (established: 'low' | 'middle' | 'high' | 'notAssessed' | 'excluded') =>
    ({ section: 'risk', established }) as const
  const asked = [
    duty(risk('low')),
    duty(risk('high')),
    duty(risk('notAssessed'), engineer),
    duty(risk('excluded'), engineer),
  ]
  const holders = [holder('ot-division'), holder('ot-division', { ...welder, fullName: 'Жуков Артём' })]
  expect(rowsOf('risks.map', { 'shared-risk': asked, holders })).toEqual([
    {
      ...{ workplace: 'Сварщик, Сварка', people: '14', low: '1', medium: '0', high: '1', main: '' },
      owner: 'Жуков Артём, Сварщик',
    },
  ])
  expect(rowsOf('risks.levels', { 'shared-risk': asked })).toEqual([
    { card: '1', workplace: 'Сварщик, Сварка', level: 'повышенный', decision: '' },
  ])
  expect(rowsOf('risks.levels', { 'shared-risk': [duty(risk('low'))] })).toMatchObject([{ level: 'низкий' }])
})

test('of several holders the one of the department is named, or none; the only one is named anywhere', () => {
  const first = holder('risk')
  const there = holder('risk', welder)
  expect(findHolder([first, there], 'risk', 'Сварка')).toBe(there)
  expect(findHolder([first, there], 'risk', 'Склад')).toBeNull()
  expect(findHolder([first, there], 'risk')).toBe(first)
  expect(findHolder([first, holder('med')], 'risk', 'Склад')).toBe(first)
  expect(findHolder([], 'risk')).toBeNull()
})

test('norms of PPE: what is given to each post, once, what comes back left out', () => {
  const ppe = (name: string, changes: Partial<Extract<Subject, { section: 'ppe' }>> = {}): Subject => ({
    ...{ section: 'ppe', name, quantity: 1, unit: 'piece', event: 'issuance', norm: null, size: null },
    ...changes,
  })
  const asked = [
    duty(ppe('Каска')),
    duty(ppe('Ботинки', { unit: 'pair', norm: '783' })),
    duty(ppe('Ботинки', { unit: 'pair', norm: '783' }), { due: day('2026-12-01') }),
    duty(ppe('Щиток', { event: 'return' })),
    duty(learn('Не средство защиты')),
    duty(ppe('Очки'), engineer),
  ]
  expect(ask('ppe.norms', { 'shared-ppe': asked })).toEqual({
    from: 'из обязательств по СИЗ: 2 должности',
    value: [
      { post: engineer.position, type: '', name: 'Очки', norm: '1\u00a0шт., 1 год', basis: '' },
      { post: 'Сварщик', type: '', name: 'Ботинки', norm: '1\u00a0пара, 1 год', basis: 'п. 783 ЕТН' },
      { post: 'Сварщик', type: '', name: 'Каска', norm: '1\u00a0шт., 1 год', basis: '' },
    ],
  })
})

test('posts, departments and who is responsible', () => {
  expect(ask('company.departments', {})?.value).toBe('Администрация, Сварка')
  expect(ask('company.posts', {})?.value).toBe(`${engineer.position}, Сварщик`)
  expect(ask('company.posts', { posts: [] })).toBeNull()
  expect(ask('company.departments', { posts: [] })).toBeNull()
  expect(rowsOf('company.safety-posts', {})).toEqual([{ position: engineer.position, units: '2' }])
  const holders = [holder('sout-chair'), holder('knowledge-chair', { orderLink: { kind: 'not-required' } })]
  expect(ask('roles.duties', { holders })).toEqual({
    from: 'из ответственных лиц: 2 записи',
    value: [
      { post: `${engineer.position} Ёлкин Пётр Семёнович`, duty: 'роль sout-chair' },
      { post: `${engineer.position} Ёлкин Пётр Семёнович`, duty: 'роль knowledge-chair' },
    ],
  })
  expect(ask('roles.sout-order', { holders })).toEqual({
    value: '№ 12 от 15.01.2026',
    from: 'из ответственных лиц: роль sout-chair',
  })
  expect(ask('roles.knowledge-order', { holders })).toBeNull()
  expect(ask('roles.electrical-order', { holders })).toBeNull()
})

test('local acts are the kinds of papers that are ones', () => {
  const paper = (title: string, changes: Partial<Document> = {}) =>
    ({
      ...{ title, kind: 'regulation', date: day('2026-02-01') },
      ...{ number: { integer: 7, letter: '' }, ...changes },
    }) as Document
  const papers = [
    paper('Положение о СИЗ'),
    paper('Инструкция', { kind: 'instruction' }),
    paper('Приказ', { kind: 'order' }),
  ]
  const empty = { procedure: '', whom: '', keeper: '', review: '' }
  expect(ask('papers.local-acts', { papers })).toEqual({
    from: 'из архива документов: 2 записи',
    value: [
      { title: 'Инструкция', requisites: '01.02.2026, № 7', ...empty },
      { title: 'Положение о СИЗ', requisites: '01.02.2026, № 7', ...empty },
    ],
  })
  expect(rowsOf('papers.enacted', { papers })).toEqual([
    { title: 'Инструкция', replaces: 'нет' },
    { title: 'Положение о СИЗ', replaces: 'нет' },
  ])
})

test('the department is that of whoever was appointed first', () => {
  const holders = [holder('tools', { department: 'Гараж' }), holder('tools', { department: 'Склад' })]
  expect(ask('roles.tools-department', { holders })).toEqual({
    value: 'Гараж',
    from: 'из ответственных лиц: роль tools',
  })
  expect(ask('roles.tools-department', { holders: [holder('tools', { department: '' })] })).toBeNull()
  expect(ask('roles.lifting-department', { holders })).toBeNull()
})

test('who learns by programme A: each post once, and how many people', () => {
  const a = 'Общие вопросы охраны труда и функционирования системы управления охраной труда'
  const asked = [
    duty(learn(a), { ...engineer, people: 2 }),
    duty(learn('Оказание первой помощи пострадавшим')),
    duty(learn('Курс по решению организации')),
  ]
  expect(ask('training.of-heads', { 'shared-training': asked })).toEqual({
    value: engineer.position,
    from: 'из обязательств по обучению: 2 работника',
  })
  expect(ask('training.of-heads', { 'shared-training': asked.slice(1) })).toBeNull()
})
