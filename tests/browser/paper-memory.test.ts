import type { Page } from 'playwright-core'
import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { choose, fieldOf } from './fields.ts'
import { withStaff } from './staff.ts'

const KITS = 'Перечень мест размещения аптечек для оказания первой помощи'
const ACQUAINTANCE = 'Лист ознакомления работников с календарным планом периодического медицинского осмотра'

test.beforeEach(async ({ person }) => void (await withStaff(person)))

async function openDialog(page: Page, group: number, title: string) {
  await page.goto(`/company/documents/${group}`)
  await page.getByRole('button', { name: `Сформировать ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Сформировать документ' })
  await seen(() => fieldOf(dialog, 'Номер').inputValue()).not.toBe('')
  return dialog
}

test('what is typed into a paper is remembered by one tick, and the next paper has it', async ({ page }) => {
  const dialog = await openDialog(page, 8, KITS)
  await choose(dialog, 'Ответственный за аптечки', 'Абрамова', { first: true })
  const remember = dialog.getByRole('checkbox', { name: 'Запомнить в сведениях организации: Аптечки' })
  await dialog.getByRole('button', { name: 'Строка' }).click()
  expect(await remember.count()).toBe(0)
  const cells = [
    '1',
    'Склад № 2',
    'для оказания работниками первой помощи пострадавшим',
    '4',
    'Абрамова В. И.',
  ]
  for (const [i, cell] of cells.entries()) await dialog.locator('td textarea').nth(i).fill(cell)
  await dialog.locator('td textarea').nth(0).press('Enter')
  await remember.check()
  expect(await violations(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Сформировать', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })

  const next = await openDialog(page, 8, KITS)
  await next.getByRole('cell', { name: 'Склад № 2' }).waitFor()
  expect(await remember.count()).toBe(0)
  await page.goto('/company/facts')
  await page.getByText('Аптечки').first().waitFor()
})

test('beside whom the records do not name stands why, and the answer says what would change it', async ({
  page,
}) => {
  const dialog = await openDialog(page, 3, ACQUAINTANCE)
  await dialog.getByRole('button', { name: /^Почему нет: Жуков/ }).click()
  const answer = dialog.getByRole('region', { name: 'Почему нет медосмотра' })
  await answer.getByText('Жуков Артём Николаевич, взрывник').waitFor()
  await answer.getByRole('link', { name: 'К требованию' }).waitFor()
  await seen(() => answer.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('checkbox', { name: /^Жуков/ }).check()
  expect(await dialog.getByRole('button', { name: /^Почему нет: Жуков/ }).count()).toBe(0)
  await dialog.getByRole('searchbox').first().fill('Несуществующий')
  await dialog.getByText('Нет работников, соответствующих поисковому запросу').waitFor()
})
