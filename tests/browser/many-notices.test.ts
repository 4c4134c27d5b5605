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

test('a page of 10,000 notices shows few of them, more when asked, and takes them all as read', async ({
  visit,
}) => {
  const person = await registered(server.address)
  const { companyId } = await withStaff(person)
  const accident = { degree: 'fatal', date: dayFromToday(-90), time: '09:00', place: 'Карьер' }
  await person.ask('/incidents', { companyId, ...accident, injured: [{ fullName: 'Титов Роман' }] })
  await server.query(repeatAccident(999), [companyId])

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
  await part.getByRole('button', { name: 'Показать ещё 50' }).click()
  await seen(() => part.getByRole('listitem').count()).toBe(60)
  expect(await sideways(page)).toBe(0)
  const [first = ''] = await part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await part.getByRole('button', { name: 'Прочитать все' }).click()
  await seen(() => part.getByRole('link').first().getAttribute('href')).not.toBe(first)
  await part.getByText('500+').waitFor()
})
