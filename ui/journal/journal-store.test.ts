// @vitest-environment node
import { type JournalQueries, wholeJournal } from '@osh/core/journal/journal-repository.ts'
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { JournalStore, journalStore } from './journal-store.ts'

test('lines that came meanwhile move the others on, and none is told twice', async () => {
  const { services, department } = await openAsUser()
  for (let i = 0; i < 60; i += 1) await department(`Отдел ${i}`)
  const store = services.get(journalStore)
  await store.open(wholeJournal)
  const first = store.lines.length
  expect([store.complete, store.total]).toEqual([false, 61])
  await department('Новый отдел')
  while (!store.complete) await store.readMore()
  const ids = store.lines.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(first)
})

test('only the answer to what was asked last is shown', async () => {
  const { services, records, department } = await openAsUser()
  await department('Склад')
  const { promise: later, resolve: answer } = Promise.withResolvers<void>()
  const slow: Pick<JournalQueries, 'listPage'> = {
    listPage: async (company, query) => {
      if (query.area !== null) await later
      return records.journal.listPage(company, query)
    },
  }
  const store = new JournalStore(slow, services.get(inCompany))
  const first = store.open({ ...wholeJournal, area: 'memos' })
  await store.open(wholeJournal)
  answer()
  await first
  expect(store.lines.map(({ command }) => command)).toEqual(['departments/add', 'companies/add'])
  await store.open({ ...wholeJournal, area: 'memos' })
  expect([store.lines, store.total, store.complete]).toEqual([[], 0, true])
})
