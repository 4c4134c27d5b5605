import { randomUUID } from 'node:crypto'
import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { anOperator } from './operator.ts'
import { registered } from './person.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { hear } from './said.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server?.close())

test('an operator writes news, sees how it will look, and a reader meets it in the feed until it is withdrawn', async ({
  visit,
}) => {
  const title = `Изменился порядок ${randomUUID()}`
  const changed = `${title}, и не раз`
  const [operator, reader] = await Promise.all([anOperator(server), registered(server.address)])
  const desk = await visit(operator, { at: server.address })
  desk.allow(/422/)
  const { page } = desk
  await page.goto('/operator/news')
  await page
    .getByText(/^Что нового в версии/)
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Написать новость' }).click()
  await page.getByLabel('Текст (Markdown)').fill('Раз **два** <b>три</b>\n\n- [акт](javascript:alert(1))')
  const preview = page.getByRole('region', { name: 'Как это увидят в ленте' })
  await preview.getByText('два').waitFor()
  await seen(() => preview.locator('strong').last().textContent()).toBe('два')
  expect(await preview.locator('b, a').count()).toBe(0)
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await page.getByText('Заполните поле «Заголовок»').waitFor()
  expect(await violations(page)).toEqual([])
  for (const width of [768, 390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
  }
  await page.getByLabel('Заголовок').fill(title)
  await page.getByLabel(/^Важная/).check()
  await hear(page, 'Новость сохранена', () => page.getByRole('button', { name: 'Опубликовать' }).click())

  const readers = await visit(reader, { at: server.address })
  readers.allow(/404 \(Not Found\) .*\/api\/news\//)
  const read = readers.page
  await read.goto('/news')
  const article = read.getByRole('article', { name: title })
  await article.getByText('Важное').waitFor()

  await page.getByRole('button', { name: `Изменить: ${title}` }).click()
  await page.getByLabel('Заголовок').fill(changed)
  await page.getByRole('link', { name: 'Счета' }).click()
  await page.getByRole('button', { name: 'да', exact: true }).click()
  await page.getByRole('heading', { name: 'Счета и пределы' }).waitFor()
  await page.goto('/operator/news')
  const row = page.getByRole('listitem').filter({ hasText: changed })
  await row.getByRole('button', { name: `Снять с публикации: ${changed}` }).click()
  await row.getByText(/^Снята с публикации ·/).waitFor()
  expect(await violations(page)).toEqual([])

  await article.getByRole('link').click()
  await read.getByText('Такой новости нет: её сняли с публикации.').waitFor()
})

test('whoever is no operator is told so', async ({ visit, person }) => {
  const { page, allow } = await visit(person)
  allow(/403/)
  await page.goto('/operator/news')
  await page.getByText('Страница для операторов сервиса').waitFor()
})
