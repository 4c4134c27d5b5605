import { expect, test } from 'vitest'
import { aCompany, day } from '../../../../tests/examples.ts'
import { told } from '../../../../tests/source-facts.ts'
import type { EmployeeId } from '../../../employees/employee.ts'
import type { HolderOfRole } from '../facts/holders.ts'
import type { DoneWork, SharedDuty } from '../facts/work-records.ts'
import type { KnownFacts } from '../source.ts'

const post = { position: 'Сварщик', department: 'Сварка' }
const work = (subject: DoneWork['subject'], date: string, changes: Partial<DoneWork> = {}): DoneWork => ({
  ...{ ...post, employeeId: 1 as EmployeeId, fullName: 'Гусев К. А.', birthDate: day('1990-01-01') },
  ...{ dismissalDate: null, subject, date: day(date), result: 'passed', quantity: null, ...changes },
})
const asked = (subject: SharedDuty['subject'], months: number): SharedDuty => ({
  ...{ ...post, people: 1, subject, due: null, periodicity: { kind: 'every', months } },
})
const holder = (code: string): HolderOfRole => ({
  ...{ ...post, employeeId: 7 as EmployeeId, code, role: code, fullName: 'Ёлкин П. С.', position: 'Мастер' },
  orderLink: { kind: 'not-required' },
})
const ask = (name: string, facts: Partial<KnownFacts>) =>
  told(name, { day: day('2026-11-20'), company: aCompany(), holders: [], facts: new Map(), ...facts })

const briefing = (name: string, date: string, changes = {}) =>
  work({ section: 'briefing', name }, date, changes)

test('a post without a department is told alone', () => {
  const done = [briefing('Повторный противопожарный инструктаж', '2026-03-02', { department: '' })]
  expect(ask('journals.briefing-fire', { 'done-briefing': done })?.value).toMatchObject([{ post: 'Сварщик' }])
})

test('fire briefings have a journal of their own, with who holds them', () => {
  const done = [
    briefing('Повторный противопожарный инструктаж', '2026-03-02'),
    briefing('Повторный инструктаж на рабочем месте', '2026-03-02'),
  ]
  expect(
    ask('journals.briefing-fire', { 'done-briefing': done, holders: [holder('fire-briefing')] }),
  ).toEqual({
    value: [
      {
        ...{ date: '02.03.2026', kind: 'повторный', who: 'Гусев К. А.', post: 'Сварщик, Сварка' },
        by: 'Ёлкин П. С., Мастер',
      },
    ],
    from: 'из выполненных обязательств: 1 запись, 1 работник',
  })
})

test('group I is of electrical safety alone, and knows when it was given to the same person before', () => {
  const name = 'Инструктаж на I группу по электробезопасности'
  const done = [
    briefing(name, '2026-05-04'),
    briefing(name, '2025-05-05'),
    briefing(name, '2026-04-01', { employeeId: 2, fullName: 'Абрамов Р. С.' }),
    briefing('Инструктаж по электробезопасности на II группу', '2026-05-01'),
    briefing('Присвоение группы I', '2026-05-01'),
  ]
  const row = { department: 'Сварка', position: 'Сварщик' }
  expect(ask('journals.group-one', { 'done-briefing': done })?.value).toEqual([
    { ...row, who: 'Гусев К. А.', previous: '', date: '05.05.2025' },
    { ...row, who: 'Абрамов Р. С.', previous: '', date: '01.04.2026' },
    { ...row, who: 'Гусев К. А.', previous: '05.05.2025', date: '04.05.2026' },
  ])
})

const firstAid = { section: 'training', name: 'Оказание первой помощи пострадавшим' } as const
const papers = { protocol: '12', registry: '77-1' }

test('a check is told with its protocol, its record in the register and the next one; a failed one within 30 days', () => {
  const facts = {
    'done-training': [
      work(firstAid, '2026-02-10', { papers }),
      work(firstAid, '2026-02-11', { result: 'failed' }),
      work({ section: 'training', name: 'Свой курс' }, '2026-02-12'),
      work({ section: 'training', name: 'Стажировка' }, '2026-02-12'),
    ],
    'shared-training': [asked(firstAid, 36)],
  }
  const row = { who: 'Гусев К. А.', post: 'Сварщик, Сварка', kind: '' }
  const check = { ...row, programme: 'первая помощь', hours: '8' }
  expect(ask('journals.knowledge-check', facts)?.value).toEqual([
    {
      ...{ ...check, date: '10.02.2026', protocol: '№ 12 от 10.02.2026', registry: '77-1' },
      ...{ result: 'удовлетворительно', next: '10.02.2029' },
    },
    {
      ...{ ...check, date: '11.02.2026', protocol: '', registry: '', result: 'неудовлетворительно' },
      next: '13.03.2026',
    },
    {
      ...{ ...row, programme: 'Свой курс', hours: '', date: '12.02.2026', protocol: '', registry: '' },
      ...{ result: 'удовлетворительно', next: '' },
    },
  ])
  expect(ask('training.certificates', facts)?.value).toEqual([
    {
      ...{ who: row.who, post: row.post, programme: check.programme, date: '10.02.2026', certificate: '' },
      ...{ protocol: '№ 12 от 10.02.2026', registry: '77-1', until: '10.02.2029' },
    },
    {
      ...{ who: row.who, post: row.post, programme: 'Свой курс', date: '12.02.2026', certificate: '' },
      ...{ protocol: '', registry: '', until: '' },
    },
  ])
})

