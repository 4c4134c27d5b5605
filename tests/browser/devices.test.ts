import type { Page } from 'playwright-core'
import { aCompany } from '#tests/examples.ts'
import { address, expect, seen, test } from './browser-test.ts'
import { signedInAgain } from './person.ts'

const NEXT = 'совсем другой замок 7'

/** What a page says to whoever is signed out meanwhile: the token and its renewal are refused. */
const SIGNED_OUT = [/401 \(Unauthorized\)/, /400 \(Bad Request\) .*\/api\/refresh/]

async function landsOnSignIn(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: 'Вход' })
  // A page that has heard of it by itself has left already: there is only the title to press then.
  await page.getByRole('link', { name: 'Работники', exact: true }).or(title).first().click()
  await title.waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
}

test('a sign-in that is ended at another device, and one that a changed password ends, lead to the sign-in', async ({
  visit,
  person,
}) => {
  await person.ask('/companies', aCompany())
  const { page } = await visit(person)
  const elsewhere = async () => {
    const { page: other, allow } = await visit(await signedInAgain(address(), person))
    allow(...SIGNED_OUT)
    await other.goto('/news')
    await other.getByRole('link', { name: 'Работники', exact: true }).waitFor()
    return other
  }
  const first = await elsewhere()
  await page.goto('/account/settings')
  const devices = page.getByRole('region', { name: 'Где выполнен вход' })
  await devices.getByText('Это устройство').waitFor()
  await seen(() => devices.getByRole('listitem').count()).toBe(2)
  await devices.getByRole('button', { name: /^Завершить вход: / }).click()
  await seen(() => devices.getByRole('listitem').count()).toBe(1)
  await landsOnSignIn(first)

  const second = await elsewhere()
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await page.getByLabel('Нынешний пароль').fill(person.password)
  await page.getByLabel('Новый пароль', { exact: true }).fill(NEXT)
  await page.getByLabel('Повторите новый пароль').fill(NEXT)
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await page.getByLabel('Нынешний пароль').waitFor({ state: 'hidden' })
  await landsOnSignIn(second)
  await page.reload()
  await devices.getByText('Это устройство').waitFor()
  await signedInAgain(address(), { email: person.email, password: NEXT })
})
