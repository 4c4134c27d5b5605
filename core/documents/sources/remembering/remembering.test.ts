import { describe, expect, test } from 'vitest'
import { instant, mining, someone } from '../../../../tests/examples.ts'
import { factLists, findFactList } from '../../../facts/fact-lists.ts'
import type { KeptFacts } from '../../../facts/fact-records.ts'
import type { Answers } from '../../answers/answers.ts'
import { saidOnceSources } from '../company/said-once.ts'
import type { KnownFacts } from '../source.ts'
import { sourceNamed, sources } from '../source-table.ts'
import { factTables, findFactQuestion } from './fact-place.ts'
import { findEdits } from './find-edits.ts'
import { readEdits } from './read-edits.ts'
import { findRemembered, forgetAnswers, rememberAnswers, withRemembered } from './remember.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const value = (name: string, source: string) => ({ name, label: 'Что', source })
const read = (source: string, answer: unknown, seen: unknown = null) =>
  readEdits({ values: [value('x', source)] as never }, { x: answer }, { x: seen } as Answers)

describe('places of facts', () => {
  test.each(Object.entries(factTables))(
    'what %s fills is what its list would be told again',
    (name, place) => {
      const list = findFactList(place.list)
      const row = Object.fromEntries(
        (list?.columns ?? []).map((column) => [
          column.name,
          column.options?.[0] ??
            (column.type === 'number' ? '3' : column.type === 'date' ? '2026-02-03' : column.name),
        ]),
      )
      const needs = { holders: [], posts: [], profiles: [], 'plan-measures': [], day: '2026-11-20' }
      const facts = { ...needs, facts: new Map([[place.list, [row]]]) } as unknown as KnownFacts
      const known = sourceNamed(name)?.fill(facts)?.value
      const told = read(name, known)
      const [edit] = told.ok ? (told.value[0]?.edits ?? []) : []
      expect(Object.keys(edit?.after ?? {}).toSorted()).toEqual(Object.values(place.columns).toSorted())
      for (const [column, cell] of Object.entries(edit?.after ?? {}))
        expect([column, cell]).toEqual([column, row[column]])
      expect(findEdits(name, known, known)).toBeNull()
    },
  )

  test('every answer that is given once goes back to its own question', () => {
    const questions = factLists.flatMap(({ code, isSingle, columns }) =>
      isSingle ? columns.map(({ name }) => ({ list: code, column: name })) : [],
    )
    expect(Object.keys(saidOnceSources).map(findFactQuestion)).toEqual(questions)
    for (const name of Object.keys(sources).filter((one) => findFactQuestion(one)))
      expect(saidOnceSources).toHaveProperty([name])
  })
})

describe('what an answer leaves to remember', () => {
  const known = [{ vehicle: 'ГАЗ', plate: '1', driver: '' }]

  test('rows that were typed, and those that were changed; what was taken away is not', () => {
    const rows = [
      { vehicle: 'ГАЗ', plate: '9', driver: '' },
      { vehicle: ' МАЗ ', plate: '2', driver: 'Петров' },
      { vehicle: ' ', plate: '', driver: 'Иванов' },
    ]
    expect(findEdits('vehicles.list', known, rows)).toEqual({
      list: 'vehicles',
      edits: [
        { before: { vehicle: 'ГАЗ', plate: '1' }, after: { vehicle: 'ГАЗ', plate: '9' } },
        { before: null, after: { vehicle: 'МАЗ', plate: '2' } },
      ],
    })
    expect(findEdits('vehicles.list', known, [])).toBeNull()
  })

  test('nothing where only what the list has no column for was typed', () => {
    expect(findEdits('vehicles.list', known, [{ ...known[0], driver: 'Петров' }])).toBeNull()
  })

  test('nothing of a column that the table doesn’t have: a row without it is as it was', () => {
    expect(findEdits('vehicles.list', known, [{ vehicle: 'ГАЗ' }])).toBeNull()
  })

  test('an answer, unless it is blank or the same; a figure as text', () => {
    const muster = (seen: unknown, answer: unknown) => findEdits('facts.places-muster', seen, answer)
    expect(muster(null, 'Двор')).toEqual({
      list: 'places',
      edits: [{ before: null, after: { muster: 'Двор' } }],
    })
    expect([muster('Двор', 'Двор'), muster('Двор', ''), muster(null, null)]).toEqual([null, null, null])
    expect(findEdits('facts.training-shifts', 2, '2')).toBeNull()
  })

  test('nothing of a source that no list takes, and of none', () => {
    for (const source of ['facts.sout-report', 'company.phone', undefined])
      expect(findEdits(source, null, 'слово')).toBeNull()
    expect(read('facts.ships-name', 'слово')).toEqual({ ok: true, value: [] })
  })
})

