import { repeatAccident } from '#tests/many-notices.ts'
import { sideways } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { registered } from './person.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { withStaff } from './staff.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server?.close())

test('of 10,000 notices a page shows few and takes them as read; all of them are in a feed that goes on as it is scrolled', async ({
  visit,
}) => {
  const person = await registered(server.address)
  const { companyId } = await withStaff(person)
  const accident = { degree: 'fatal', date: dayFromToday(-90), time: '09:00', place: 'Карьер' }
  await person.ask('/incidents', { companyId, ...accident, injured: [{ fullName: 'Титов Роман' }] })
  await server.query(repeatAccident(1599), [companyId])

  const { page } = await visit(person, { at: server.address, width: 390 })
  await page.goto('/notifications')
  const part = page.getByRole('region', { name: /^Сроки расследований/ })
  await part.getByRole('listitem').first().waitFor()
  await seen(() => part.getByRole('listitem').count()).toBe(10)
  const parts = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const ours = /^(?:Не допускать|Сроки расследований)/
  await seen(async () => (await parts()).filter((title) => ours.test(title))).toEqual([
    expect.stringMatching(/^Не допускать сегодня/),
    expect.stringMatching(/^Сроки расследований/),
  ])
  await part.getByText('500+').waitFor()
  expect(await page.locator('main *').count()).toBeLessThan(600)
  expect(await sideways(page)).toBe(0)
  const [first = ''] = await part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await part.getByRole('button', { name: 'Прочитать все' }).click()
  await seen(() => part.getByRole('link').first().getAttribute('href')).not.toBe(first)
  await part.getByText('500+').waitFor()

  await part.getByRole('link', { name: 'Все сроки — среди уведомлений' }).click()
  const feed = page.getByRole('feed', { name: 'Все уведомления' })
  await feed.getByRole('article').first().waitFor()
  const sizes = await feed
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => Number(one.ariaSetSize)))
  expect(Math.min(...sizes)).toBeGreaterThan(9000)
  const last = () =>
    feed.getByRole('article').evaluateAll((all) => {
      scrollTo(0, document.documentElement.scrollHeight)
      return Math.max(...all.map((one) => Number(one.ariaPosInSet)))
    })
  await seen(last).toBeGreaterThan(80)
  expect(await page.locator('main *').count()).toBeLessThan(300)
  expect(await sideways(page)).toBe(0)
})
