import type { Page } from 'playwright-core'
import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { anOperator } from './operator.ts'
import { registered } from './person.ts'
import { type RunningServer, startServer } from './running-server.ts'

let server: RunningServer

/** Twenty-five pieces, a minute apart, the newest is 25; 10 and 20 are important, and one is of tomorrow. */
test.beforeAll(async () => {
  server = await startServer()
  const operator = await anOperator(server)
  const publish = (title: string, important: boolean, at: Date) =>
    operator.ask('/operator/news', {
      title,
      body: `Текст **${title}**`,
      important,
      publishedAt: at.toISOString().slice(0, 16),
    })
  for (let i = 1; i <= 25; i++)
    await publish(`Новость ${i}`, i % 10 === 0, new Date(Date.UTC(2026, 0, 1, 0, i)))
  await publish('Новость завтра', false, new Date(Date.now() + 2 * 86_400_000))
})
test.afterAll(() => server?.close())

const HEALTH = /\/api\/health$/
const ONE = /\/api\/news\/\d+$/

const article = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const opened = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, exact: true, level: 1 }).waitFor()

test('the feed goes on by ten as it is scrolled, and filters', async ({ visit }) => {
  const { page } = await visit(await registered(server.address), { at: server.address })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/news') asked.push(`${searchParams.get('page')} of ${searchParams.get('limit')}`)
  })
  await page.goto('/news')
  await article(page, 'Новость 25').waitFor()
  await seen(async () => {
    await page.mouse.wheel(0, 4000)
    return article(page, 'Новость 1').count()
  }).toBe(1)
  expect(asked).toEqual(['1 of 10', '2 of 10', '3 of 10'])
  expect(await page.getByText('Новость завтра').count()).toBe(0)
  await page.getByRole('button', { name: 'Важные' }).click()
  await seen(() => page.getByRole('article').count()).toBe(2)
  await article(page, 'Новость 20').waitFor()
  await page.getByRole('button', { name: 'Прочитано: Новость 20' }).click()
  await page.getByRole('button', { name: 'Непрочитанные' }).click()
  await article(page, 'Новость 21').waitFor()
  expect(await article(page, 'Новость 20').count()).toBe(0)
})

test('the next page that fails says so, and goes on when it is tried again', async ({ visit }) => {
  const { page, allow } = await visit(await registered(server.address), { at: server.address })
  allow(/503/)
  await page.route(/\/api\/news\?.*page=2/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/news')
  const failed = page.getByRole('alert').filter({ hasText: 'Err: ошибка при загрузке данных' })
  await article(page, 'Новость 25').waitFor()
  await seen(async () => {
    await page.mouse.wheel(0, 4000)
    return failed.count()
  }).toBe(1)
  expect(await violations(page)).toEqual([])
  await page.unroute(/\/api\/news\?.*page=2/)
  await failed.getByRole('button', { name: 'Повторить' }).click()
  await article(page, 'Новость 15').waitFor()
  await seen(() => failed.count()).toBe(0)
})

test('a piece of news leads to the one before and after it, by buttons, by keys and by a finger', async ({
  visit,
}) => {
  const { page, context, allow } = await visit(await registered(server.address), {
    at: server.address,
    width: 390,
  })
  allow(/503/)
  await page.goto('/news')
  await article(page, 'Новость 25').getByRole('link').click()
  await opened(page, 'Новость 25')
  expect(await violations(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await page.getByRole('link', { name: 'Следующая' }).click()
  await opened(page, 'Новость 24')
  await page.getByRole('link', { name: 'Предыдущая' }).focus()
  await page.keyboard.press('Enter')
  await opened(page, 'Новость 25')

  const finger = await context.newCDPSession(page)
  const swipe = async (across: number) => {
    const at = (x: number) => [{ x, y: 600 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(200) })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(200 + across) })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(-49)
  await swipe(-50)
  await opened(page, 'Новость 24')
  await swipe(50)
  await opened(page, 'Новость 25')

  // Without health the page doesn't try again by itself before the button is pressed.
  for (const asked of [HEALTH, ONE])
    await page.route(asked, (route) => route.fulfill({ status: 503, body: '' }))
  await swipe(-60)
  const panel = page.getByRole('alert').filter({ hasText: 'Ошибка 503' })
  await panel.waitFor()
  expect(await violations(page)).toEqual([])
  await page.unroute(ONE)
  await panel.getByRole('button', { name: 'Повторить' }).click()
  await opened(page, 'Новость 24')
  await page.goBack()
  await seen(async () => new URL(page.url()).pathname).toBe('/news')
})
