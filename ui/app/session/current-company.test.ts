// @vitest-environment node
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { aCompany, instant, someone } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { CurrentCompany } from './current-company.ts'
import { rereadCompany } from './reread-company.ts'

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
  const kept = new Map<string, string>()
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  /** The page as it is opened in a tab; again in this one unless told. */
  const openPage = (user = someone, own: typeof tab | null = tab) =>
    new CurrentCompany({ list }, clock, { readUserId: () => user }, own)
  return { current: openPage(), openPage, server, change, companies, company }
}

test('what is read again replaces the company only where it was changed; without an answer it stays', async () => {
  const { current, server, change } = await open()
  await current.load()
  const { company } = current
  await rereadCompany(current)
  expect(current.company).toBe(company)
  await change('Asia/Vladivostok')
  server.away = true
  await rereadCompany(current)
  expect(current.company).toBe(company)
  server.away = false
  await rereadCompany(current)
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

test('a tab stays with its company, also when its page is opened again; a new one has the last used', async () => {
  const { current, openPage, companies, company } = await open()
  await current.load()
  const shown = current.company
  const other = accepted(await companies.add({ details: aCompany({ inn: '5902999982', name: 'Другая' }) }))
  accepted(await companies.open({ companyId: other.id }))
  await rereadCompany(current)
  expect([current.company, current.count]).toEqual([shown, 2])
  const opened = async (page: CurrentCompany) => {
    await page.load()
    return page.company?.id
  }
  expect(await opened(openPage())).toBe(company.id)
  expect(await opened(openPage(someone, null))).toBe(other.id)
  expect(await opened(openPage((someone + 1) as typeof someone))).toBe(other.id)
  current.keep(other.id)
  expect(await opened(openPage())).toBe(other.id)
  current.keep(company.id)
  current.keep(null)
  expect(await opened(openPage())).toBe(other.id)
})

test('a company that the person is no member of any more goes, and the others are told', async () => {
  const { records, company } = await openAsUser()
  const another = accepted(await records.companies.add({ details: { ...aCompany(), inn: '7728168971' } }))
  const own = { list: [company, another] }
  const current = new CurrentCompany(
    { list: async () => own.list },
    makeSettableClock(instant('2026-03-16T15:00:00.000Z')),
    { readUserId: () => someone },
    null,
  )
  await current.load()
  await rereadCompany(current)
  expect([current.company, current.left]).toEqual([company, null])
  own.list = [another]
  await rereadCompany(current)
  expect([current.company, current.left]).toEqual([null, { lost: company, others: [another], typed: [] }])
  current.take(another)
  expect([current.company, current.left]).toEqual([another, null])
})
