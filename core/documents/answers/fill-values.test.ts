import { expect, test } from 'vitest'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Template, TemplateId, ValueKind } from '../library/template.ts'
import { templateGroups } from '../library/template-group.ts'
import { readPersonOnPaper } from '../on-paper/person-on-paper.ts'
import { fillValues } from './fill-values.ts'
import { listMissing } from './missing-values.ts'

const welder = readPersonOnPaper('Ёлкин Сергей Ильич', 'Электрогазосварщик')
const find = (id: number) => (id === 7 ? welder : null)
const [group] = templateGroups
if (group === undefined) throw new Error('no groups')

const asking = (kind: ValueKind, required = true): Template => ({
  id: 1 as TemplateId,
  slug: 'x',
  title: 'Форма',
  group,
  kind: 'order',
  scope: 'company',
  per: 'paper',
  basis: [],
  validFrom: '2022-01-01' as LocalDate,
  validTo: null,
  caution: '',
  values: [{ name: 'x', label: 'Место проведения', kind, required, suggested: null, hint: '', bounds: [] }],
})

const read = (kind: ValueKind, answer: unknown, required = true) => {
  const filled = fillValues(asking(kind, required), { x: answer }, find)
  return filled.ok ? (filled.value.x ?? null) : filled.error.map(({ code }) => code)
}

test('what is missing is named by its label', () => {
  expect(fillValues(asking({ type: 'place' }), {}, find)).toEqual({
    ok: false,
    error: [{ name: 'values.x', label: 'Место проведения', code: 'text/required' }],
  })
  expect(read({ type: 'place' }, '', false)).toBeNull()
})

test.each(['_____', '...', '…', '—', '{{place}}', 'кабинет ____'])('%s only looks like an answer', (text) => {
  expect(read({ type: 'text' }, text)).toEqual(['text/required'])
  expect(read({ type: 'text' }, text, false)).toEqual(['text/required'])
})

test('a person is an employee, or named by hand', () => {
  expect(read({ type: 'employee' }, 7)).toEqual({ type: 'person', person: welder })
  expect(read({ type: 'employee' }, 8)).toEqual(['employee/unknown'])
  expect(
    read({ type: 'responsible', role: 'ot-head' }, { fullName: 'Ким Вера', position: 'Аудитор' }),
  ).toEqual({
    type: 'person',
    person: readPersonOnPaper('Ким Вера', 'Аудитор'),
  })
  expect(read({ type: 'employee' }, { fullName: 'Ким Вера' })).toEqual(['employee/unknown'])
  expect(read({ type: 'employee' }, { position: 'Аудитор' })).toEqual(['employee/unknown'])
})

test('a commission has a chair and members', () => {
  expect(read({ type: 'commission' }, { chair: 7, members: [] })).toEqual(['employee/required'])
  expect(read({ type: 'commission' }, { chair: 7, members: [9] })).toEqual(['employee/unknown'])
  expect(read({ type: 'commission' }, { chair: 7, members: [7], secretary: 9 })).toEqual(['employee/unknown'])
  expect(
    read({ type: 'commission' }, { chair: 7, members: [{ fullName: 'Ким Вера', position: 'Аудитор' }] }),
  ).toMatchObject({ type: 'commission' })
})

test('a period does not end before it begins', () => {
  expect(read({ type: 'period' }, { from: '2026-12-02', to: '2026-12-01' })).toEqual(['date/invalid'])
  expect(read({ type: 'period' }, { from: '2026-12-01', to: '' })).toEqual(['date/invalid'])
  expect(read({ type: 'period' }, { from: '2026-12-01', to: '2026-12-01' })).toMatchObject({ type: 'period' })
})

test('numbers, days and choices are read strictly', () => {
  expect(read({ type: 'number' }, '1,5')).toEqual({ type: 'number', number: 1.5 })
  expect(read({ type: 'number' }, 'два')).toEqual(['number/invalid'])
  expect(read({ type: 'date' }, '2026-02-30')).toEqual(['date/invalid'])
  const items = [{ code: '02.1', label: 'падение' }]
  expect(read({ type: 'classifier', items }, '02.1')).toEqual({ type: 'coded', item: items[0] })
  expect(read({ type: 'classifier', items }, 'падение')).toEqual(['choice/unknown'])
  expect(read({ type: 'choice', options: ['да', 'нет'] }, 'может')).toEqual(['choice/unknown'])
})

test('rows lose the empty ones and keep no gaps', () => {
  const kind: ValueKind = {
    type: 'rows',
    columns: [
      { name: 'a', label: 'А' },
      { name: 'b', label: 'Б' },
    ],
  }
  expect(
    read(kind, [
      { a: 'x', b: 'y' },
      { a: '', b: ' ' },
    ]),
  ).toEqual({ type: 'rows', rows: [{ a: 'x', b: 'y' }] })
  expect(read(kind, [{ a: 'x' }])).toEqual(['text/required'])
  expect(read(kind, [{ a: 'x', b: 'y' }, { a: 'x' }])).toEqual(['text/required'])
  expect(read(kind, [{}])).toEqual(['text/required'])
  expect(read(kind, 'x')).toEqual(['list/invalid'])
})

test('holes of a filled paper say whose they are, each once', () => {
  const hole = { path: ['item', 'snils'], of: welder, row: 1 }
  expect(
    listMissing(asking({ type: 'text' }), [hole, hole, { path: ['company', 'kpp'], of: null, row: null }]),
  ).toEqual([
    { name: 'item.snils', label: 'СНИЛС: Ёлкин Сергей Ильич', code: 'text/required' },
    { name: 'company.kpp', label: 'КПП организации', code: 'text/required' },
  ])
})

