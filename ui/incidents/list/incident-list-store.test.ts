// @vitest-environment node
import type { IncidentQueries } from '@osh/core/incidents/incident-repository.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { IncidentListStore } from './incident-list-store.ts'

/** The list of a company; what is searched for as «долго» waits until it is let through. */
async function open() {
  const { records, company, services, outside } = await openAsUser()
  const { incidents } = records
  const { promise: later, resolve: letThrough } = Promise.withResolvers<void>()
  const server = { away: false }
  const ask: IncidentQueries['listPage'] = async (companyId, query) => {
    if (server.away) throw new Unavailable(503)
    if (query.search === 'долго') await later
    return incidents.listPage(companyId, query)
  }
  const record = async (fullName: string) => {
    const details = {
      ...{ degree: 'easy', date: '2026-03-16', time: '11:00', place: 'Цех', description: 'Упал' },
      injured: [{ fullName }],
    }
    accepted(await incidents.record({ companyId: company.id, details }))
  }
  const store = new IncidentListStore({ ...incidents, listPage: ask }, outside.clock, services.get(inCompany))
  return { store, record, server, letThrough }
}

test('pages follow one another to the end, and what was recorded meanwhile brings none twice', async () => {
  const { store, record } = await open()
  for (let i = 0; i < 52; i += 1) await record(`Иванов ${i}`)
  await store.reload()
  expect([store.incidents.length, store.complete]).toEqual([50, false])
  await record('Новый')
  await store.readMore()
  const ids = store.incidents.map(({ id }) => id)
  expect([new Set(ids).size, ids.length, store.complete]).toEqual([52, 52, true])
  await store.reload()
  expect(store.incidents).toHaveLength(50)
})

test('only the answer to the filters of now is shown; without them all is there again', async () => {
  const { store, record, letThrough } = await open()
  await record('Иванов')
  await record('Титов')
  const all = { search: '', state: null, degree: null }
  const first = store.open({ ...all, search: 'долго' })
  await store.open({ ...all, search: 'Титов' })
  letThrough()
  await first
  expect(store.incidents.map(({ injured }) => injured[0]?.fullName)).toEqual(['Титов'])
  await store.open({ ...all, search: 'Титов', degree: 'fatal' })
  expect(store.incidents).toEqual([])
  await store.open(all)
  expect(store.incidents).toHaveLength(2)
})

test('a page that fails says so and leaves what was read', async () => {
  const { store, record, server } = await open()
  await record('Иванов')
  await store.reload()
  server.away = true
  await store.readMore()
  expect([store.state, store.incidents.length]).toEqual([{ is: 'failed', status: 503 }, 1])
})
