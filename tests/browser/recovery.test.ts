import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { browserArguments } from '#tests/find-browser.ts'
import { expect, seen, watched } from './browser-test.ts'
import { choose, fieldOf, typeDay } from './fields.ts'
import { type Json, type Person, registered } from './person.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { withStaff } from './staff.ts'

let server: RunningServer
let profile: string
let person: Person

beforeAll(async () => {
  server = await startServer()
  profile = await mkdtemp(join(tmpdir(), 'osh-profile-'))
  person = await registered(server.address)
  await withStaff(person)
})

afterAll(async () => {
  await server?.close()
  await rm(profile, { recursive: true, force: true })
})

/** The browser of someone who comes back to it. */
const openBrowser = (): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: inject('browserPath'),
    args: [...browserArguments],
    baseURL: server.address,
    viewport: { width: 1440, height: 900 },
  })

test('who has signed in stays so after a restart of the browser and of the server', async () => {
  const before = await openBrowser()
  const first = await watched(before)
  await first.visit.page.goto('/login')
  await first.visit.page.getByLabel('E-mail').fill(person.email)
  await first.visit.page.getByRole('button', { name: 'Продолжить' }).click()
  await first.visit.page.getByLabel('Пароль', { exact: true }).fill(person.password)
  await first.visit.page.getByRole('button', { name: 'Войти' }).click()
  await first.visit.page.getByRole('link', { name: 'Организация' }).waitFor()
  expect(first.complaints()).toEqual([])
  await before.close()
  await server.kill()
  await server.restart()

  const after = await openBrowser()
  const { visit, complaints } = await watched(after)
  await visit.page.goto('/account')
  await visit.page.getByText(person.email).waitFor()
  expect(complaints()).toEqual([])
  await after.close()
})

test('a page whose server goes away says so, and recovers by itself when it is back', async () => {
  const context = await openBrowser()
  const { visit, complaints } = await watched(context)
  visit.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|503/)
  const { page } = visit
  const note = page.getByText(
    'Нет связи с сервером. Записанное сохранено, связь проверяется каждые 5 секунд.',
  )
  await page.goto('/main')
  await page.evaluate((tokens) => {
    for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value)
  }, person.tokens)
  await page.goto('/notifications')
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await page.getByRole('link', { name: /^Реестр заявок/ }).click()
  await page.getByRole('heading', { name: 'Реестр чек-листов по заявкам' }).waitFor()
  await server.kill()
  await page.getByRole('link', { name: 'Лента' }).click()
  await note.waitFor()
  await server.restart()
  await note.waitFor({ state: 'hidden', timeout: 30_000 })
  await page.getByRole('link', { name: 'Работники' }).click()
  await page.getByText('Абрамова Вера Ильинична').waitFor()
  expect(complaints()).toEqual([])
  await context.close()
})

test('what was read earlier stands in while there is no answer, says so, and is read again by itself', async () => {
  const context = await openBrowser()
  const { visit, complaints } = await watched(context)
  visit.allow(/ERR_FAILED/)
  const { page } = visit
  const note = page.getByText('Нет связи с сервером. Показано то, что прочитано раньше.')
  await page.goto('/employees')
  await page.getByText('Абрамова Вера Ильинична').waitFor()
  await page.getByRole('link', { name: 'Тонус' }).click()
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Работники' }).click()
  await page.getByText('Абрамова Вера Ильинична').waitFor()
  await note.waitFor()
  await page.getByRole('searchbox', { name: 'Поиск по ФИО' }).fill('а')
  const [company] = await person.ask<readonly { readonly id: number }[]>('/companies')
  const [known] = await person.ask<readonly Json[]>(`/employees?companyId=${company?.id}`)
  const { employeeGroupId, positionId, sex, birthDate, hireDate } = known ?? {}
  const where = { companyId: company?.id, employeeGroupId, positionId }
  const who = { lastName: 'Яблокова', firstName: 'Нина', sex, birthDate, hireDate }
  await person.ask('/employees', { ...where, ...who })
  await page.unroute('**/api/**')
  await page.getByText('Яблокова Нина').waitFor({ timeout: 30_000 })
  await note.waitFor({ state: 'hidden' })
  expect(complaints()).toEqual([])
  await context.close()
})

test('what a form could not store for want of a server is said in sight, and stored once it is back', async () => {
  const context = await openBrowser()
  const { visit, complaints } = await watched(context)
  visit.allow(/ERR_FAILED/)
  const { page } = visit
  await page.goto('/employees')
  await page.getByRole('button', { name: 'Работник', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый работник' })
  await fieldOf(dialog, 'Фамилия').fill('Новикова')
  await fieldOf(dialog, 'Имя').fill('Ольга')
  await choose(dialog, 'Пол', 'Женщина')
  await typeDay(dialog, 'Дата рождения', '01.02.1988')
  await choose(dialog, 'Отдел', 'Карьер')
  await choose(dialog, 'Должность по ЕТКС', 'Кладовщик')
  await typeDay(dialog, 'Дата приёма на работу', '01.02.2024')
  await fieldOf(dialog, 'Внутренний телефон').scrollIntoViewIfNeeded()
  await page.route('**/api/employees', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  const refusal = dialog.getByRole('alert')
  await refusal.getByText('Нет связи с сервером').waitFor()
  await seen(() => refusal.evaluate((element) => element === document.activeElement)).toBe(true)
  await seen(async () => ((await refusal.boundingBox())?.y ?? -1) > 0).toBe(true)
  await page.unroute('**/api/employees')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await dialog.getByText('Работник добавлен: Новикова Ольга').waitFor()
  expect(complaints()).toEqual([])
  await context.close()
})
