import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import { follow } from '../commands/follow.ts'
import { isJournal } from '../commands/journal.ts'
import { addsFacts } from './adds-facts.ts'
import type { FactRow, KeptFacts } from './fact-records.ts'
import { keepFacts } from './keep-facts.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const [crane, other] = [{ name: 'Кран' }, { name: 'Вышка' }]

const kept = (rows: readonly FactRow[], before: readonly FactRow[] | null) => {
  const details = { list: 'cranes', version: before ? 1 : 0, rows }
  const known: KeptFacts | null = before && {
    ...{ companyId: mining, list: 'cranes', rows: before, version: 1, entered: signed },
  }
  const outcome = follow(keepFacts.run({ companyId: mining, details }, signed), {
    'facts-of-list': () => known,
  })
  if (!outcome.ok) throw new Error(outcome.error.code)
  return outcome.value.writes
}

test('a list gets more rows than it had', () => {
  expect(addsFacts(kept([crane], null))).toBe(true)
  expect(addsFacts(kept([crane, other], [crane]))).toBe(true)
})

test('as many rows put right, fewer, and the same are no addition', () => {
  for (const rows of [[{ name: 'Кран башенный' }], [crane], []])
    expect(addsFacts(kept(rows, [crane]))).toBe(false)
})

test('one list that gets more is enough', () => {
  const journal = kept([crane], null).find(isJournal)
  if (!journal) throw new Error('nothing is told')
  const gone = { record: 'facts', ids: [], before: { rows: [crane] }, after: { rows: [] } } as const
  const rows = journal.rows.map((row) => ({ ...row, changes: [...row.changes, gone] }))
  expect(addsFacts([{ ...journal, rows }])).toBe(true)
})

test('the journal alone tells of rows', () => {
  const [, journal] = kept([crane], null)
  if (!journal) throw new Error('nothing is told')
  expect(addsFacts([journal])).toBe(true)
  expect(addsFacts([{ ...journal, kind: 'company-facts' }])).toBe(false)
})
