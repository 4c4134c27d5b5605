import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { browserArguments } from '#tests/find-browser.ts'
import { seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { choose, fieldOf, typeDay } from './fields.ts'
import { type Person, registered } from './person.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { type Staff, withStaff } from './staff.ts'

let server: RunningServer
let person: Person
let staff: Staff

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server?.close())

/** A test that failed may have left the server away. */
test.beforeEach(async () => {
  await server.restart()
  person = await registered(server.address)
  staff = await withStaff(person)
})

/** The browser of someone who comes back to it. */
async function aProfile(): Promise<() => Promise<BrowserContext>> {
  const profile = await mkdtemp(join(tmpdir(), 'osh-profile-'))
  onTestFinished(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))
  return () =>
    chromium.launchPersistentContext(profile, {
      executablePath: inject('browserPath'),
      args: [...browserArguments],
      baseURL: server.address,
      viewport: { width: 1440, height: 900 },
    })
}

test('who has signed in stays so after a restart of the browser and of the server', async ({ attend }) => {
  const openBrowser = await aProfile()
  const before = await openBrowser()
  const { page: first } = await attend(before)
  await first.goto('/login')
  await first.getByLabel('E-mail').fill(person.email)
  await first.getByRole('button', { name: 'Продолжить' }).click()
  await first.getByLabel('Пароль', { exact: true }).fill(person.password)
  await first.getByRole('button', { name: 'Войти' }).click()
  await first.getByRole('link', { name: 'Организация' }).waitFor()
  await before.close()
  await server.kill()
  await server.restart()

  const { page } = await attend(await openBrowser())
  await page.goto('/account')
  await page.getByText(person.email).waitFor()
})

/** The page says so in a strip that it fetches by itself. */
const endTermSoon = () =>
  server.query('update company_terms set last_day = $1 where company_id = $2', [
    dayFromToday(3),
    staff.companyId,
  ])

/** Until the parts of «Тонус» that are fetched after it have come: none can be lost with the server any more. */
async function awaitLateParts(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Срок тарифа' }).waitFor()
  await page.getByRole('heading', { name: 'Начало работы' }).waitFor()
  await page.getByRole('button', { name: 'Сообщений нет' }).waitFor()
}

test('a page whose server goes away says so, and recovers by itself when it is back', async ({ visit }) => {
  await endTermSoon()
  const { page, allow } = await visit(person, { at: server.address })
  allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|503/)
  const note = page.getByText(
    'Нет связи с сервером. Записанное сохранено, связь проверяется каждые 5 секунд.',
  )
  await page.goto('/notifications')
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await awaitLateParts(page)
  await page.getByRole('link', { name: /^Реестр заявок/ }).click()
  await page.getByRole('heading', { name: 'Реестр чек-листов по заявкам' }).waitFor()
  await page.getByText(/^Пока что здесь пусто/).waitFor()
  await server.kill()
  await page.getByRole('link', { name: 'Лента' }).click()
  await note.waitFor()
  await server.restart()
  await note.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Работники' }).click()
  await page.getByText('Абрамова Вера Ильинична').waitFor()
})

test('what was read earlier stands in while there is no answer, says so, and is read again by itself', async ({
  visit,
}) => {
  const { page, allow } = await visit(person, { at: server.address })
  allow(/ERR_FAILED/)
  const note = page.getByText('Нет связи с сервером. Показано то, что прочитано раньше.')
  await page.goto('/employees')
  await page.getByText('Абрамова Вера Ильинична').waitFor()
  await page.getByRole('link', { name: 'Тонус' }).click()
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Работники' }).click()
  await page.getByText('Абрамова Вера Ильинична').waitFor()
  await note.waitFor()
  await page.getByRole('searchbox', { name: 'ФИО, табельный номер, должность, отдел' }).fill('а')
  const { companyId, departmentId: employeeGroupId, positionId } = staff
  const who = { lastName: 'Яблокова', firstName: 'Нина', sex: 'f' }
  const days = { birthDate: '1988-05-14', hireDate: '2019-09-02' }
  await person.ask('/employees', { companyId, employeeGroupId, positionId, ...who, ...days })
  await page.unroute('**/api/**')
  await page.getByText('Яблокова Нина').waitFor()
  await note.waitFor({ state: 'hidden' })
})

test('what a form could not store for want of a server is said in sight, and stored once it is back', async ({
  visit,
}) => {
  const { page, allow } = await visit(person, { at: server.address })
  allow(/ERR_FAILED/)
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
  const refusal = dialog.getByRole('alert').filter({ hasText: 'Нет связи с сервером' })
  await refusal.waitFor()
  await seen(() => refusal.evaluate((element) => element === document.activeElement)).toBe(true)
  await seen(async () => ((await refusal.boundingBox())?.y ?? -1) > 0).toBe(true)
  await page.unroute('**/api/employees')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await dialog.getByText('Работник добавлен: Новикова Ольга').waitFor()
})
