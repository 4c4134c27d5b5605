// @vitest-environment node
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { aCompany, instant } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { CurrentCompany } from './current-company.ts'

async function open() {
  const { records, company } = await openAsUser()
  const { companies } = records
  const server = { away: false }
  const list: typeof companies.list = async () => {
    if (server.away) throw new Unavailable(503)
    return companies.list()
  }
  const clock = makeSettableClock(instant('2026-03-16T15:00:00.000Z'))
  const change = async (timeZone: string) =>
    accepted(await companies.change({ companyId: company.id, patch: { timeZone }, version: company.version }))
  return { current: new CurrentCompany({ list }, clock), server, change, companies }
}

test('what is read again replaces the company only where it was changed; without an answer it stays', async () => {
  const { current, server, change } = await open()
  await current.load()
  const { company } = current
  await current.reread()
  expect(current.company).toBe(company)
  await change('Asia/Vladivostok')
  server.away = true
  await current.reread()
  expect(current.company).toBe(company)
  server.away = false
  await current.reread()
  expect(current.company?.timeZone).toBe('Asia/Vladivostok')
})

test('today is that of the company, and of Moscow while there is none', async () => {
  const { current, change } = await open()
  await change('Asia/Vladivostok')
  expect(current.today()).toBe('2026-03-16')
  await current.load()
  expect(current.today()).toBe('2026-03-17')
  current.take(null)
  expect(current.today()).toBe('2026-03-16')
})

test('another company that is opened elsewhere is not taken until the page is opened again', async () => {
  const { current, companies } = await open()
  await current.load()
  const { company } = current
  const other = accepted(await companies.add({ details: aCompany({ inn: '5902999982', name: 'Другая' }) }))
  accepted(await companies.open({ companyId: other.id }))
  await current.reread()
  expect([current.company, current.count]).toEqual([company, 2])
  await current.load()
  expect(current.company?.id).toBe(other.id)
})

test('a company that the person is no member of any more goes, and the others are told', async () => {
  const { records, company } = await openAsUser()
  const another = accepted(await records.companies.add({ details: { ...aCompany(), inn: '7728168971' } }))
  const own = { list: [company, another] }
  const current = new CurrentCompany(
    { list: async () => own.list },
    makeSettableClock(instant('2026-03-16T15:00:00.000Z')),
  )
  await current.load()
  await current.reread()
  expect([current.company, current.left]).toEqual([company, null])
  own.list = [another]
  await current.reread()
  expect([current.company, current.left]).toEqual([null, { lost: company, others: [another] }])
  current.take(another)
  expect([current.company, current.left]).toEqual([another, null])
})
