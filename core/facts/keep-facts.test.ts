import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import { follow } from '../commands/follow.ts'
import { MOST_FACTS } from './fact-list.ts'
import { factLists, findFactList } from './fact-lists.ts'
import type { FactRow, KeptFacts } from './fact-records.ts'
import { keepFacts } from './keep-facts.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const facts = (rows: readonly FactRow[], version: number): KeptFacts => ({
  ...{ companyId: mining, list: 'cranes', rows, version, entered: signed },
})
const said = (details: Record<string, unknown>, before: KeptFacts | null = null) =>
  follow(keepFacts.run({ companyId: mining, details: { list: 'cranes', version: 0, ...details } }, signed), {
    'facts-of-list': ({ companyId, list }) => (companyId === mining && list !== '' ? before : null),
  })
const refused = (outcome: ReturnType<typeof said>) => {
  if (outcome.ok || outcome.error.code !== 'fields') throw new Error('not refused')
  return outcome.error.errors
}
const crane = { name: 'Кран', numbers: '№ 814' }

test('rows are kept without blanks around and without empty ones; the journal says what was and what is', () => {
  const outcome = said({ rows: [{ name: ' Кран ', numbers: '№  814' }, { name: ' ' }, {}] })
  expect(outcome).toEqual({
    ok: true,
    value: {
      answer: null,
      writes: [
        { kind: 'company-facts', rows: [facts([crane], 1)] },
        expect.objectContaining({
          kind: 'journal',
          rows: [
            expect.objectContaining({
              command: 'facts/keep',
              changes: [
                { record: 'facts', ids: [32], before: null, after: { list: 'cranes', rows: [crane] } },
              ],
            }),
          ],
        }),
      ],
    },
  })
})

test('what is there already is not kept again', () => {
  expect(said({ rows: [crane], version: 3 }, facts([crane], 3))).toMatchObject({ value: { writes: [] } })
  expect(said({ rows: [] })).toMatchObject({ value: { writes: [] } })
})

test('a change says what was before, and is one version more', () => {
  const outcome = said({ rows: [], version: 3 }, facts([crane], 3))
  expect(outcome).toMatchObject({
    value: {
      writes: [
        { rows: [{ rows: [], version: 4 }] },
        { rows: [{ changes: [{ before: { list: 'cranes', rows: [crane] } }] }] },
      ],
    },
  })
})

test('whoever has not seen the last change is refused', () => {
  for (const version of [0, 2, 4, undefined])
    expect(said({ rows: [], version }, facts([crane], 3))).toEqual({ ok: false, error: { code: 'stale' } })
})

test.each([
  [{ list: 'ships' }, { field: 'list', code: 'choice/unknown' }],
  [{ rows: 'кран' }, { field: 'rows', code: 'list/invalid' }],
  [{ rows: Array(MOST_FACTS + 1).fill(crane) }, { field: 'rows', code: 'facts/too-many' }],
  [
    { list: 'places', rows: [{}, {}] },
    { field: 'rows', code: 'facts/too-many' },
  ],
  [{ rows: [crane, { name: 'я'.repeat(501) }] }, { field: 'name', row: 1, code: 'text/too-long', max: 500 }],
  [
    { list: 'kits', rows: [{ kind: 'любая' }] },
    { field: 'kind', row: 0, code: 'choice/unknown' },
  ],
  [
    { list: 'fire', rows: [{ people: '-4' }] },
    { field: 'people', row: 0, code: 'number/invalid' },
  ],
  [
    { list: 'fire', rows: [{ people: '1,234' }] },
    { field: 'people', row: 0, code: 'number/invalid' },
  ],
  [
    { list: 'fire', rows: [{ people: 'x4' }] },
    { field: 'people', row: 0, code: 'number/invalid' },
  ],
  [
    { list: 'kit-items', rows: [{ expiry: '31.02.2027' }] },
    { field: 'expiry', row: 0, code: 'date/invalid' },
  ],
])('%j is refused', (details, error) => {
  expect(refused(said({ rows: [], ...details }))).toEqual([error])
})

test('as many rows as a table takes, figures with a part, days as they are typed', () => {
  expect(said({ rows: Array(MOST_FACTS).fill(crane) })).toMatchObject({ ok: true })
  const rows = (list: string, row: object) => {
    const outcome = said({ list, rows: [row] })
    return outcome.ok ? outcome.value.writes : outcome.error
  }
  expect(rows('fire', { people: '130,5' })).toMatchObject([{ rows: [{ rows: [{ people: '130,5' }] }] }, {}])
  expect(rows('kit-items', { expiry: '01.05.2028' })).toMatchObject([
    { rows: [{ rows: [{ expiry: '2028-05-01', name: '' }] }] },
    {},
  ])
  expect(rows('kits', { kind: 'автомобильная' })).toMatchObject([
    { rows: [{ rows: [{ kind: 'автомобильная' }] }] },
    {},
  ])
})

test('lists go by a number and a code of their own, columns by a name that sources can have', () => {
  expect(new Set(factLists.map(({ number }) => number)).size).toBe(factLists.length)
  expect(new Set(factLists.map(({ code }) => code)).size).toBe(factLists.length)
  for (const { code, columns } of factLists)
    for (const { name } of columns) expect(`${code}-${name}`).toMatch(/^[a-z0-9-]+$/u)
  expect(findFactList('kits')?.number).toBe(12)
  expect(findFactList('ships')).toBeNull()
})

test('single lists say so, and each column has its label', () => {
  expect(findFactList('places')).toMatchObject({ isSingle: true, title: 'Помещения и места' })
  expect(findFactList('kits')).toMatchObject({ isSingle: false })
  expect(findFactList('places')?.columns[5]).toEqual({
    name: 'muster',
    label: 'Место сбора при эвакуации',
  })
  expect(findFactList('kit-items')?.columns[3]).toEqual({ name: 'expiry', label: 'Годен до', type: 'date' })
})
