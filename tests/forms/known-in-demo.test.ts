import type { KnownAnswers } from '@osh/core/documents/sources/known-answer.ts'
import { beforeAll, expect, test } from 'vitest'
import { openDemoDesk } from './demo-desk.ts'

let know: (form: string) => Promise<KnownAnswers>

beforeAll(async () => {
  know = (await openDemoDesk()).know
})

/** Written by hand from the demo's staff, its duties and its orders, not from what the service answers. */
const said: readonly (readonly [form: string, value: string, expected: unknown])[] = [
  ['ot-service', 'staff', 120],
  ['sout-commission', 'places', 30],
  ['sout-expert-notice', 'number', 30],
  ['sout-declaration-cover', 'placesNumber', 12],
  ['knowledge-check-protocol', 'order', expect.stringMatching(/^№ \d+ от \d\d\.11\.2025$/u)],
  ['sout-commission-protocol', 'order', expect.stringMatching(/^№ \d+ от \d\d\.11\.2025$/u)],
  [
    'suot-regulation',
    'units',
    'Администрация, Производственно-технический отдел, Склад, Транспортный участок, Участок монтажа, Участок отделки, Участок сварки, Энергослужба',
  ],
  [
    'appoint-permit-issuer',
    'works',
    'Выполнение огневых работ; Выполнение работ в электроустановках; Выполнение работ на высоте; Выполнение работ, связанные с эксплуатацией подъемных сооружений',
  ],
]

test.each(said)('%s, %s: as it follows from the records of the demo', async (form, value, expected) => {
  expect((await know(form))[value]?.value).toEqual(expected)
})

/** How many rows a table has, and one of them, written by hand likewise. */
const tables: readonly (readonly [form: string, value: string, rows: number, one: object])[] = [
  ['ot-service', 'positions', 1, { position: 'Специалист по охране труда', units: '2' }],
  [
    'med-contingent',
    'posts',
    15,
    { post: 'Грузчик', department: 'Склад', points: '4.4, 5.1', period: '1 год' },
  ],
  ['sout-workplaces-list', 'places', 30, { name: 'Юрисконсульт', factors: 'оценка не проводилась' }],
  ['sout-declaration', 'places', 12, { number: '', outcome: 'класс 2' }],
  ['risk-map', 'summary', 12, { workplace: 'Электрогазосварщик, Участок сварки', people: '14', medium: '1' }],
  ['risk-commission-protocol', 'results', 12, { workplace: 'Штукатур, Участок отделки', level: 'средний' }],
  ['instructions-register', 'items', 9, { number: 'ИОТ № 11', department: 'Энергослужба' }],
  ['instructions-order', 'enacted', 9, { number: 'ИОТ № 14', title: 'для водителя автомобиля' }],
  ['high-risk-works-list', 'works', 4, { work: 'Выполнение огневых работ', place: 'Участок сварки' }],
  ['briefing-programme-workplace', 'acts', 9, { number: 'ИОТ № 9', post: /сварщик/iu }],
]

test.each(tables)('%s, %s: a row for each that the demo has', async (form, value, count, one) => {
  const rows = (await know(form))[value]?.value
  const like = Object.entries(one).map(([name, cell]) => [
    name,
    cell instanceof RegExp ? expect.stringMatching(cell) : cell,
  ])
  expect(rows).toHaveLength(count)
  expect(rows).toContainEqual(expect.objectContaining(Object.fromEntries(like)))
})
