import { expect, test } from 'vitest'
import { editFacts, takeBackFacts } from './fact-edits.ts'
import { MOST_FACTS } from './fact-list.ts'
import { findFactList } from './fact-lists.ts'
import type { FactRow } from './fact-records.ts'

const listOf = (code: string) => {
  const list = findFactList(code)
  if (!list) throw new Error(code)
  return list
}
const [vehicles, kits, places] = [listOf('vehicles'), listOf('kits'), listOf('places')]
const car = (vehicle: string, plate: string): FactRow => ({ vehicle, plate })
const [gaz, maz] = [car('ГАЗ', '1'), car('МАЗ', '2')]

test('a typed row is added after the others, with blanks for what the paper does not have', () => {
  const place = { number: '3', place: 'Склад' }
  expect(editFacts(vehicles, [gaz], [{ before: null, after: maz }])?.rows).toEqual([gaz, maz])
  expect(editFacts(kits, [], [{ before: null, after: place }])?.rows).toEqual([
    { ...place, kind: '', people: '' },
  ])
})

test('a changed row takes the place of the one that was seen, and keeps its other cells', () => {
  const kit = { number: '3', place: 'Склад', kind: 'автомобильная', people: '4' }
  const edits = [{ before: { number: '3', place: 'Склад' }, after: { number: '3', place: 'Цех' } }]
  expect(editFacts(kits, [kit], edits)).toEqual({ rows: [{ ...kit, place: 'Цех' }], done: edits })
})

test('what somebody has changed meanwhile stays: the row is added beside it', () => {
  const edits = [{ before: gaz, after: car('ГАЗ', '9') }]
  const edited = editFacts(vehicles, [car('ГАЗ', '5')], edits)
  expect(edited?.rows).toEqual([car('ГАЗ', '5'), car('ГАЗ', '9')])
  expect(edited?.done).toEqual([{ before: null, after: car('ГАЗ', '9') }])
})

test('what is there already is not added twice, and undoing leaves it', () => {
  const edits = [{ before: null, after: gaz }]
  expect(editFacts(vehicles, [gaz], edits)).toEqual({ rows: [gaz], done: [] })
})

test('a question that has one answer takes the new one; the others stay', () => {
  const edits = [{ before: null, after: { muster: 'У ворот' } }]
  const filled = editFacts(places, [], edits)
  expect(filled?.rows[0]).toMatchObject({ muster: 'У ворот', smoking: '' })
  const replaced = editFacts(places, [{ muster: 'Двор', smoking: 'Нигде' }], edits)
  expect(replaced).toEqual({
    rows: [{ muster: 'У ворот', smoking: 'Нигде' }],
    done: [{ before: { muster: 'Двор' }, after: { muster: 'У ворот' } }],
  })
})

test('a full list takes no more', () => {
  const full = Array.from({ length: MOST_FACTS }, (_, i) => car('ГАЗ', String(i)))
  expect(editFacts(vehicles, full, [{ before: null, after: maz }])).toBeNull()
  expect(editFacts(vehicles, full.slice(1), [{ before: null, after: maz }])?.rows).toHaveLength(MOST_FACTS)
})

test('undone together: what was added goes, what was changed is as before', () => {
  const given = [
    { before: gaz, after: car('ГАЗ', '9') },
    { before: null, after: maz },
  ]
  const edited = editFacts(vehicles, [gaz], given)
  expect(takeBackFacts(vehicles, edited?.rows ?? [], edited?.done ?? [])).toEqual([gaz])
  const answered = editFacts(places, [], [{ before: null, after: { muster: 'Двор' } }])
  expect(takeBackFacts(places, answered?.rows ?? [], answered?.done ?? [])).toEqual([])
})

test('what was changed since stays as it was left', () => {
  const kit = { number: '3', place: 'Склад' }
  const filled = { ...kit, kind: 'автомобильная', people: '' }
  expect(takeBackFacts(kits, [filled], [{ before: null, after: kit }])).toEqual([filled])
  const edits = [{ before: gaz, after: maz }]
  expect(takeBackFacts(vehicles, [car('МАЗ', '7')], edits)).toEqual([car('МАЗ', '7')])
})
