import { aCompany } from '#tests/examples.ts'
import { sideways, violations } from './axe.ts'
import { address, expect, test } from './browser-test.ts'
import { registered } from './person.ts'

test('an inspector reads by a link what the owner has chosen, the owner sees it, and takes the link back', async ({
  visit,
}) => {
  const owner = await registered(address())
  const { id: companyId } = await owner.ask('/companies', aCompany())
  await owner.ask('/employee-groups', { companyId, name: 'Карьер' })
  const { page, context } = await visit(owner)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/settings/inspections')
  await page.getByText('Ссылок пока нет.').waitFor()
  await page.getByRole('button', { name: 'Создать ссылку' }).click()
  await page.getByLabel('Для кого').fill('ГИТ, плановая проверка')
  await page.getByLabel('Работники').check()
  await page.getByLabel('Обучение').check()
  expect(await violations(page)).toEqual([])
  for (const width of [768, 390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
  }
  await page.getByRole('button', { name: 'Создать', exact: true }).click()
  const link = (await page.locator('code').textContent()) ?? ''
  expect(link).toContain('/inspection/')

  const inspector = await visit(null)
  inspector.allow(/404 \(Not Found\) .*\/inspection\//)
  const shown = await inspector.page.goto(link)
  expect(shown?.status()).toBe(200)
  await inspector.page.getByRole('heading', { name: 'Обучение' }).waitFor()
  expect(await inspector.page.getByRole('heading', { name: 'Документы' }).count()).toBe(0)
  for (const width of [768, 390, 320, 1440]) {
    await inspector.page.setViewportSize({ width, height: 900 })
    expect(await sideways(inspector.page)).toBe(0)
  }

  await page.reload()
  await page.getByText(/^Открывали: 1\./).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^Отозвать/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
  await page.getByText(/^Отозвана/).waitFor()
  expect((await inspector.page.reload())?.status()).toBe(404)
  await inspector.page.getByRole('heading', { name: 'Ссылка не действует' }).waitFor()
})
