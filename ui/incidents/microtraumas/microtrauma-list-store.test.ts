// @vitest-environment node
import {
  everyMicrotrauma,
  type MicrotraumaQueries,
} from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import { beforeEach, expect, test } from 'vitest'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { instant } from '#tests/examples.ts'
import { moment } from '#tests/incidents-example.ts'
import { aMicrotrauma, microtraumaTyped } from '#tests/microtraumas-example.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { MicrotraumaListStore, microtraumaListStore } from './microtrauma-list-store.ts'

let page: UserPage

beforeEach(async () => {
  page = await openAsUser()
})

async function record(lastName: string, times = 1, hour = '09'): Promise<void> {
  const { id: employeeId } = await page.hire(lastName, await page.department(lastName))
  for (let minute = 0; minute < times; minute += 1) {
    const told = { date: '12.03.2026', time: `${hour}:${String(minute).padStart(2, '0')}` }
    const details = {
      ...{ ...microtraumaTyped, ...told, injured: { employeeId } },
      ...{ reportDate: '12.03.2026', reportTime: '14:30' },
    }
    accepted(await page.records.microtraumas.record({ companyId: page.company.id, details }))
  }
}

test('pages follow one another to the end, and what was recorded meanwhile brings none twice', async () => {
  await record('Титов', 52)
  const store = page.services.get(microtraumaListStore)
  await store.open(everyMicrotrauma)
  expect([store.microtraumas.length, store.total, store.complete]).toEqual([50, 52, false])
  await record('Белов', 1, '10')
  await store.readMore()
  const ids = store.microtraumas.map(({ id }) => id)
  expect([new Set(ids).size, ids.length, store.total, store.complete]).toEqual([52, 52, 53, true])
  await store.reload()
  expect(store.microtraumas).toHaveLength(50)
  while (!store.complete) await store.readMore()
  expect(store.microtraumas).toHaveLength(53)
})

test('only the answer to the filter of now is shown', async () => {
  await record('Титов')
  await record('Белов')
  const { microtraumas } = page.records
  const { promise: later, resolve: answer } = Promise.withResolvers<void>()
  const ask: MicrotraumaQueries['listPage'] = async (company, query) => {
    if (query.search === '') await later
    return microtraumas.listPage(company, query)
  }
  const current = page.services.get(inCompany)
  const store = new MicrotraumaListStore({ ...microtraumas, listPage: ask }, page.outside.clock, current)
  const first = store.open(everyMicrotrauma)
  await store.open({ ...everyMicrotrauma, search: 'Титов' })
  answer()
  await first
  expect(store.microtraumas).toMatchObject([{ injured: { fullName: 'Титов Вера Ильинична' } }])
})

test('a review is late by the clock of the place', () => {
  const clock = makeSettableClock(instant('2026-03-15T14:00:00.000Z'))
  const store = new MicrotraumaListStore(page.records.microtraumas, clock, page.services.get(inCompany))
  const told = { reportedAt: moment('2026-03-12T14:30') }
  expect(store.isLate(aMicrotrauma({ ...told, timeZone: 'Asia/Vladivostok' }))).toBe(true)
  expect(store.isLate(aMicrotrauma({ ...told, timeZone: 'Europe/Moscow' }))).toBe(false)
})
