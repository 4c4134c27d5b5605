import { aCompany } from '#tests/examples.ts'
import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { anOperator } from './operator.ts'
import { registered } from './person.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { hear } from './said.ts'

/** Each try of the test has a server of which no one has asked anything yet. */
let server: RunningServer
test.beforeEach(async ({ onTestFinished }) => {
  server = await startServer()
  onTestFinished(() => server.close())
})

test('what a company asks for reaches the operator, who deals with it', async ({ visit }) => {
  const [operator, owner] = await Promise.all([anOperator(server), registered(server.address)])
  await owner.ask('/companies', aCompany())
  const desk = (await visit(operator, { at: server.address })).page
  await desk.goto('/account/settings')
  await desk.getByRole('link', { name: 'Страницы оператора' }).click()
  await desk.getByRole('link', { name: 'Заявки' }).click()
  await desk.getByText('Новых заявок нет.').waitFor()

  const { page } = await visit(owner, { at: server.address })
  await page.goto('/account/settings')
  await page.getByRole('button', { name: 'Указать ФИО' }).waitFor()
  expect(await page.getByRole('link', { name: 'Страницы оператора' }).count()).toBe(0)
  await page.goto('/company/information')
  await page.getByRole('button', { name: 'Редактировать' }).first().click()
  await page.getByRole('button', { name: /^Нет нужного вида деятельности/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await dialog.getByText('Заполните поле «Вид деятельности»').waitFor()
  await dialog.getByLabel('Вид деятельности').fill('Разведение северных оленей')
  await dialog.getByLabel('Контактное лицо').fill('Орлова Вера')
  await hear(page, 'Спасибо, заявка принята.', () =>
    dialog.getByRole('button', { name: 'Отправить' }).click(),
  )

  await desk.reload()
  await desk.getByRole('heading', { name: 'Разведение северных оленей' }).waitFor()
  await desk.getByText(owner.email).first().waitFor()
  await desk.getByText(/Северный карьер.*ИНН 7707083893/).waitFor()
  expect(await violations(desk)).toEqual([])
  for (const width of [768, 390, 320, 1440]) {
    await desk.setViewportSize({ width, height: 900 })
    expect(await sideways(desk)).toBe(0)
  }
  await desk.getByRole('button', { name: 'Обработана: Разведение северных оленей' }).click()
  await desk.getByText('Новых заявок нет.').waitFor()
  await desk.getByRole('button', { name: 'Все' }).click()
  await desk.getByText(/^Обработана \d/).waitFor()
  await desk.getByRole('button', { name: /^Вернуть в новые/ }).click()
  await seen(() => desk.getByText('Новая', { exact: true }).count()).toBe(1)
})
