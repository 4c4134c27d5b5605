import { codeAt } from '#adapters/server/sign-in/time-codes.ts'
import { expect, seen, test } from './browser-test.ts'

/** The thirty seconds that last now, by their number: each has a code of its own. */
const stepNow = (): number => Math.floor(Date.now() / 30_000)

/** What an application shows for the key in that step. */
const codeOf = (key: string, step: number): string => codeAt(key.replaceAll(' ', ''), step)

test('someone switches on signing in by a code, signs in with it elsewhere, and by a recovery code', async ({
  visit,
  person,
  page,
}) => {
  await page.goto('/account/settings')
  await page.getByRole('button', { name: 'Включить вход по коду' }).click()
  await page.getByLabel('Нынешний пароль').fill(person.password)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('img', { name: 'QR-код для приложения-аутентификатора' }).waitFor()
  const key = (await page.getByText('Введите ключ вручную').locator('span').textContent()) ?? ''
  const enrolled = stepNow()
  await page.getByLabel('Код из приложения').fill(codeOf(key, enrolled))
  await page.getByRole('button', { name: 'Включить' }).click()
  await page.getByRole('heading', { name: 'Коды восстановления' }).waitFor()
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^([A-Z2-7]{4}-){5}/ })
    .allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Коды сохранены' }).click()
  await page.getByText('Неиспользованных кодов восстановления: 10.').waitFor()

  const [first = ''] = codes
  // No step's code is taken twice, and the next one's is taken already.
  const nextCode = () => codeOf(key, Math.max(stepNow(), enrolled + 1))
  for (const makeCode of [nextCode, () => first]) {
    const { page: other, allow } = await visit(null)
    allow(/401 \(Unauthorized\) .*\/api\/login/, /422 .*\/api\/login/)
    await other.goto('/login')
    await other.getByLabel('E-mail').fill(person.email)
    await other.getByRole('button', { name: 'Продолжить' }).click()
    await other.getByLabel('Пароль', { exact: true }).fill(person.password)
    await other.getByRole('button', { name: 'Войти' }).click()
    await other.getByRole('heading', { name: 'Введите код' }).waitFor()
    await other.getByLabel('Код', { exact: true }).fill(codeOf(key, stepNow() + 500))
    await other.getByRole('button', { name: 'Войти' }).click()
    await other.getByText('Код не подошёл').waitFor()
    await other.getByLabel('Код', { exact: true }).fill(makeCode())
    await other.getByRole('button', { name: 'Войти' }).click()
    await other.getByRole('link', { name: 'Аккаунт' }).waitFor()
  }
  await page.reload()
  await page.getByText('Неиспользованных кодов восстановления: 9.').waitFor()

  await page.getByRole('button', { name: 'Отключить', exact: true }).click()
  await page.getByLabel('Нынешний пароль').fill(person.password)
  await page.getByLabel('Код из приложения').fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Отключить вход по коду' }).click()
  await page.getByRole('button', { name: 'Включить вход по коду' }).waitFor()
  await seen(() => page.getByText('Неиспользованных кодов').count()).toBe(0)
})
