import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import type { JournalWrite, Values } from '../commands/journal.ts'
import { addsRecord } from './adds-record.ts'

const told = (...befores: readonly Values[]): JournalWrite => ({
  kind: 'journal',
  rows: [
    {
      ...{ companyId: mining, by: someone, at: instant('2026-11-20T10:00:00Z'), command: 'notes/keep' },
      changes: befores.map((before) => ({ record: 'note', ids: [1], before, after: { text: 'is' } })),
    },
  ],
})
const was = { text: 'was' }

test('what was not there before is added, alone or among changes', () => {
  expect([told(null), told(was, null)].map((one) => addsRecord([one]))).toEqual([true, true])
  expect(addsRecord([{ kind: 'notes', rows: [] }, told(was), told(null)])).toBe(true)
})

test('another in the place of one adds nothing, nor does what the journal tells nothing of', () => {
  expect([told(was), told(was, was)].map((one) => addsRecord([one]))).toEqual([false, false])
  expect(addsRecord([])).toBe(false)
  expect(addsRecord([{ ...told(null), kind: 'notes' }])).toBe(false)
})
