import { expect, test } from 'vitest'
import { aCompany, day } from '../../../../tests/examples.ts'
import type { PpeNormItem, ProfessionNorm } from '../../../norms/ppe/ppe-norm.ts'
import type { SharedDuty } from '../facts/work-records.ts'
import { sources } from '../source-table.ts'

const gloves = { name: 'Перчатки', quantity: 2, unit: 'pair' } as const
const ppe = (changes: object = {}) =>
  ({
    section: 'ppe',
    ...gloves,
    norm: null,
    size: null,
    event: 'issuance',
    ...changes,
  }) as SharedDuty['subject']
const duty = (position: string, subject = ppe()): SharedDuty => ({
  ...{ position, department: 'Цех', people: 3, subject, due: null },
  periodicity: { kind: 'every', months: 6 },
})
const item = (name: string): PpeNormItem => ({ name, quantity: 1, unit: 'piece', term: 12 })
const norm = (profession: string, name: string, also: readonly string[] = []): ProfessionNorm => ({
  ...{ id: 1, point: 1, profession, also, hazards: [], items: [item(name)] },
  ...{ complete: false, confidence: 'page' },
})
const professions = [
  norm('Токарь-расточник', 'Очки'),
  norm('Продавец тканей', 'Халат'),
  norm('Токарь', 'Костюм', ['Станочник']),
]

const ask = (named: readonly string[], asked: readonly SharedDuty[] = [], known = professions) =>
  sources['ppe.of-post'].fill({
    ...{ day: day('2026-11-20'), company: aCompany() },
    ...{ 'shared-ppe': asked, 'named-posts': named, norms: { professions: known, hazards: [], washing: [] } },
  })

test('PPE of posts is what their holders are issued, each once, whatever words follow the name of the trade', () => {
  const asked = [
    duty('Токарь 5 разряда', ppe({ name: 'Щиток', quantity: 1, unit: 'piece' })),
    ...[duty('ТОКАРЬ'), duty('Токарь'), duty('Слесарь')],
    ...[
      duty('Токарь', ppe({ name: 'Каска', event: 'return' })),
      duty('Токарь-расточник', ppe({ name: 'Маска' })),
    ],
    duty('Токарь', { section: 'training', name: 'Программа Б' } as SharedDuty['subject']),
  ]
  const pairs = 'Перчатки — 2\u00a0пары'
  expect(ask(['токарь'], asked)).toEqual({
    value: `${pairs}; Щиток — 1\u00a0шт.`,
    from: 'из обязательств по СИЗ',
  })
  expect(ask(['фрезеровщик', 'слесарь'], asked)?.value).toBe(pairs)
})

test('where no one is issued anything, it is what the norms give to the profession, and says so', () => {
  expect(ask(['токарь'], [duty('Слесарь')])).toEqual({
    value: 'Костюм — 1\u00a0шт.',
    from: 'из Единых типовых норм № 767н: Токарь; список в сервисе неполный, сверьте с приказом',
  })
  expect(ask(['станочник'])?.value).toBe('Костюм — 1\u00a0шт.')
  expect(ask(['продавец', 'токарь'])).toMatchObject({
    value: 'Костюм — 1\u00a0шт.; Халат — 1\u00a0шт.',
    from: expect.stringContaining(': Продавец тканей, Токарь;'),
  })
  expect(ask(['слесарь'])).toBeNull()
  expect(ask([])).toBeNull()
})

test('of two professions that a name fits, the norm is of the one called exactly so', () => {
  const two = [norm('Повар детского питания', 'Фартук'), norm('Повар', 'Колпак')]
  expect(ask(['повар'], [], two)?.value).toBe('Колпак — 1\u00a0шт.')
  const also = [norm('Станочник широкого профиля', 'Очки'), norm('Токарь', 'Костюм', ['Станочник'])]
  expect(ask(['станочник'], [], also)?.value).toBe('Костюм — 1\u00a0шт.')
})

const hazards = [
  { place: 'Ремонтный цех; Токарь 5 разряда', hazard: 'Стружка', event: 'Порез', level: 'средний' },
  { place: 'Токарь-расточник', hazard: 'Шум', event: 'Тугоухость', level: 'низкий' },
  { place: 'токарь', hazard: 'Патрон', event: 'Захват', level: 'высокий' },
  { hazard: 'Лёд', event: 'Падение' },
]

test('hazards of posts are those of the workplaces that name them, each with what may happen', () => {
  const known = (named: readonly string[]) =>
    sources['hazards.of-post'].fill({
      ...{ day: day('2026-11-20'), company: aCompany(), 'named-posts': named },
      facts: new Map([['hazards', hazards]]) as never,
    })
  expect(known(['Токарь'])).toEqual({
    value: 'Патрон (Захват); Стружка (Порез)',
    from: expect.stringContaining('из сведений организации: '),
  })
  expect(known(['Слесарь'])).toBeNull()
})
