import { expect, test } from 'vitest'
import type { RecordChange } from '../commands/journal.ts'
import { MOST_TOLD, tellChanges } from './journal-repository.ts'

test('the first changes are told with their first records, and how many there were', () => {
  const ids = Array.from({ length: MOST_TOLD + 3 }, (_, i) => i)
  const change: RecordChange = { record: 'memo', ids, before: null, after: null }
  const told = tellChanges(Array.from({ length: MOST_TOLD + 1 }, () => change))
  expect(told).toHaveLength(MOST_TOLD)
  expect(told[0]).toEqual({ ...change, ids: ids.slice(0, MOST_TOLD), count: MOST_TOLD + 3 })
})