test('an internship is found wherever it was written down', () => {
  const facts = {
    'done-training': [
      work({ section: 'training', name: 'Стажировка сварщика' }, '2026-02-10'),
      work(firstAid, '2026-02-10'),
    ],
    'done-briefing': [briefing('Стажировка', '2026-02-11', { result: 'failed' })],
    'done-instruction': [work({ section: 'instruction', name: 'Стажировка на рабочем месте' }, '2026-02-12')],
    holders: [holder('internship')],
  }
  const row = { who: 'Гусев К. А.', position: 'Сварщик', mentor: 'Ёлкин П. С., Мастер', start: '', order: '' }
  const said = { ...facts, facts: new Map([['training', [{ shifts: '3' }]]]) }
  expect(ask('journals.internship', said)?.value).toEqual([
    { ...row, end: '10.02.2026', shifts: '3', mark: 'освоил', admitted: '' },
    { ...row, end: '11.02.2026', shifts: '3', mark: 'не освоил', admitted: '' },
    { ...row, end: '12.02.2026', shifts: '3', mark: 'освоил', admitted: '' },
  ])
  expect(ask('journals.internship', { ...facts, holders: [] })?.value).toMatchObject([
    { mentor: '', shifts: '' },
    {},
    {},
  ])
})

const ppe = (
  event: 'issuance' | 'return',
  date: string,
  changes: Partial<DoneWork> = {},
  name = 'Перчатки',
) => work({ section: 'ppe', name, quantity: 2, unit: 'pair', norm: null, size: null, event }, date, changes)

test('an issue of PPE is told with its pieces and when it came back from the same person', () => {
  const done = [
    ppe('issuance', '2026-02-10', { quantity: 4 }),
    ppe('return', '2026-02-09'),
    ppe('return', '2026-02-10', { employeeId: 2 as EmployeeId }),
    ppe('return', '2026-02-10', {}, 'Щиток'),
    ppe('return', '2026-02-10', { result: 'failed' }),
    ppe('return', '2026-03-01'),
    ppe('return', '2026-02-20'),
    ppe('issuance', '2026-04-01'),
    ppe('issuance', '2026-04-02', { result: 'failed' }),
  ]
  const row = { who: 'Гусев К. А., Сварка', position: 'Сварщик', item: 'Перчатки', model: '', wear: '' }
  expect(ask('journals.ppe-issue', { 'done-ppe': done })?.value).toEqual([
    { ...row, date: '10.02.2026', count: '4\u00a0пары', returned: '20.02.2026' },
    { ...row, date: '01.04.2026', count: '2\u00a0пары', returned: '' },
  ])
  const same = [ppe('issuance', '2026-02-10'), ppe('return', '2026-02-10')]
  expect(ask('journals.ppe-issue', { 'done-ppe': same })?.value).toMatchObject([{ returned: '10.02.2026' }])
})

const entered = new Map([
  [
    'instructions',
    [
      { name: 'ИОТ № 9 для сварщика', posts: '', approved: '2026-02-16', reviewed: '2026-03-01' },
      { name: 'ИОТ № 1 первая помощь', posts: '', approved: '2026-02-01', reviewed: '' },
      { name: 'ИОТ № 2 в офисе', posts: '', approved: '', reviewed: '' },
      { name: 'ИОТ № 3 прежняя', posts: '', approved: '2026-01-31', reviewed: '' },
      { name: 'ИОТ № 4 новая', posts: '', approved: '2026-03-01', reviewed: '' },
    ],
  ],
])

