import { violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { hear } from './said.ts'

test('a visitor looks around, finds a form, asks for an activity and tries the demo', async ({ visit }) => {
  const { page, allow } = await visit(null)
  allow(/422 \(Unprocessable Entity\) .*actual-activity-requests/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Охрана труда онлайн' }).waitFor()
  await page.waitForLoadState('load')
  expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1)

  await page.getByPlaceholder('Программа вводного инструктажа...').pressSequentially('микротравм')
  const found = page.getByRole('main').getByRole('link', { name: /микротравм/i })
  await found.first().waitFor()
  const drawn = page.waitForResponse((response) => /first-page\.svg$/.test(response.url()))
  await found.nth(1).click()
  expect((await drawn).status()).toBe(200)
  await page.getByRole('img', { name: /^Первая страница формы «.*микротравм/i }).waitFor()
  await seen(() => page.locator('[data-page][data-busy]').count()).toBe(0)

  const price = page.getByText('18 000 ₽')
  await price.waitFor()
  await page.getByText('3 месяца', { exact: true }).click()
  await page.getByText('6 000 ₽', { exact: true }).waitFor()
  await price.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Какой у меня браузер?' }).click()
  await page.getByText(/^Google Chrome \d+/).waitFor()

  await page.getByRole('button', { name: 'Аудит' }).click()
  const dialog = page.getByRole('dialog', { name: 'Заявка на вид деятельности' })
  await dialog.getByLabel('E-mail', { exact: true }).fill('нет')
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await dialog.getByText('Заполните поле «Вид деятельности»').waitFor()
  await dialog.getByLabel('Вид деятельности').fill('Разработка карьеров')
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await seen(() => dialog.getByText('Заполните поле «Вид деятельности»').count()).toBe(0)
  await dialog.getByText('Заполните поле «Контактное лицо»').waitFor()
  await dialog.getByText(/^Проверьте e-mail/).waitFor()
  await seen(() =>
    dialog.getByLabel('Контактное лицо').evaluate((field) => field === document.activeElement),
  ).toBe(true)
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Контактное лицо').fill('Орлова Анна')
  await dialog.getByLabel('Телефон').fill('8 495 500-55-50')
  await dialog.getByLabel('E-mail', { exact: true }).fill('orlova@example.org')
  await hear(page, 'Спасибо, заявка принята.', () =>
    dialog.getByRole('button', { name: 'Отправить' }).click(),
  )
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('link', { name: 'Посмотреть на примере' }).click()
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await page.goto('/main')
  await page.getByRole('link', { name: 'Войти' }).waitFor()
})

test('whoever is signed in goes on from the first page to their work', async ({ visit, person }) => {
  const { page } = await visit(person)
  await page.goto('/')
  await seen(async () => new URL(page.url()).pathname).toBe('/notifications')
  await page.goto('/main')
  await page.getByRole('link', { name: 'Перейти в Тонус' }).click()
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
})
