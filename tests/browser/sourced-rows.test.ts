import type { Page } from 'playwright-core'
import { sideways, violations } from './axe.ts'
import { expect, seen, testInWholeBrowser as test } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import { fieldOf, typeDay } from './fields.ts'
import { withStaff } from './staff.ts'

test.beforeEach(async ({ person }) => {
  const staff = await withStaff(person)
  const intro = { section: 'briefings', briefingName: 'Вводный инструктаж', periodicity: 'разово' }
  for (const [name, day] of [
    ['Абрамова', -20],
    ['Ёлкин', -10],
    ['Жуков', -5],
  ] as const)
    await staff.oblige(name, { ...intro, date: dayFromToday(day) })
})

async function openJournal(page: Page) {
  await page.goto('/company/documents/6')
  await page
    .getByRole('button', { name: 'Сформировать Журнал регистрации вводного инструктажа по охране труда' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Сформировать документ' })
  await seen(() => fieldOf(dialog, 'Номер').inputValue()).not.toBe('')
  return dialog
}

test('a journal of a period comes with its rows; what is changed stays visible and can be taken back', async ({
  page,
}) => {
  const dialog = await openJournal(page)
  await dialog.getByText('В записях нет: введите строки или').waitFor()
  await typeDay(dialog, 'с', shown(dayFromToday(-15)))
  await typeDay(dialog, 'по', shown(dayFromToday(0)))
  await dialog.getByText('из выполненных обязательств: 2 записи, 2 работника').waitFor()
  const rows = dialog.getByRole('row')
  expect(await rows.count()).toBe(3)
  await dialog.getByRole('button', { name: /^Изменить: Ёлкин/u }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.type(' (младший)')
  await page.keyboard.press('Escape')
  expect(await dialog.getByText('Иначе, чем в записях').count()).toBe(0)
  await dialog.getByRole('button', { name: /^Изменить: Ёлкин/u }).click()
  const post = dialog.getByRole('textbox', { name: /^Должность: Ёлкин/u })
  await post.fill('мастер')
  await page.keyboard.press('Enter')
  await dialog.getByText('изменено, было').waitFor()
  await dialog.getByRole('button', { name: /^Убрать строку: Жуков/u }).click()
  await dialog.getByRole('button', { name: 'Строка', exact: true }).click()
  await page.keyboard.type('01.02.2026')
  await page.keyboard.press('Enter')
  await dialog.getByText('Иначе, чем в записях: 3 строки').waitFor()
  expect(await violations(page)).toEqual([])
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await seen(() => sideways(page)).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Показать только изменённые: 3' }).click()
  expect(await rows.count()).toBe(4)
  await dialog.getByRole('button', { name: /^Вернуть строку: Ёлкин/u }).click()
  await dialog.getByText('Иначе, чем в записях: 2 строки').waitFor()
  await dialog.getByRole('button', { name: 'вернуть как в записях' }).click()
  expect(await dialog.getByText('Иначе, чем в записях').count()).toBe(0)
  expect(await rows.count()).toBe(3)
})
