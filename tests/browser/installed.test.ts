import type { BrowserContext, Page } from 'playwright-core'
import { expect, seen, testInWholeBrowser as test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { type Deployed, startDeployed } from './deployed.ts'
import { registered } from './person.ts'
import { withStaff } from './staff.ts'

/** Each try of the test has a server that has deployed nothing yet. */
let server: Deployed
test.beforeEach(async ({ onTestFinished }) => {
  server = await startDeployed()
  onTestFinished(() => server.close())
})

/** Every address that any cache of the browser has, by cache. */
const keptIn = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return Promise.all(
      kept.map(async (cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname)),
    )
  })

const buildOf = (page: Page): Promise<string> =>
  page.locator('meta[name="build"]').getAttribute('content').then(String)

/** How many builds a window that opens alone finds kept; what it opens with may go a moment later. */
async function countBuilds(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto('/notifications')
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  const builds = await keptIn(page)
  await page.close()
  return builds.length
}

/** In the page: `taken` is fulfilled once another worker has the page. */
const awaitTaking = (): void => {
  const taken = new Promise((taken) =>
    navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }),
  )
  Reflect.set(window, 'taken', taken)
}

test('the program installs, opens without a connection, and gives way to a newer one', async ({ visit }) => {
  const person = await registered(server.address)
  const { companyId, employees } = await withStaff(person)
  const accident = { degree: 'easy', date: dayFromToday(-60), time: '12:00', place: 'Карьер' }
  const injured = [{ employeeId: employees.Абрамова }]
  const { id } = await person.ask('/incidents', { companyId, ...accident, injured })
  const { page, context, allow } = await visit(person, { at: server.address, keeps: true, width: 390 })
  allow(/ERR_INTERNET_DISCONNECTED/)

  await page.goto(`/notifications/incident/${String(id)}`)
  await page.getByText('Карьер', { exact: true }).waitFor()
  const devTools = await context.newCDPSession(page)
  const { errors } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // A window of a test is one that nothing installs from, which is told sooner or later.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto('/notifications')
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await page.goto(`/notifications/incident/${String(id)}`)
  await page.getByRole('heading', { name: /^Оформление материалов расследования/ }).waitFor()
  await context.setOffline(false)
  await page.getByText('Карьер', { exact: true }).waitFor()
  const [first = [], ...others] = await keptIn(page)
  expect(others).toEqual([])
  expect(first.filter((path) => !/^\/assets\/[\w-]+\.(?:js|css|woff2)$/.test(path))).toEqual([
    '/notifications',
    '/notifications/incident/1',
  ])

  // The browser may look for another worker by itself, as soon as there is one.
  await page.evaluate(awaitTaking)
  const build = await server.deploy()
  await page.getByRole('button', { name: 'Комиссия', exact: true }).click()
  const order = page.getByRole('textbox', { name: 'Номер приказа' })
  await order.fill('12')
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
    await Reflect.get(window, 'taken')
  })
  expect(await order.inputValue()).toBe('12')
  expect(await buildOf(page)).not.toBe(build)
  expect(await keptIn(page)).toHaveLength(2)
  await context.setOffline(true)
  await page.reload()
  expect(await buildOf(page)).toBe(build)
  await page.close()

  await seen(() => countBuilds(context)).toBe(1)
})
