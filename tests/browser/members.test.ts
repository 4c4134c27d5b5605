import { sideways, violations } from './axe.ts'
import { address, expect, seen, test } from './browser-test.ts'
import { freshEmail, type Json, registered } from './person.ts'
import { hear } from './said.ts'
import { withStaff } from './staff.ts'

const PASSWORD = 'правильный пароль'
const JOINED = 'Вы присоединились к организации'

test('who is invited registers by the link, joins, and has nothing more once removed', async ({
  visit,
  person,
}) => {
  const { companyId } = await withStaff(person)
  const email = freshEmail()
  const { page, allow: allowHere } = await visit(person)
  await page.goto('/settings/members')
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('не адрес')
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  allowHere(/422 .*\/api\/invitations/)
  await dialog.getByText('Проверьте e-mail', { exact: false }).waitFor()
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Роль').selectOption('reader')
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  const link = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Готово' }).click()
  await page.getByText('действует до').waitFor()

  const { page: theirs, allow } = await visit(null)
  await theirs.goto(link)
  await theirs.getByText('Вас приглашают в организацию: ').waitFor()
  await theirs.getByText(`Пригласил(а): ${person.email}`).waitFor()
  await theirs.getByText(`Приглашение для ${email}`).waitFor()
  for (const width of [390, 320, 1440]) {
    await theirs.setViewportSize({ width, height: 900 })
    expect(await sideways(theirs)).toBe(0)
    expect(await violations(theirs)).toEqual([])
  }
  await theirs.getByRole('link', { name: 'Войти' }).click()
  await seen(() => theirs.getByLabel('E-mail').inputValue()).toBe(email)
  await theirs.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await theirs.getByRole('heading', { name: 'Регистрация' }).waitFor()
  await seen(() => theirs.getByLabel('E-mail').inputValue()).toBe(email)
  await theirs.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await theirs.getByLabel('Повторите пароль').fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await theirs.getByText('Вас приглашают в организацию').waitFor()
  const accept = theirs.getByRole('button', { name: 'Принять приглашение' })
  const name = theirs.getByLabel('Фамилия, имя и отчество')
  await name.waitFor()
  await accept.click()
  await theirs.getByText('Укажите фамилию и имя', { exact: false }).waitFor()
  await name.fill('Ивин Пётр Олегович')
  await hear(theirs, JOINED, () => accept.click())
  const people = await person.ask<readonly Json[]>(`/companies/${companyId}/people`)
  expect(people.map(({ fullname }) => fullname)).toContain('Ивин Пётр Олегович')
  await theirs.goto('/employees/documents/all')
  await theirs.getByText('Абрамова').first().waitFor()
  await theirs.getByRole('link', { name: 'Организация' }).click()
  await theirs.getByRole('link', { name: 'Производственный календарь' }).waitFor()
  await seen(() => theirs.getByRole('link', { name: 'Люди и права' }).count()).toBe(0)
  await theirs.goto('/settings/journal')
  await theirs.getByText('Этот раздел закрыт для вашей роли').waitFor()

  const userId = people.find((one) => one.email === email)?.id
  await person.ask('/members/removal', { companyId, userId })
  allow(/404 .*\/api\//)
  await theirs.getByRole('link', { name: 'Организация' }).click()
  await theirs.reload()
  await seen(() => theirs.getByText('Абрамова').count()).toBe(0)
  await seen(() => theirs.evaluate(() => JSON.stringify(localStorage))).not.toContain('Абрамова')
})

test('a link of an invitation that is used, taken back or of someone removed says so calmly', async ({
  visit,
  person: owner,
}) => {
  const { companyId } = await withStaff(owner)
  const guest = await registered(address())
  await guest.ask('/account', { fullname: 'Ивин Пётр Олегович' }, 'PATCH')
  const invite = async (email: string) => {
    const made = await owner.ask<Json>('/invitations', { companyId, email, role: 'reader' })
    return `/account/invitation#${String(made.token)}`
  }
  const { page, allow } = await visit(guest)
  // Whoever is removed still asks about the company for a moment.
  allow(/409 .*\/api\/invitations/, /404 .*\/api\//)
  const opens = async (link: string, said: RegExp) => {
    await page.goto('/news')
    await page.goto(link)
    await page.getByRole('heading', { name: 'Приглашение', level: 1 }).waitFor()
    await page.getByRole('alert').filter({ hasText: said }).waitFor()
    expect(await page.getByRole('button', { name: 'Принять приглашение' }).count()).toBe(0)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sideways(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    }
  }
  const link = await invite(guest.email)
  await page.goto(link)
  await hear(page, JOINED, () => page.getByRole('button', { name: 'Принять приглашение' }).click())
  await opens(link, /^Приглашение уже использовано/)

  const people = await owner.ask<readonly Json[]>(`/companies/${companyId}/people`)
  const userId = people.find((one) => one.email === guest.email)?.id
  await owner.ask('/members/removal', { companyId, userId })
  await opens(link, /^Приглашение не найдено/)

  const other = await invite(freshEmail())
  await page.goto(other)
  await page.getByText(`Вы вошли как ${guest.email}, а приглашение для`, { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).waitFor()
  expect(await page.getByRole('button', { name: 'Принять приглашение' }).count()).toBe(0)
  const next = await invite(guest.email)
  await owner.ask('/invitations/withdrawal', { companyId, email: guest.email })
  await opens(next, /^Приглашение не найдено/)
})
