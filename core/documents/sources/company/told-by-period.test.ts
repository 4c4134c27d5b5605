import { expect, test } from 'vitest'
import { aCompany, day } from '../../../../tests/examples.ts'
import { aProfile } from '../../../../tests/profile-example.ts'
import { told } from '../../../../tests/source-facts.ts'
import { noSizes } from '../../../employees/sizes/sizes.ts'
import type { SharedDuty, SizedDuty } from '../facts/work-records.ts'
import type { KnownFacts } from '../source.ts'

const ask = (name: string, facts: Partial<KnownFacts>) =>
  told(name, { day: day('2026-11-20'), company: aCompany(), holders: [], facts: new Map(), ...facts })

const extinguishers = [
  { inventory: '1', mark: 'ОП-8', serial: '17', place: 'Склад', start: '2024-03-01', maker: 'Завод' },
  { inventory: '2', mark: 'ОП-4', serial: '18', place: 'Пост', start: '' },
]
const said = new Map([['extinguishers', extinguishers]])

test('extinguishers are listed, each with the day on which it was put to use', () => {
  expect(ask('extinguishers.list', { facts: said })).toEqual({
    value: [
      { inventory: '1', mark: 'ОП-8', serial: '17', place: 'Склад', start: '01.03.2024' },
      { inventory: '2', mark: 'ОП-4', serial: '18', place: 'Пост', start: '' },
    ],
    from: 'из сведений организации: Огнетушители, 2 записи',
  })
  expect(ask('extinguishers.list', {})).toBeNull()
})

test('a passport is of the extinguisher after that of the last one; of none after the last, or after one that is not listed', () => {
  const next = (lastAnswers: object) =>
    ask('extinguishers.inventory', { facts: said, lastAnswers: { ...lastAnswers } })
  expect(next({})).toEqual({ value: '1', from: 'из сведений организации: Огнетушители' })
  expect(next({ inventory: null })?.value).toBe('1')
  expect(next({ inventory: '1' })?.value).toBe('2')
  expect([next({ inventory: '2' }), next({ inventory: '9' })]).toEqual([null, null])
  expect(ask('extinguishers.inventory', { lastAnswers: {} })).toBeNull()
  const first = (column: string) => ask(`extinguishers.${column}`, { facts: said, lastAnswers: {} })?.value
  expect(['place', 'mark', 'serial', 'start', 'maker', 'made', 'charge'].map(first)).toEqual([
    ...['Склад', 'ОП-8', '17', '2024-03-01', 'Завод'],
    ...[undefined, undefined],
  ])
})

const point = (factorNumber: string, due: string | null, changes: Partial<SharedDuty> = {}): SharedDuty => ({
  ...{ position: 'Сварщик', department: 'Сварка', people: 3, periodicity: { kind: 'every', months: 12 } },
  ...{
    subject: { section: 'medicalExamination', factorNumber },
    due: due === null || due === 'atOnce' ? due : day(due),
    ...changes,
  },
})

test('examinations of a period go by month and department; who has several points is counted once', () => {
  const period = { from: day('2026-02-01'), to: day('2026-03-31') }
  const asked = [
    point('4.4', '2026-03-31'),
    point('6.1', '2026-03-01', { people: 2 }),
    point('4.4', '2026-03-15', { position: 'Мастер', people: 1 }),
    point('4.4', '2026-02-01', { department: 'Склад' }),
    point('4.4', '2026-03-15', { department: 'Гараж' }),
    ...[point('1.1', '2026-04-01'), point('1.1', null)],
  ]
  const blank = { day: '', doctors: '' }
  expect(ask('medical.calendar', { period, 'shared-medicalExamination': asked })).toEqual({
    value: [
      { ...blank, month: '02.2026', department: 'Склад', posts: 'Сварщик', count: '3', points: '4.4' },
      { ...blank, month: '03.2026', department: 'Гараж', posts: 'Сварщик', count: '3', points: '4.4' },
      {
        ...blank,
        month: '03.2026',
        department: 'Сварка',
        posts: 'Мастер, Сварщик',
        count: '4',
        points: '4.4, 6.1',
      },
    ],
    from: 'из обязательств: 3 записи',
  })
})

