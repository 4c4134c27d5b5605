import { aCompany } from '#tests/examples.ts'
import { sideways, violations } from './axe.ts'
import { address, expect, seen, test } from './browser-test.ts'
import { registered } from './person.ts'

test('several companies of one account are switched by keyboard, and none is shown under the other’s name', async ({
  page,
  person,
}) => {
  const { id: companyId } = await person.ask<{ readonly id: number }>('/companies', aCompany())
  await person.ask('/employee-groups', { companyId, name: 'Отдел карьера' })
  await page.goto('/account/settings')
  await page.getByRole('link', { name: 'Добавить организацию' }).click()
  await page.getByRole('heading', { name: 'Новая организация' }).waitFor()
  await page.getByLabel('ИНН', { exact: true }).fill('5902999982')
  await page.getByLabel('Наименование', { exact: false }).first().fill('Пермский щебень')
  await page.getByLabel(/ФИО руководителя/).fill('Соколов Александр Николаевич')
  expect(await violations(page)).toEqual([])
  for (const width of [768, 390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(/notifications/)
  const banner = page.getByRole('banner')
  await banner.getByText('Пермский щебень').waitFor()
  await page.goto('/employees')
  await page.getByText('У вашей компании нет отделов').waitFor()
  await seen(() => page.getByText('Отдел карьера').count()).toBe(0)

  const second = await page.context().newPage()
  await second.goto(`${address()}/employees`)
  await second.getByText('У вашей компании нет отделов').waitFor()

  await banner.getByRole('link', { name: 'Пермский щебень' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Организации' }).waitFor()
  expect(await violations(page)).toEqual([])
  for (const width of [768, 390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
  }
  await page.getByRole('button', { name: /^Открыть ?: / }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/notifications/)
  await banner.getByText('ООО «Северный карьер»').waitFor()
  await page.goto('/employees')
  await page.getByText('Отдел карьера').first().waitFor()

  await second.bringToFront()
  const own = second.getByRole('banner').getByText('Пермский щебень')
  for (const again of [() => second.reload(), () => second.goto(`${address()}/employees`)]) {
    await again()
    await own.waitFor()
    await second.getByText('У вашей компании нет отделов').waitFor()
  }
  await second.close()

  const third = await page.context().newPage()
  await third.goto(`${address()}/employees`)
  await third.getByRole('banner').getByText('ООО «Северный карьер»').waitFor()
  await third.getByText('Отдел карьера').first().waitFor()
  await third.close()
})

test('a notice opens the company that it is of, and no one else’s', async ({ visit, person }) => {
  const stranger = await registered(address())
  const { id: first } = await person.ask('/companies', aCompany())
  const { id: second } = await person.ask('/companies', {
    ...aCompany({ inn: '5902999982', shortName: 'Пермский щебень' }),
  })
  const { id: foreign } = await stranger.ask('/companies', aCompany({ shortName: 'ООО «Чужое»' }))
  await person.ask(`/companies/${first}/open`, {})
  const { page, allow } = await visit(person)
  const banner = page.getByRole('banner')
  await page.goto(`/notifications/training?company=${second}`)
  await banner.getByText('Пермский щебень').waitFor()
  await seen(async () => new URL(page.url()).search).toBe('')
  await page.getByRole('heading', { name: 'Обучение', level: 1 }).waitFor()
  await page.reload()
  await banner.getByText('Пермский щебень').waitFor()
  allow(/404 .*\/api\/companies/)
  for (const other of [foreign, second, 'нет']) {
    await page.goto(`/notifications/training?company=${other}`)
    await page.getByRole('heading', { name: 'Обучение', level: 1 }).waitFor()
    await seen(async () => new URL(page.url()).search).toBe('')
    await banner.getByText('Пермский щебень').waitFor()
  }
})

test('a company is left from the account, and by its last owner only once it is handed over', async ({
  visit,
  person: owner,
}) => {
  const [guest, { id: companyId }] = [await registered(address()), await owner.ask('/companies', aCompany())]
  const own = { ...aCompany({ inn: '5902999982', shortName: 'Пермский щебень' }) }
  await guest.ask('/companies', own)
  const { token } = await owner.ask('/invitations', { companyId, email: guest.email, role: 'reader' })
  await guest.ask('/invitations/acceptance', { token })
  const { page, allow } = await visit(guest)
  allow(/409 .*\/api\/members\/leaving/, /404 .*\/api\//)
  await page.goto('/account/settings')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await row('Северный карьер').getByText('Наблюдатель').waitFor()
  await row('Пермский щебень').getByText('Владелец').waitFor()
  const leave = async (name: string) => {
    await row(name).getByRole('button', { name: 'Покинуть' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Покинуть' }).click()
  }
  await leave('Пермский щебень')
  await page.getByRole('dialog').getByText('Вы последний владелец организации', { exact: false }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Остаться' }).click()
  await leave('Северный карьер')
  await page.getByRole('banner').getByText('Пермский щебень').waitFor()
  await seen(() => row('Северный карьер').count()).toBe(0)
})
