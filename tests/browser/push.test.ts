import type { BrowserContext, Page } from 'playwright-core'
import { makeVapidKey } from '#adapters/push/vapid-key.ts'
import { sideways, violations } from './axe.ts'
import { expect, seen, testInWholeBrowser as test } from './browser-test.ts'
import { registered } from './person.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { withStaff } from './staff.ts'

let server: RunningServer
test.beforeAll(async () => {
  const SUPPORT_EMAIL = 'help@osh.example.org'
  server = await startServer({ VAPID_PRIVATE_KEY: makeVapidKey(), SUPPORT_EMAIL })
})
test.afterAll(() => server?.close())

/** What the browser's push service would hand to the page's worker. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const devTools = await context.newCDPSession(page)
  const registered = new Promise<string>((known) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) known(one.registrationId)
    }),
  )
  await devTools.send('ServiceWorker.enable')
  const registrationId = await registered
  const data = JSON.stringify(message)
  await devTools.send('ServiceWorker.deliverPushMessage', { origin: server.address, registrationId, data })
}

const shownBy = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => ({
      ...{ title, body, tag },
      data: String(data),
    })),
  )

test('notices on a device are offered where the browser can show them, and one told twice is shown once', async ({
  visit,
}) => {
  const person = await registered(server.address)
  await withStaff(person)
  const { page, context, allow } = await visit(person, { at: server.address, keeps: true })
  allow(/does not support the Push API in incognito mode/)
  await context.grantPermissions(['notifications'])
  await page.goto('/account/notifications')
  const part = page.getByRole('group', { name: 'На этом устройстве' })
  const shown = part.getByRole('checkbox', { name: 'Показывать уведомления на этом устройстве' })
  await shown.waitFor()
  expect(await shown.isChecked()).toBe(false)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await part.scrollIntoViewIfNeeded()
    await seen(() => sideways(page)).toBe(0)
    if (width === 390 || width === 1440) expect(await violations(page)).toEqual([])
  }
  await page.evaluate(() => navigator.serviceWorker.ready)
  await shown.click()
  // No browser of a test reaches a push service.
  await part.getByText(/^Браузер не смог подписаться/).waitFor()
  expect(await shown.isChecked()).toBe(false)

  const message = { title: 'Охрана труда онлайн', path: '/notifications/training', tag: 'feed/2026-11-20' }
  await deliver(context, page, { ...message, body: 'Обучение: срок прошёл' })
  await deliver(context, page, { ...message, body: 'Обучение: срок прошёл' })
  await seen(() => shownBy(page)).toEqual([
    { title: message.title, body: 'Обучение: срок прошёл', tag: message.tag, data: message.path },
  ])
})
