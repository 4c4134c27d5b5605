import type { Page } from 'playwright-core'
import { violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { withStaff } from './staff.ts'

const PHONE = { width: 390, height: 844 }
const note = (page: Page) => page.getByText(/^Не отправлено: /)
const step = (page: Page, number: number, checked?: boolean) =>
  page.getByRole('checkbox', { name: `Шаг ${number} выполнен`, ...(checked === undefined ? {} : { checked }) })

/** A PNG of one point. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an accident begun on a phone without a connection is ended at a desk', async ({ visit, person }) => {
  await withStaff(person)
  const { page, context, allow } = await visit(person, PHONE)
  allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/notifications/incidents')
  await page.getByRole('button', { name: 'Произошло происшествие' }).click()
  const dialog = page.getByRole('dialog', { name: 'Зафиксировать несчастный случай' })
  await dialog.getByRole('combobox', { name: 'Пострадавший' }).fill('абр')
  await page.getByRole('option', { name: /^Абрамова/ }).click()
  await dialog.getByRole('textbox', { name: 'Время по месту происшествия' }).fill('0:01')
  await dialog.getByRole('textbox', { name: 'Место происшествия' }).fill('Карьер')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Зафиксировать' }).click()
  await page.screenshot({ path: '/tmp/off1.png', fullPage: true })
  await note(page).waitFor()
  await page.screenshot({ path: '/tmp/off2.png', fullPage: true })
})