describe('reading what is to be remembered', () => {
  test('days are kept as days, and only what was asked is remembered', () => {
    const row = { inventory: '7', mark: '', serial: '', place: '', start: '03.02.2026' }
    expect(read('extinguishers.list', [row])).toMatchObject({
      value: [{ name: 'x', list: 'extinguishers', edits: [{ after: { start: '2026-02-03' } }] }],
    })
    const other = { values: [value('x', 'facts.places-muster')] as never }
    expect(readEdits(other, { x: 'Двор' }, {})).toEqual({ ok: true, value: [] })
  })

  test.each([
    ['measures.plan', [{ cost: 'много' }], 'в «Средства, руб.» нужно число'],
    ['kits.list', [{ kind: 'любая' }], 'в «Вид» нужно одно из: для оказания'],
    ['extinguishers.list', [{ start: '31.02.2026' }], 'в «Введён в эксплуатацию» нужно дата'],
    ['facts.places-muster', 'я'.repeat(501), 'в «Место сбора при эвакуации» нужно не больше 500'],
  ])('%s refuses what its list can not take, at the value', (source, answer, words) => {
    expect(read(source, answer)).toMatchObject({
      error: {
        errors: [
          {
            field: 'values.x',
            code: 'document/out-of-bounds',
            label: 'Что',
            asks: expect.stringContaining(words),
          },
        ],
      },
    })
  })
})

describe('remembering with a paper', () => {
  const list = findFactList('vehicles')
  if (!list) throw new Error('no list')
  const after = { vehicle: 'МАЗ', plate: '2' }
  const asked = [{ name: 'x', label: 'Машины', list: 'vehicles', edits: [{ before: null, after }] }]
  const at = (before: KeptFacts | null) => [{ companyId: mining, list, before }]
  const kept: KeptFacts = { companyId: mining, list: 'vehicles', rows: [after], version: 4, entered: signed }

  test('the list is one version more, the journal says so, and the paper knows what it has changed', () => {
    const remembered = rememberAnswers(at({ ...kept, rows: [] }), asked, signed)
    if (!remembered.ok) throw new Error('refused')
    expect(remembered.value.writes).toEqual([{ kind: 'company-facts', rows: [{ ...kept, version: 5 }] }])
    expect(remembered.value.changes).toMatchObject([{ record: 'facts', ids: [30] }])
    const data = withRemembered({ company: 1 }, remembered.value.done)
    expect(findRemembered(data)).toEqual([{ list: 'vehicles', edits: [{ before: null, after }] }])
    const forgotten = forgetAnswers(at(kept), findRemembered(data), signed)
    expect(forgotten.writes).toEqual([{ kind: 'company-facts', rows: [{ ...kept, rows: [], version: 5 }] }])
  })

  test('nothing is written where the list says it already, and the data of the paper stays as it is', () => {
    expect(rememberAnswers(at(kept), asked, signed)).toEqual({
      ok: true,
      value: { writes: [], changes: [], done: [] },
    })
    const data = { company: 1 }
    expect(withRemembered(data, [])).toBe(data)
    for (const old of [null, data, { remembered: 'x' }, { remembered: [{ list: 1 }, null] }])
      expect(findRemembered(old)).toEqual([])
  })

  test('the data of a paper that says nothing by names says only what is remembered', () => {
    const done = [{ list: 'vehicles', edits: [{ before: null, after }] }]
    for (const data of [null, 'слово', ['строка']])
      expect(withRemembered(data, done)).toEqual({ remembered: done })
  })

  test.each([
    ['of a list without a code', { list: 1, edits: [] }],
    ['without changes', { list: 'vehicles' }],
    ['of a row that was a word before', { list: 'vehicles', edits: [{ before: 'МАЗ', after }] }],
    ['of a row that says nothing after', { list: 'vehicles', edits: [{ before: null, after: null }] }],
  ])('what is kept %s is not taken for what was remembered', (_, kept) => {
    const done = { list: 'vehicles', edits: [{ before: { plate: '1' }, after }] }
    expect(findRemembered({ remembered: [kept, done] })).toEqual([done])
  })

  test('a list that is full is refused at the value', () => {
    const rows = Array.from({ length: 1000 }, (_, i) => ({ vehicle: 'ГАЗ', plate: String(i) }))
    expect(rememberAnswers(at({ ...kept, rows }), asked, signed)).toMatchObject({
      error: { errors: [{ field: 'values.x', asks: expect.stringContaining('больше 1000 строк') }] },
    })
  })
})
