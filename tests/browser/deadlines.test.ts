import type { Locator, Page } from 'playwright-core'
import { test as base, expect, seen } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import type { Json } from './person.ts'
import { withStaff } from './staff.ts'

const tables = [
  ['briefings', 'Инструктажи', 'Сроков по разделу «Инструктажи» нет.'],
  ['training', 'Обучение', 'Сроков по разделу «Обучение» нет.'],
  ['medical-examinations', 'Медосмотры', 'Сроков по разделу «Медосмотры» нет.'],
  ['ppe', 'СИЗ', 'Сроков по разделу «СИЗ» нет.'],
  ['instructions', 'Инструкции', 'Сроков по разделу «Инструкции» нет.'],
  ['sout', 'СОУТ', 'Сроков по разделу «СОУТ» нет.'],
  ['risks', 'Риски', 'Сроков по разделу «Риски» нет.'],
] as const

const rowsOf = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Выбрать: / }) })

const namesIn = async (page: Page): Promise<readonly string[]> =>
  (await rowsOf(page).getByRole('rowheader').allInnerTexts()).map((text) => text.split(' ')[0] ?? '')

const test = base.extend('staff', { auto: true }, ({ person }) => withStaff(person))

const due = (days: number, fields: Json): Json => ({
  periodicity: '1 год',
  deadline: dayFromToday(days),
  ...fields,
})

const training = { section: 'training', trainingName: 'Программа А' }
const helmet = { section: 'ppe', ppe: 'Каска', quantity: 1 }

test('every table is empty at first, and says so in its own words', async ({ page }) => {
  for (const [path, title, empty] of tables) {
    await page.goto(`/notifications/${path}`)
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByText(empty).waitFor()
    await page.goto(`/employees/information/${path}`)
    await page.getByText(empty).waitFor()
  }
})

test('a table holds what falls due within its window: the overdue first, one click sorts, another undoes', async ({
  page,
  staff,
}) => {
  const late = dayFromToday(-11)
  await staff.oblige('Абрамова', due(80, training))
  await staff.oblige('Ёлкин', { ...training, periodicity: '1 год', deadline: late })
  await staff.oblige('Жуков', due(5, training))
  await staff.oblige('Яковлева', due(100, training))
  await page.goto('/notifications/training')
  await page.getByText('просрочено на 11 дн.').waitFor()
  await seen(() => namesIn(page)).toEqual(['Ёлкин', 'Жуков', 'Абрамова'])
  await page.getByRole('cell', { name: `${shown(late)} просрочено на 11 дн.` }).waitFor()
  await page.getByRole('button', { name: 'Работник', exact: true }).click()
  await seen(() => namesIn(page)).toEqual(['Абрамова', 'Ёлкин', 'Жуков'])
  await page.getByRole('button', { name: 'Работник', exact: true }).click()
  await seen(() => namesIn(page)).toEqual(['Ёлкин', 'Жуков', 'Абрамова'])
})

test('all rows are chosen at once; who already is in a memo is ticked, can’t be chosen, and leads there', async ({
  page,
  person,
  staff,
}) => {
  const first = await staff.oblige('Ёлкин', due(-3, { section: 'briefings', briefingName: 'Повторный' }))
  await staff.oblige('Жуков', due(3, { section: 'briefings', briefingName: 'Повторный' }))
  await person.ask('/memos', {
    companyId: staff.companyId,
    section: 'briefings',
    name: 'Инструктаж',
    employeesData: [{ obligationId: first }],
  })
  await page.goto('/notifications/briefings')
  const used = page.getByRole('checkbox', { name: /^Выбрать: Ёлкин/ })
  await used.waitFor()
  expect([await used.isChecked(), await used.isDisabled()]).toEqual([true, true])
  await Promise.all([
    page.getByText('Выберите необходимые строки').waitFor(),
    page.getByRole('button', { name: 'Сформировать служебную записку' }).click(),
  ])
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click()
  await page.getByText(/Выбрано: 1 из/).waitFor()
  expect(await page.getByRole('checkbox', { name: /^Выбрать: Жуков/ }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'в записке № 1' }).click()
  await page.getByRole('dialog', { name: 'Служебная записка № 1' }).waitFor()
})

test('issuance and return of PPE are not mixed', async ({ page, staff }) => {
  await staff.oblige('Абрамова', due(2, { ...helmet, eventType: 'выдача' }))
  await staff.oblige('Жуков', { ...helmet, periodicity: 'до износа', date: dayFromToday(-30) })
  await staff.oblige('Жуков', due(4, { ...helmet, eventType: 'возврат' }))
  await page.goto('/notifications/ppe')
  await page.getByRole('checkbox', { name: /^Выбрать: Абрамова/ }).check()
  await seen(() => page.getByRole('checkbox', { name: /^Выбрать: Жуков/ }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'снять выделение' }).click()
  await seen(() => page.getByRole('checkbox', { name: /^Выбрать: Жуков/ }).isDisabled()).toBe(false)
})

test('a month of the horizon shows its own rows; what no one has can be reset', async ({ page, staff }) => {
  await staff.oblige('Ёлкин', due(-11, training))
  await staff.oblige('Жуков', due(5, training))
  for (const lastName of ['Абрамова', 'Жуков'])
    await staff.oblige(lastName, due(4, { ...helmet, eventType: 'выдача' }))
  await page.goto('/notifications/training')
  await page.getByRole('button', { name: /просрочено/ }).click()
  await seen(() => namesIn(page)).toEqual(['Ёлкин'])
  await page.goto('/notifications/ppe')
  await page.getByRole('button', { name: /просрочено/ }).click()
  await page.getByText('Нет СИЗ, соответствующих выбранным фильтрам.').waitFor()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await seen(() => namesIn(page)).toEqual(['Абрамова', 'Жуков'])
})

test('on a tablet the columns fill the table: none is left empty where a hidden one was', async ({
  visit,
  person,
  staff,
}) => {
  await staff.oblige('Ёлкин', due(-11, training))
  const { page } = await visit(person, { width: 768 })
  await page.goto('/notifications/training')
  await page.getByRole('row', { name: /Ёлкин/ }).waitFor()
  const rightOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box === null ? null : Math.round(box.x + box.width)
  }
  expect(await rightOf(page.getByRole('columnheader').last())).toBe(await rightOf(page.getByRole('table')))
})