test('departments whose examinations are of one month go by the alphabet, whatever their days', () => {
  const period = { from: day('2026-03-01'), to: day('2026-03-31') }
  const asked = [
    point('4.4', '2026-03-02', { department: 'Цех' }),
    point('4.4', '2026-03-30', { department: 'Гараж' }),
    point('4.4', '2026-03-15', { department: 'Склад' }),
  ]
  expect(ask('medical.calendar', { period, 'shared-medicalExamination': asked })?.value).toMatchObject([
    { department: 'Гараж' },
    { department: 'Склад' },
    { department: 'Цех' },
  ])
})

const due = (changes: Partial<SizedDuty>): SizedDuty => ({
  ...{ name: 'Ботинки защитные', unit: 'pair', size: null, sizes: { ...noSizes, shoeSize: '43' } },
  ...{ pieces: 1, people: 1, ...changes },
})

test('what is bought goes by item and size: the duty’s own, or the person’s', () => {
  const all = [
    due({}),
    due({ size: '43', pieces: 2, people: 1, sizes: noSizes }),
    due({ sizes: { ...noSizes, shoeSize: '9' } }),
    due({ name: 'Аптечка', unit: 'piece', sizes: noSizes }),
    due({ sizes: noSizes }),
  ]
  const blank = { price: '', note: '' }
  expect(ask('ppe.needed', { 'due-ppe': all })).toEqual({
    value: [
      { ...blank, name: 'Аптечка', size: '', people: '1', count: '1\u00a0шт.' },
      { ...blank, name: 'Ботинки защитные', size: '', people: '1', count: '1\u00a0пара' },
      { ...blank, name: 'Ботинки защитные', size: '9', people: '1', count: '1\u00a0пара' },
      { ...blank, name: 'Ботинки защитные', size: '43', people: '2', count: '3\u00a0пары' },
    ],
    from: 'из обязательств по СИЗ: 4 записи',
  })
})

const course = (name: string, dueOn: string | null, changes: Partial<SharedDuty> = {}): SharedDuty => ({
  ...{ position: 'Сварщик', department: 'Сварка', people: 3, periodicity: { kind: 'every', months: 36 } },
  ...{
    subject: { section: 'training', name },
    due: dueOn === null || dueOn === 'atOnce' ? dueOn : day(dueOn),
    ...changes,
  },
})

const FIRST_AID = 'Оказание первой помощи пострадавшим'

test('examinations that are overdue, or were never passed, are in the first month of the period', () => {
  const period = { from: day('2026-02-01'), to: day('2026-03-31') }
  const asked = [
    point('4.4', '2026-03-15'),
    point('6.1', 'atOnce', { position: 'Мастер', people: 9 }),
    point('4.4', '2025-11-20', { position: 'Токарь', people: 2 }),
  ]
  expect(ask('medical.calendar', { period, 'shared-medicalExamination': asked })?.value).toMatchObject([
    { month: '02.2026', posts: 'Мастер, Токарь', count: '11', points: '4.4, 6.1' },
    { month: '03.2026', posts: 'Сварщик', count: '3', points: '4.4' },
  ])
})

test('a plan has what is due by the end of its period, overdue or never learnt too; without one, all', () => {
  const asked = [
    course('Курс 1', '2026-12-31'),
    course('Курс 2', '2027-01-01'),
    course('Курс 3', 'atOnce'),
    course('Курс 4', '2020-01-01'),
    course('Курс 5', null),
  ]
  const plan = (span: KnownFacts['span']) =>
    ask('training.plan', { 'shared-training': asked, profiles: [], ...(span === undefined ? {} : { span }) })
      ?.value
  const year = { from: day('2026-01-01'), to: day('2026-12-31') }
  expect(plan(year)).toMatchObject([
    { programme: 'Курс 1', where: '', term: 'до 31.12.2026' },
    { programme: 'Курс 3', term: 'сразу' },
    { programme: 'Курс 4', term: 'до 01.01.2020' },
  ])
  expect(plan(null)).toHaveLength(5)
})

