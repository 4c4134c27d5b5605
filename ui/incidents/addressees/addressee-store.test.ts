// @vitest-environment node
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { aCompany } from '#tests/examples.ts'
import { eventually } from '#tests/patience.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { AddresseeStore } from './addressee-store.ts'

/** The store, how often it has read, and whether it may. */
async function open() {
  const page = await openAsUser()
  const { incidents } = page.records
  const server = { read: 0, away: false, answers: Promise.resolve() }
  const addressees: typeof incidents.listAddressees = async (company) => {
    server.read += 1
    if (server.away) throw new Unavailable(503)
    await server.answers
    return incidents.listAddressees(company)
  }
  const store = new AddresseeStore({ ...incidents, listAddressees: addressees }, page.services.get(inCompany))
  return { page, server, store }
}

const inspectorate = { addressee: 'inspectorate', name: 'ГИТ в Пермском крае' }

test('they are read once for all that ask, and again where that failed', async () => {
  const { server, store } = await open()
  server.away = true
  await Promise.all([store.open(), store.open()])
  expect([server.read, store.state]).toEqual([1, { is: 'failed', status: 503 }])
  expect(store.findOf('inspectorate')).toBeNull()
  server.away = false
  await store.open()
  await store.open()
  expect([server.read, store.state.is]).toEqual([2, 'ready'])
})

test('one that is kept is known by its kind; what is refused is said by field', async () => {
  const { store } = await open()
  await store.open()
  expect(Object.keys(await store.keep({ ...inspectorate, name: ' ', email: 'нет' })).toSorted()).toEqual([
    'email',
    'name',
  ])
  expect(store.findOf('inspectorate')).toBeNull()
  expect(await store.keep(inspectorate)).toEqual({})
  expect(store.findOf('inspectorate')).toMatchObject({ name: inspectorate.name })
  expect(store.findOf('prosecutor')).toBeNull()
})

test('another company has others, and no late answer brings those of the one before', async () => {
  const { page, server, store } = await open()
  await store.keep(inspectorate)
  const { promise: later, resolve: answer } = Promise.withResolvers<void>()
  server.answers = later
  const kept = store.keep({ ...inspectorate, addressee: 'prosecutor' })
  await eventually(() => server.read).toBeGreaterThanOrEqual(2)
  const other = accepted(await page.records.companies.add({ details: aCompany({ inn: '7710140679' }) }))
  page.services.get(currentCompany).take(other)
  server.answers = Promise.resolve()
  await store.open()
  answer()
  await kept
  expect([store.state.is, store.findOf('inspectorate'), store.findOf('prosecutor')]).toEqual([
    'ready',
    null,
    null,
  ])
})
