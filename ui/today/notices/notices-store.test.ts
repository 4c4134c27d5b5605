// @vitest-environment node
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { noticesStore } from './notices-store.ts'

test('what is read is told, but is unread no more; a term that has passed is late', async () => {
  const { services, records, company } = await openAsUser()
  const store = services.get(noticesStore)
  await store.open()
  expect([store.unread, store.late]).toEqual([[], false])
  const details = {
    ...{ degree: 'easy', date: '2026-03-10', time: '11:00', place: 'Цех', description: 'Упал' },
    injured: [{ fullName: 'Иванов Иван' }],
  }
  accepted(await records.incidents.record({ companyId: company.id, details }))
  await store.open()
  const all = store.unread
  const [first, ...others] = all
  if (!first) throw new Error('nothing is told')
  expect(store.late).toBe(true)
  await store.read([first])
  expect(store.unread).toEqual(others)
  expect(store.state).toHaveProperty('value.length', all.length)
})
