import type { Locator, Page } from 'playwright-core'
import { violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { choose } from './fields.ts'
import { withStaff } from './staff.ts'

const PHONE = { width: 320, height: 700 }
const vera = 'Абрамова Вера Ильинична'

async function add(page: Page, dialog: Locator, name: string) {
  await dialog.getByRole('combobox', { name: 'пострадавший' }).fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

async function addOutsider(dialog: Locator, name: string) {
  await dialog.getByRole('button', { name: 'Добавить человека из другой организации' }).click()
  await dialog.page().keyboard.type(name)
  await dialog.page().keyboard.press('Enter')
}

const isAsWideAsTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('a group accident is recorded with a severity for each, on a phone', async ({ visit, person }) => {
  await withStaff(person)
  const { page } = await visit(person, PHONE)
  await page.goto('/notifications/incidents')
  await page.getByRole('button', { name: 'Произошло происшествие' }).click()
  const dialog = page.getByRole('dialog', { name: 'Зафиксировать несчастный случай' })
  await add(page, dialog, 'Абрамова')
  await choose(dialog, 'Степень тяжести', 'смертельный')
  await add(page, dialog, 'Жуков')
  await addOutsider(dialog, 'Ли Ян')
  await choose(dialog, 'Степень тяжести: Жуков Артём Николаевич — Взрывник', 'лёгкий')
  await choose(dialog, 'Степень тяжести: Ли Ян', 'лёгкий')
  await dialog.getByText('Несчастный случай — смертельный групповой').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await isAsWideAsTheWindow(page)).toBe(true)
  await dialog.getByRole('textbox', { name: 'Время по месту происшествия' }).fill('0:00')
  await dialog.getByRole('textbox', { name: 'Место происшествия' }).fill('Карьер')
  await dialog.getByRole('button', { name: 'Зафиксировать' }).click()
  await page.getByText('смертельный, несколько пострадавших').waitFor()
  await page
    .getByText(`${vera} (смертельный), Жуков Артём Николаевич (лёгкий), Ли Ян (лёгкий)`, { exact: true })
    .waitFor()
})

test('who was injured is corrected after the recording', async ({ visit, person }) => {
  const { companyId, employees } = await withStaff(person)
  const day = dayFromToday(-1)
  const accident = { companyId, degree: 'easy', date: day, time: '00:01', place: 'Карьер' }
  const { id } = await person.ask('/incidents', {
    ...accident,
    injured: [{ employeeId: employees.Абрамова }],
  })
  const members = [{ fullName: 'Орлова А. В.' }, { employeeId: employees.Ёлкин }]
  const commission = { orderNumber: '12', orderDate: day, chair: { fullName: 'Петров П. П.' }, members }
  await person.ask(`/incidents/${id}`, { commission }, 'PATCH')
  const { page, allow } = await visit(person)
  allow(/422/)
  await page.goto(`/notifications/incident/${id}`)
  await page.getByText('лёгкий, один пострадавший').waitFor()
  await page.getByRole('button', { name: 'Показать хронологию' }).click()
  await page.getByRole('button', { name: 'Сведения', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Сведения о происшествии' })
  await add(page, dialog, 'Ёлкин')
  await choose(dialog, 'Степень тяжести: Ёлкин Пётр Семёнович — Взрывник', 'тяжёлый')
  await dialog.getByRole('button', { name: 'Записать' }).click()
  await dialog.getByText('Пострадавший не может быть членом комиссии: уберите его').waitFor()
  const remove = dialog.getByRole('button', { name: /^Убрать: Ёлкин/ })
  await seen(() => remove.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await violations(page)).toEqual([])
  await remove.press('Enter')
  await add(page, dialog, 'Жуков')
  await choose(dialog, 'Степень тяжести: Жуков Артём Николаевич — Взрывник', 'тяжёлый')
  await dialog.getByRole('button', { name: 'Записать' }).click()
  await page.getByText('тяжёлый, несколько пострадавших').waitFor()
  await page.getByText(/^Пострадавшие: Абрамова .*\(лёгкий\), Жуков .*\(тяжёлый\)/).waitFor()

  await page.getByRole('button', { name: 'Сведения', exact: true }).click()
  await dialog.getByRole('button', { name: `Убрать: ${vera}` }).click()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Сохранить внесённые изменения?' })
  await question.getByRole('button', { name: 'Да' }).click()
  await page.getByText('тяжёлый, один пострадавший').waitFor()
})