test('where one learns follows from what was answered about the post, of its own department first', () => {
  const answered = (position: string, department: string | null, traits: readonly 'inCommission'[] = []) => ({
    ...{ position, department },
    profile: { ...aProfile, kind: 'worker', traits } as const,
  })
  const facts = new Map([['training', [{ register: 'да', micro: 'нет' }]]])
  const where = (profiles: KnownFacts['profiles'], ...asked: readonly SharedDuty[]) =>
    ask('training.plan', { 'shared-training': asked, span: null, profiles: profiles ?? [], facts })?.value
  const [welder, master] = [course(FIRST_AID, null), course(FIRST_AID, null, { position: 'Мастер' })]
  expect(where([answered('Сварщик', null)], welder)).toMatchObject([{ where: 'у работодателя' }])
  expect(
    where([answered('Сварщик', null), answered('Сварщик', 'Сварка', ['inCommission'])], welder),
  ).toMatchObject([{ where: 'в обучающей организации' }])
  expect(where([answered('Сварщик', 'Склад')], welder)).toMatchObject([{ where: '' }])
  expect(
    where([answered('Сварщик', null), answered('Мастер', null, ['inCommission'])], welder, master),
  ).toMatchObject([{ where: 'у работодателя: Сварщик; в обучающей организации: Мастер' }])
  expect(where([answered('Сварщик', null)], welder, master)).toMatchObject([{ where: 'у работодателя' }])
  expect(where([answered('Сварщик', null)], course('Свой курс', null))).toMatchObject([{ where: '' }])
  const [silent, tiny] = [new Map(), new Map([['training', [{ register: 'нет', micro: 'нет' }]]])]
  const placeWith = (given: KnownFacts['facts']) =>
    ask('training.plan', {
      ...{ 'shared-training': [welder], span: null, profiles: [answered('Сварщик', null)] },
      ...(given ? { facts: given } : {}),
    })?.value
  expect(placeWith(silent)).toMatchObject([{ where: 'у работодателя' }])
  expect(placeWith(tiny)).toMatchObject([{ where: 'в обучающей организации' }])
})

test('an instruction is to be reviewed so many years after the last review, or its approval', () => {
  const read = (name: string): SharedDuty => course(name, null, { subject: { section: 'instruction', name } })
  const asked = ['ИОТ № 1 общая', 'ИОТ № 2 офисная', 'ИОТ № 3 иная'].map(read)
  const instructions = [
    { name: 'ИОТ № 1 общая', approved: '2024-02-01', reviewed: '' },
    { name: 'ИОТ № 2 офисная', approved: '2020-03-01', reviewed: '2025-03-03' },
  ]
  const register = (often: string) =>
    ask('instructions.register', {
      'shared-instruction': asked,
      facts: new Map<string, readonly Readonly<Record<string, string>>[]>([
        ['instructions', instructions],
        ['order', [{ instructions: often }]],
      ]),
    })?.value
  expect(register('не реже одного раза в 5 лет')).toMatchObject([
    { approved: '01.02.2024', reviewed: '', due: '01.02.2029' },
    { approved: '01.03.2020', reviewed: '03.03.2025', due: '03.03.2030' },
    { approved: '', reviewed: '', due: '' },
  ])
  expect(register('раз в 3 года')).toMatchObject([{ due: '01.02.2027' }, {}, {}])
  expect(register('')).toMatchObject([{ approved: '01.02.2024', due: '' }, {}, {}])
})