test('what is required is called for by its kind', () => {
  for (const type of ['employee', 'employees', 'commission'] as const)
    expect(read({ type }, null)).toEqual(['employee/required'])
  expect(read({ type: 'responsible', role: 'ot-head' }, '')).toEqual(['employee/required'])
  for (const type of ['date', 'period'] as const) expect(read({ type }, '')).toEqual(['date/required'])
  for (const type of ['text', 'place', 'number'] as const)
    expect(read({ type }, ' ')).toEqual(['text/required'])
  const items = [{ code: '02.1', label: 'падение' }]
  const kinds: readonly ValueKind[] = [
    { type: 'choice', options: ['да'] },
    { type: 'classifier', items },
    { type: 'rows', columns: [{ name: 'a', label: 'А' }] },
  ]
  for (const kind of kinds) expect(read(kind, '')).toEqual(['text/required'])
})

test('what may stay empty stays empty', () => {
  const kinds: readonly ValueKind[] = [
    ...(['text', 'number', 'date', 'period', 'employee', 'employees', 'commission'] as const).map((type) => ({
      type,
    })),
    { type: 'choice', options: ['да'] },
    { type: 'classifier', items: [] },
    { type: 'rows', columns: [{ name: 'a', label: 'А' }] },
  ]
  for (const kind of kinds)
    for (const nothing of [null, undefined, '', ' ']) expect(read(kind, nothing, false)).toBeNull()
  expect(read({ type: 'period' }, { from: '', to: ' ' }, false)).toBeNull()
  expect(read({ type: 'commission' }, { members: [7] }, false)).toBeNull()
  expect(read({ type: 'employees' }, [], false)).toBeNull()
  expect(fillValues(asking({ type: 'text' }, false), { x: '' }, find)).toEqual({ ok: true, value: {} })
})

test('a line has 500 letters, a text 15,000', () => {
  const letters = (count: number) => 'я'.repeat(count)
  expect(read({ type: 'text' }, letters(500))).toMatchObject({ type: 'text' })
  expect(read({ type: 'place' }, letters(501))).toEqual(['text/longer-than-line'])
  expect(read({ type: 'longText' }, letters(15_000))).toMatchObject({ type: 'text' })
  expect(read({ type: 'longText' }, letters(15_001))).toEqual(['text/longer-than-pages'])
  expect(read({ type: 'text' }, {})).toEqual(['text/not-text'])
})

test('a number is not negative, and is one', () => {
  expect(read({ type: 'number' }, 0)).toEqual({ type: 'number', number: 0 })
  expect(read({ type: 'number' }, ' 7 ')).toEqual({ type: 'number', number: 7 })
  for (const wrong of [-1, '-1', Number.NaN, Number.POSITIVE_INFINITY, true, {}, [5]])
    expect(read({ type: 'number' }, wrong)).toEqual(['number/invalid'])
})

test('days are texts', () => {
  for (const wrong of [20261120, {}, true]) {
    expect(read({ type: 'date' }, wrong)).toEqual(['date/invalid'])
    expect(read({ type: 'period' }, { from: wrong, to: '2026-12-01' })).toEqual(['date/invalid'])
  }
  for (const wrong of ['x', 5, []]) expect(read({ type: 'period' }, wrong)).toEqual(['date/invalid'])
  expect(read({ type: 'period' }, { from: '', to: '2026-12-01' })).toEqual(['date/invalid'])
})

test('no one is in a list twice', () => {
  const kim = { fullName: 'Ким Вера', position: 'Аудитор' }
  expect(read({ type: 'employees' }, [7, 7])).toEqual(['person/twice'])
  expect(read({ type: 'employees' }, [7, kim])).toMatchObject({ type: 'people', people: [welder, {}] })
  expect(read({ type: 'employees' }, [7, 8])).toEqual(['employee/unknown'])
  expect(read({ type: 'commission' }, { chair: 7, members: [7] })).toEqual(['person/twice'])
  expect(read({ type: 'commission' }, { chair: 7, members: [kim, kim] })).toEqual(['person/twice'])
  expect(read({ type: 'commission' }, { chair: 7, members: [kim], secretary: 7 })).toEqual(['person/twice'])
  expect(read({ type: 'commission' }, { chair: 7, members: [kim], secretary: kim })).toMatchObject({
    type: 'commission',
    commission: { chair: welder, secretary: readPersonOnPaper('Ким Вера', 'Аудитор') },
  })
  expect(read({ type: 'commission' }, { chair: 8, members: [7] })).toEqual(['employee/unknown'])
  expect(read({ type: 'commission' }, [7])).toEqual(['list/invalid'])
})

test('no more than 200 rows, each of texts', () => {
  const kind: ValueKind = { type: 'rows', columns: [{ name: 'a', label: 'А' }] }
  const rows = (count: number) => Array.from({ length: count }, () => ({ a: 'x' }))
  expect(read(kind, rows(1000))).toMatchObject({ type: 'rows' })
  expect(read(kind, rows(1001))).toEqual(['list/invalid'])
  expect(read(kind, [{ a: 'x' }, 'y'])).toEqual(['list/invalid'])
  expect(read(kind, [{ a: 'я'.repeat(501) }])).toEqual(['text/longer-than-line'])
})
