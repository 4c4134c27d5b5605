import type { Page } from 'playwright-core'
import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { withStaff } from './staff.ts'

const NOT_LOADED =
  'Нет связи с сервером, часть страницы не загрузилась. Она откроется сама, когда связь появится.'
const NEWER = 'Вышла новая версия сервиса. Обновите страницу.'
const NEWER_PART = 'Вышла новая версия сервиса. Обновите страницу, чтобы открыть этот раздел.'

test.beforeEach(async ({ person }) => {
  await withStaff(person)
})

/**
 * The server as it is after a deploy: another build, and none of this page's parts that were not fetched yet. The page that is opened anew is the
 * newer build's own.
 */
async function deploy(page: Page): Promise<void> {
  let isReplaced = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReplaced = false
  })
  await page.route('**/assets/**', (route) =>
    isReplaced ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  await page.route('**/api/health', async (route) => {
    if (!isReplaced) return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-build': 'another' } })
  })
}

const pathOf = (page: Page) => async () => new URL(page.url()).pathname

test('a screen that cannot be fetched leaves the one before it, and opens by itself afterwards', async ({
  visit,
  person,
}) => {
  const { page, context, allow } = await visit(person)
  allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/account/settings')
  await page.getByText(person.email).waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Работники' }).click()
  await page.getByText(NOT_LOADED).waitFor()
  await page.getByText(person.email).waitFor()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sideways(page)).toBe(0)
  await context.setOffline(false)
  await page.getByText('Абрамова Вера Ильинична').first().waitFor()
  expect(await page.getByText(NOT_LOADED).count()).toBe(0)
})

test('neither does a dialog, and its styles come with it', async ({ visit, person }) => {
  const { page, allow } = await visit(person)
  allow(/ERR_FAILED/)
  await page.goto('/employees')
  await page.getByText('Абрамова Вера Ильинична').first().waitFor()
  await page.route('**/assets/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Работник', exact: true }).click()
  await page.getByText(NOT_LOADED).waitFor()
  await page.getByText('Абрамова Вера Ильинична').first().waitFor()
  await page.unroute('**/assets/**')
  await page.getByRole('button', { name: 'Повторить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый работник' })
  await dialog.waitFor()
  await seen(async () => (await dialog.boundingBox())?.width).toBe(800)
})

test('after a deploy the page says so, and opens where the person was going', async ({ visit, person }) => {
  const { page, allow } = await visit(person)
  allow(/404 \(Not Found\) .*\/assets\//)
  await page.goto('/account/settings')
  await page.getByText(person.email).waitFor()
  await deploy(page)
  await page.getByRole('link', { name: 'Работники' }).click()
  await page.getByText(NEWER_PART).waitFor()
  expect(await pathOf(page)()).toBe('/account/settings')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await page.getByText('Абрамова Вера Ильинична').first().waitFor()
  expect(await pathOf(page)()).toBe('/employees/documents/all')
})

test('a tab that is come back to offers the newer page, but not over what was entered', async ({
  visit,
  person,
}) => {
  const { page, allow } = await visit(person)
  allow(/404 \(Not Found\) .*\/assets\//)
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.goto('/company/information')
  await page.getByRole('button', { name: 'Редактировать' }).first().click()
  const okogu = page.getByLabel('ОКОГУ')
  const before = await okogu.inputValue()
  await okogu.fill('4210015')
  await deploy(page)
  const answered = page.waitForResponse('**/api/health')
  await comeBack()
  await answered
  await page.getByRole('link', { name: 'Аккаунт' }).click()
  const question = page.getByRole('dialog', { name: 'Сохранить внесённые изменения?' })
  await question.getByRole('button', { name: 'Закрыть' }).click()
  expect(await page.getByText(NEWER).count()).toBe(0)
  await okogu.fill(before)
  await page.getByText(NEWER).waitFor()
  await okogu.fill('4210015')
  await page.getByText(NEWER).waitFor({ state: 'hidden' })
})

test('what could not be read for want of a server is read by itself once it answers', async ({
  visit,
  person,
}) => {
  const { page, context, allow } = await visit(person)
  allow(/ERR_INTERNET_DISCONNECTED/, /503 \(Service Unavailable\)/)
  await page.goto('/notifications/training')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/notifications')
  await page.getByRole('link', { name: /^Реестр заявок/ }).click()
  await page.getByRole('heading', { name: 'Реестр чек-листов по заявкам' }).waitFor()
  await page.getByRole('link', { name: 'Лента' }).click()
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Реестр заявок/ }).click()
  const failed = page.getByRole('alert').getByText('Нет связи с сервером')
  await failed.waitFor()
  await context.setOffline(false)
  await failed.waitFor({ state: 'hidden' })
  await page.getByText('Пока что здесь пусто').waitFor()

  await page.route('**/api/memos?**', (route) => route.fulfill({ status: 503, json: { description: '' } }))
  await page.reload()
  await page.getByText('Ошибка 503').waitFor()
  await page.unroute('**/api/memos?**')
  await page.getByText('Пока что здесь пусто').waitFor()
})
