import { address, expect, seen, test } from './browser-test.ts'
import { freshEmail } from './person.ts'

const cached = ['companies', 'company_data', 'departments', 'employees', 'positions']

test('a visitor registers, and the company’s form opens', async ({ visit }) => {
  const { page } = await visit(null)
  await page.goto('/Register')
  await page.getByLabel('E-mail').fill(freshEmail())
  await page.getByLabel('Пароль', { exact: true }).fill('длинный пароль')
  await page.getByLabel('Повторите пароль').fill('длинный пароль')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await page.getByRole('heading', { name: 'Сведения об организации' }).waitFor()
  await seen(async () => new URL(page.url()).pathname).toBe('/company/information')
})

test('someone signs in in two steps: first the e-mail, then the password', async ({ visit, person }) => {
  const { page, allow } = await visit(null)
  allow(/401 \(Unauthorized\) .*\/api\/login/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByText('Введите e-mail').waitFor()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Пароль', { exact: true }).fill('совсем не тот пароль')
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByText('Неверный e-mail или пароль').waitFor()
  await page.getByRole('button', { name: 'Изменить e-mail' }).click()
  await seen(() => page.getByLabel('E-mail').inputValue()).toBe(person.email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Пароль', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('link', { name: 'Организация' }).waitFor()
  await seen(async () => new URL(page.url()).pathname).not.toBe('/login')
})

test('who signs out is asked first, and nothing of the person stays in the browser', async ({
  visit,
  person,
}) => {
  const { page } = await visit(null)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Пароль', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('link', { name: 'Аккаунт' }).click()
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  const question = page.getByRole('dialog', { name: 'Выход из аккаунта' })
  await question.getByRole('button', { name: 'Остаться' }).click()
  await question.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  await question.getByRole('button', { name: 'Подтвердить выход' }).click()
  await page.getByRole('heading', { name: 'Вход' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('an access token that no longer works is renewed without anyone noticing', async ({ visit, person }) => {
  const { page, allow } = await visit(person)
  allow(/401 \(Unauthorized\)/)
  await page.goto('/account')
  await page.getByText(person.email).waitFor()
  await page.evaluate(() => localStorage.setItem('access_token', 'no longer good'))
  await page.reload()
  await page.getByText(person.email).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('no longer good')
})

test('a refused renewal leads to the sign-in, and nothing cached stays', async ({ visit, person }) => {
  const { page, allow } = await visit(person)
  allow(/401 \(Unauthorized\)/, /400 \(Bad Request\) .*\/api\/refresh/)
  await page.goto('/account')
  await page.getByText(person.email).waitFor()
  await page.evaluate((names) => {
    for (const name of ['access_token', 'refresh_token', ...names]) localStorage.setItem(name, '"old"')
  }, cached)
  await page.reload()
  await page.getByLabel('E-mail').waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a visitor who asks for a page of the service is shown the public one', async ({ visit }) => {
  const { page } = await visit(null)
  await page.goto('/notifications/training')
  await page.getByRole('heading', { name: 'Охрана труда онлайн', level: 1 }).waitFor()
  expect(page.url()).toBe(`${address()}/main`)
})
