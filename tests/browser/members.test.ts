import { address, expect, seen, test } from './browser-test.ts'
import { freshEmail, type Json, registered } from './person.ts'
import { withStaff } from './staff.ts'

const PASSWORD = 'правильный пароль'

test('who is invited registers by the link, joins, and has nothing more once removed', async ({ visit }) => {
  const person = await registered(address())
  const { companyId } = await withStaff(person)
  const email = freshEmail()
  const { page } = await visit(person)
  await page.goto('/settings/members')
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('не адрес')
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  await dialog.getByText('e-mail', { exact: false }).first().waitFor()
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Роль').selectOption('reader')
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  const link = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Готово' }).click()
  await page.getByText('действует до').waitFor()

  const { page: theirs, allow } = await visit(null)
  await theirs.goto(link)
  await theirs.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await theirs.getByRole('heading', { name: 'Регистрация' }).waitFor()
  await theirs.getByLabel('E-mail').fill(email)
  await theirs.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await theirs.getByLabel('Повторите пароль').fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await theirs.getByText('Вас приглашают в организацию').waitFor()
  await theirs.getByRole('button', { name: 'Принять приглашение' }).click()
  await theirs.getByText('Вы присоединились к организации').waitFor()
  await theirs.goto('/employees/documents/all')
  await theirs.getByText('Абрамова').first().waitFor()
  await theirs.getByRole('link', { name: 'Организация' }).click()
  await theirs.getByRole('link', { name: 'Производственный календарь' }).waitFor()
  await seen(() => theirs.getByRole('link', { name: 'Люди и права' }).count()).toBe(0)
  await theirs.goto('/settings/journal')
  await theirs.getByText('Этот раздел закрыт для вашей роли').waitFor()

  const people = await person.ask<readonly Json[]>(`/companies/${companyId}/people`)
  const userId = people.find((one) => one.email === email)?.id
  await person.ask('/members/removal', { companyId, userId })
  allow(/404 .*\/api\//)
  await theirs.getByRole('link', { name: 'Организация' }).click()
  await theirs.reload()
  await seen(() => theirs.getByText('Абрамова').count()).toBe(0)
  expect(await theirs.evaluate(() => JSON.stringify(localStorage))).not.toContain('Абрамова')
})