test('an instruction is given with the day of its approval, where that is known', () => {
  const done = [
    work({ section: 'instruction', name: 'ИОТ № 9 для сварщика' }, '2026-03-02'),
    work({ section: 'instruction', name: 'ИОТ № 2 в офисе' }, '2026-03-03'),
  ]
  const row = { copies: '1', who: 'Сварщик, Сварка, Гусев К. А.' }
  expect(ask('journals.instructions-issue', { 'done-instruction': done, facts: entered })?.value).toEqual([
    { ...row, date: '02.03.2026', number: 'ИОТ № 9', title: 'для сварщика, 16.02.2026' },
    { ...row, date: '03.03.2026', number: 'ИОТ № 2', title: 'в офисе' },
  ])
})

test('instructions are registered in the period in which they were approved, its first and last day too', () => {
  const period = { from: day('2026-02-01'), to: day('2026-02-28') }
  const holders = [holder('instructions')]
  const row = { author: 'Ёлкин П. С., Мастер', enacted: '', sheets: '', cancelled: '' }
  expect(ask('journals.instructions-registered', { facts: entered, period, holders })).toEqual({
    value: [
      { ...row, number: 'ИОТ № 1', title: 'первая помощь', approved: '01.02.2026', checked: '' },
      { ...row, number: 'ИОТ № 9', title: 'для сварщика', approved: '16.02.2026', checked: '01.03.2026' },
    ],
    from: 'из сведений организации: Инструкции по охране труда, 2 записи',
  })
  const later = { from: day('2026-03-01'), to: day('2026-03-01') }
  expect(ask('journals.instructions-registered', { facts: entered, period: later })?.value).toHaveLength(1)
})

const point = (factorNumber: string, date: string, changes: Partial<DoneWork> = {}) =>
  work({ section: 'medicalExamination', factorNumber }, date, changes)
const clinic = new Map([['clinic', [{ name: 'Медцентр' }]]])

test('one examination is of all points of its day; the next one is due by the first of them', () => {
  const facts = {
    facts: clinic,
    'done-medicalExamination': [
      point('4.4', '2026-02-10'),
      point('6.1', '2026-02-10'),
      point('4.4', '2026-02-10', { employeeId: 2 as EmployeeId, fullName: 'Яров К. А.', result: 'failed' }),
      point('9.9', '2026-02-11'),
    ],
    'shared-medicalExamination': [
      asked({ section: 'medicalExamination', factorNumber: '4.4' }, 24),
      asked({ section: 'medicalExamination', factorNumber: '6.1' }, 12),
    ],
  }
  const row = { post: 'Сварщик, Сварка', clinic: 'Медцентр', conclusion: '', measures: '' }
  const fit = { ...row, who: 'Гусев К. А.', verdict: 'противопоказания не выявлены' }
  expect(ask('journals.med-conclusions', facts)?.value).toEqual([
    { ...fit, kind: '10.02.2026', next: '10.02.2027' },
    {
      ...{ ...row, who: 'Яров К. А.', verdict: 'противопоказания выявлены' },
      ...{ kind: '10.02.2026', next: '10.02.2028' },
    },
    { ...fit, kind: '11.02.2026', next: '' },
  ])
  const mixed = [point('4.4', '2026-02-10'), point('6.1', '2026-02-10', { result: 'failed' })]
  expect(
    ask('journals.med-conclusions', { ...facts, 'done-medicalExamination': mixed })?.value,
  ).toMatchObject([{ verdict: 'противопоказания выявлены' }])
  expect(ask('journals.med-conclusions', { ...facts, facts: new Map() })?.value).toMatchObject([
    { clinic: '' },
    { clinic: '' },
    { clinic: '' },
  ])
})

test('a referral is told with the points of the post', () => {
  const referrals = [
    {
      ...{ number: '8-М', date: day('2026-02-10'), post },
      person: { fullName: 'Гусев К. А.', birthDate: day('1990-01-01') },
    },
  ]
  const shared = [
    asked({ section: 'medicalExamination', factorNumber: '6.1' }, 12),
    asked({ section: 'medicalExamination', factorNumber: '4.4' }, 12),
    { ...asked({ section: 'medicalExamination', factorNumber: '1.1' }, 12), position: 'Слесарь' },
    { ...asked({ section: 'medicalExamination', factorNumber: '1.2' }, 12), department: 'Гараж' },
  ]
  const facts = { referrals, 'shared-medicalExamination': shared, facts: clinic }
  expect(ask('journals.med-referrals', facts)).toEqual({
    value: [
      {
        ...{ number: '8-М', date: '10.02.2026', who: 'Гусев К. А., 01.01.1990', post: 'Сварщик, Сварка' },
        ...{ kind: '4.4, 6.1', clinic: 'Медцентр', conclusion: '', verdict: '' },
      },
    ],
    from: 'из архива документов: 1 запись',
  })
  expect(ask('journals.med-referrals', { ...facts, facts: new Map() })?.value).toMatchObject([{ clinic: '' }])
})
