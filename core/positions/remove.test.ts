import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { instant, mining, someone } from '../../tests/examples.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import type { Position, PositionId } from './position.ts'
import { remove } from './remove.ts'

const own: Position = { id: 100_000 as PositionId, name: 'Взрывник' }
const gone = { record: 'requirement', ids: [3], before: {}, after: null }
const removed = (
  people: { readonly fullName: string; readonly count: number } | null,
  known: Position | null = own,
) =>
  followInCompany(
    remove.run({ companyId: mining, id: own.id }, { by: someone, at: instant('2026-03-16T10:00:00Z') }),
    { 'position-requirements': () => [gone], position: () => known, 'position-people': () => people },
  )

test('a position of the company that no one holds is deleted, and the journal keeps its name and what it required', () => {
  const outcome = removed(null)
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'deleted-positions', rows: [{ ...own, companyId: mining }] },
    {
      rows: [
        { changes: [{ record: 'position', ids: [own.id], before: { name: 'Взрывник' }, after: null }, gone] },
      ],
    },
  ])
})

test('one that somebody holds is not, nor one that is no company’s', () => {
  const people = { fullName: 'Абрамова Вера Ильинична', count: 2 }
  expect(removed(people)).toEqual(err({ code: 'position/held', ...people }))
  expect(removed(null, null)).toEqual(err(notFound))
})
