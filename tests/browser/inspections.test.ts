import type { Page } from 'playwright-core'
import { sideways, violations } from './axe.ts'
import { expect, test } from './browser-test.ts'
import { dayFromToday, shown, todayIso } from './days.ts'
import { typeDay } from './fields.ts'
import { withStaff } from './staff.ts'

/** Nothing is cut at any width, and axe finds nothing at a desk and on a phone. */
async function lookAt(page: Page): Promise<void> {
  for (const width of [768, 390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
    if (width === 390 || width === 1440) expect(await violations(page)).toEqual([])
  }
}

test('an inspector reads by a link what the owner has chosen, the owner sees each opening, and takes the link back', async ({
  visit,
  person,
}) => {
  const today = shown(todayIso())
  const lastDay = shown(dayFromToday(5))
  const staff = await withStaff(person)
  await staff.oblige('Жуков', {
    ...{ section: 'training', trainingName: 'Первая помощь', periodicity: '3 года' },
    date: dayFromToday(-30),
  })
  const { page, context, allow } = await visit(person)
  allow(/422 .*\/api\/inspection-links/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/settings/inspections')
  await page.getByText('Ссылок пока нет.').waitFor()
  await page.getByRole('button', { name: 'Создать ссылку' }).click()
  await page.getByRole('button', { name: 'Создать', exact: true }).click()
  await page.getByText('Заполните поле «Для кого»').waitFor()
  await page.getByLabel('Для кого').fill('ГИТ, плановая проверка')
  for (const part of ['Работники', 'Обучение', 'Ответственные лица']) await page.getByLabel(part).check()
  await typeDay(page, 'По состоянию на', today)
  await typeDay(page, 'Действует по', lastDay)
  await lookAt(page)
  await page.getByRole('button', { name: 'Создать', exact: true }).click()
  const link = (await page.locator('code').textContent()) ?? ''
  expect(link).toContain('/inspection/')
  await page.getByText(`Действует · записи на ${today} · по ${lastDay}`).waitFor()
  await page.getByText('Ещё не открывали').waitFor()

  const inspector = await visit(null)
  inspector.allow(/404 \(Not Found\) .*\/inspection\//)
  expect((await inspector.page.goto(link))?.status()).toBe(200)
  await inspector.page.getByRole('heading', { name: 'Обучение' }).waitFor()
  await inspector.page.getByText('Первая помощь').first().waitFor()
  await inspector.page.getByText(today).first().waitFor()
  expect(await inspector.page.getByRole('heading', { name: /Документы|Происшествия/ }).count()).toBe(0)
  expect(await inspector.page.getByRole('button').count()).toBe(0)
  await lookAt(inspector.page)
  expect((await inspector.page.reload())?.status()).toBe(200)

  await page.reload()
  await page.getByText(/^Открывали: 2\./).click()
  await page.getByRole('list', { name: 'Когда открывали' }).getByText(today).first().waitFor()
  expect(await page.getByRole('list', { name: 'Когда открывали' }).getByRole('listitem').count()).toBe(2)
  await lookAt(page)
  await page.getByRole('button', { name: /^Отозвать/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
  await page.getByText(/^Отозвана/).waitFor()
  expect((await inspector.page.reload())?.status()).toBe(404)
  await inspector.page.getByRole('heading', { name: 'Ссылка не действует' }).waitFor()
  expect(await inspector.page.getByText(/Жуков|Северный карьер/).count()).toBe(0)
  await lookAt(inspector.page)
})
