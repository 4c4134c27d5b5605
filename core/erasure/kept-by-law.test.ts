import { expect, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import { templateGroups } from '../documents/library/template-group.ts'
import { storageTermIds } from '../norms/storage-term-ids.ts'
import { storageTerms } from '../norms/storage-terms.ts'
import { sections } from '../sections/section.ts'
import { findKeptByLaw } from './kept-by-law.ts'

test('a term ends with the year, so many years after that of the latest record', () => {
  const traces = [
    { of: 'section', section: 'training', on: day('2021-03-10') },
    { of: 'section', section: 'training', on: day('2021-02-01') },
  ] as const
  expect(findKeptByLaw(traces, day('2026-12-31'))).toEqual([{ term: 'training', until: '2026-12-31' }])
  expect(findKeptByLaw(traces, day('2027-01-01'))).toEqual([])
})

test('each kind is named once, the longest first', () => {
  const traces = [
    { of: 'section', section: 'ppe', on: day('2026-01-10') },
    { of: 'memo', on: day('2025-01-10') },
    { of: 'paper', groupId: 1, on: day('2019-01-10') },
    { of: 'paper', groupId: 4, on: day('2020-01-10') },
    { of: 'paper', groupId: 13, on: day('2018-01-10') },
    { of: 'section', section: 'briefing', on: day('2020-05-05') },
  ] as const
  expect(findKeptByLaw(traces, day('2026-11-20'))).toEqual([
    { term: 'paper', until: '2070-12-31' },
    { term: 'briefing', until: '2065-12-31' },
    { term: 'accident', until: '2063-12-31' },
    { term: 'memo', until: '2030-12-31' },
    { term: 'ppe', until: '2029-12-31' },
  ])
})

test('an accident is kept as long as its papers are', () => {
  const kept = [{ term: 'accident', until: '2071-12-31' }]
  expect(findKeptByLaw([{ of: 'incident', on: day('2026-11-19') }], day('2026-11-20'))).toEqual(kept)
  expect(findKeptByLaw([{ of: 'paper', groupId: 13, on: day('2026-11-19') }], day('2026-11-20'))).toEqual(
    kept,
  )
})

test('every section and every kind has a term with its act', () => {
  expect(storageTerms.map(({ id }) => id)).toEqual([...storageTermIds])
  expect(sections.filter((section) => !storageTermIds.some((id) => id === section))).toEqual([])
  expect(templateGroups.find(({ slug }) => slug === 'accidents')?.id).toBe(13)
})
