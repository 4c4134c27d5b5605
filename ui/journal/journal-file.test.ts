// @vitest-environment node
import { wholeJournal } from '@osh/core/journal/journal-repository.ts'
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { memberNames } from '#ui/app/session/member-names.ts'
import { makeJournalFile } from './journal-file.ts'
import { journalStore } from './journal-store.ts'

/** A company in which departments were added one by one, and its journal as the page has opened it. */
async function open(departments: number) {
  const { services, department } = await openAsUser()
  for (let i = 0; i < departments; i += 1) await department(`Отдел ${i}`)
  const [store, names] = [services.get(journalStore), services.get(memberNames)]
  await store.open({ ...wholeJournal, area: 'departments' })
  return { store, names }
}

test('the file has every line that the filter leaves, also those that are not read yet', async () => {
  const { store, names } = await open(60)
  const { rows, heads, note } = await makeJournalFile(store, names)
  expect(store.lines).toHaveLength(50)
  const added = rows.filter((row) => row[5] === 'Название')
  expect(added.map((row) => row[7])).toEqual(Array.from({ length: 60 }, (_, i) => `Отдел ${59 - i}`))
  expect(heads.slice(1, 4)).toEqual(['Когда', 'Кто', 'Что сделано'])
  expect(added[0]?.[1]).toBeInstanceOf(Date)
  expect(added[0]?.[3]).toBe('Добавлен отдел')
  expect(note).toBeUndefined()
})

test('more lines than a file takes: the latest are in it, and the rest is said', async () => {
  const { store, names } = await open(4)
  const { rows, note } = await makeJournalFile(store, names, 3)
  expect(new Set(rows.map((row) => row[7]).filter((value) => /^Отдел/u.test(String(value)))).size).toBe(3)
  expect(note).toContain('последние 3 действия')
})
