// @vitest-environment node
import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { aCompany } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { SavedFilters } from './saved-filters.ts'

const byName = { ...everyRow, search: 'Белов' }

/** The filters of a person, how often they were read, and whether the server answers. */
async function open() {
  const page = await openAsUser()
  const { deadlines } = page.records
  const server = { read: 0, away: false }
  const asked = <T>(ask: () => Promise<T>): Promise<T> =>
    server.away ? Promise.reject(new Unavailable(503)) : ask()
  const table: typeof deadlines = {
    ...deadlines,
    listSavedFilters: (company) => {
      server.read += 1
      return asked(() => deadlines.listSavedFilters(company))
    },
    saveFilter: (input) => asked(() => deadlines.saveFilter(input)),
  }
  const make = () => new SavedFilters(table, page.outside.session, page.services.get(inCompany))
  return { page, server, make }
}

test('each section begins with its own, which is there the next time; one that leaves everything is forgotten', async () => {
  const { make } = await open()
  const filters = make()
  await filters.save('training', byName)
  await filters.save('risk', { ...everyRow, search: 'Титов' })
  await filters.save('training', { ...everyRow, search: 'Ли' })
  const later = make()
  expect(later.findSaved('training')).toBeNull()
  await later.read()
  for (const known of [filters, later])
    expect([
      known.findSaved('training')?.search,
      known.findSaved('risk')?.search,
      known.findSaved('ppe'),
    ]).toEqual(['Ли', 'Титов', null])
  await later.save('training', everyRow)
  expect([later.findSaved('training'), later.findSaved('risk')?.search]).toEqual([null, 'Титов'])
})

test('they are read once for a company; what can’t be read is nothing, and is read the next time', async () => {
  const { page, server, make } = await open()
  const filters = make()
  server.away = true
  await filters.read()
  expect([filters.findSaved('training'), server.read]).toEqual([null, 1])
  server.away = false
  await filters.read()
  await filters.read()
  expect(server.read).toBe(2)
  await filters.save('training', byName)
  const other = accepted(await page.records.companies.add({ details: aCompany({ inn: '7710140679' }) }))
  page.services.get(currentCompany).take(other)
  expect(filters.findSaved('training')).toBeNull()
  await filters.read()
  expect(server.read).toBe(3)
})

test('one that could not be kept is told of until another is, and changes nothing', async () => {
  const { server, make } = await open()
  const filters = make()
  await filters.save('training', byName)
  server.away = true
  await filters.save('training', everyRow)
  expect([filters.failed, filters.findSaved('training')]).toEqual([true, byName])
  server.away = false
  await filters.save('training', byName)
  expect(filters.failed).toBe(false)
})
