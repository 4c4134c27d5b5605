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
  await second.getByRole('link', { name: 'Организация' }).first().click()
  await second.goto(`${address()}/employees`)
  await second.getByRole('banner').getByText('ООО «Северный карьер»').waitFor()
  await second.getByText('Отдел карьера').first().waitFor()
  await second.close()
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
