import type { Locator, Page } from 'playwright-core'
import { test as base, expect, seen } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { withStaff } from './staff.ts'

/** Trainings of each of the four; half of them overdue. */
const EACH = 18

const test = base.extend('staff', { auto: true }, async ({ person }) => {
  const staff = await withStaff(person)
  const { companyId, employees } = staff
  for (const day of Array.from({ length: EACH }, (_, i) => i * 3 - 27))
    await person.ask('/obligations', {
      ...{ companyId, employeeIds: Object.values(employees), section: 'training', periodicity: '1 год' },
      ...{ trainingName: `Программа ${day % 2 === 0 ? 'А' : 'Б'}`, deadline: dayFromToday(day) },
    })
  return staff
})

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Выбрать: / })
const count = (page: Page) => page.getByRole('button', { name: /все сроки$/ }).innerText()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const at = (page: Page) => new URL(page.url()).search

/** Pixels: what is above the rows may still change by less while the window is brought back. */
const HALF_A_ROW = 26

/** Pixels from the top of the window; no number where it isn't drawn. */
const placeOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? Number.NaN

test('what a table is narrowed down to is in its address; a person’s own filter awaits them everywhere', async ({
  page,
  visit,
  person,
}) => {
  await page.goto('/notifications/training')
  await page.getByRole('rowheader', { name: 'Просрочено 36' }).waitFor()
  await page.getByRole('searchbox', { name: 'ФИО, табельный номер, должность, отдел' }).fill('арт жук')
  await seen(() => count(page)).toMatch(/^18/)
  await page.getByRole('combobox', { name: 'Программа обучения' }).selectOption('Программа А')
  await page.getByRole('combobox', { name: 'Отдел' }).selectOption('Карьер')
  await seen(() => count(page)).toMatch(/^9/)
  await page.getByRole('button', { name: /просрочено$/ }).click()
  await page.getByRole('rowheader', { name: /^Просрочено \d/ }).waitFor()
  await seen(() => boxes(page).count()).toBe(4)
  await seen(async () => at(page)).toContain('part=overdue')
  await page.reload()
  await seen(() => boxes(page).count()).toBe(4)
  expect(
    await page.getByRole('searchbox', { name: 'ФИО, табельный номер, должность, отдел' }).inputValue(),
  ).toBe('арт жук')
  await page.getByRole('button', { name: 'запомнить фильтр' }).click()
  const elsewhere = (await visit(person)).page
  await elsewhere.goto('/notifications/training')
  await seen(() => boxes(elsewhere).count()).toBe(9)
  await elsewhere.getByRole('button', { name: 'сбросить', exact: true }).click()
  await seen(() => count(elsewhere)).toMatch(/^72/)
  await elsewhere.reload()
  await seen(() => count(elsewhere)).toMatch(/^72/)
  await elsewhere.getByRole('button', { name: 'забыть сохранённый фильтр' }).click()
  await seen(async () => at(elsewhere)).toBe('')
  await page.goto('/notifications/training')
  await seen(() => count(page)).toMatch(/^72/)
})

test('a name opens the card, and Back finds the table as it was left: rows, choice, place and focus', async ({
  page,
}) => {
  await page.goto('/notifications/training')
  await page.getByRole('searchbox', { name: 'ФИО, табельный номер, должность, отдел' }).waitFor()
  await page.getByRole('link', { name: 'Реестр обученных' }).waitFor()
  await boxes(page).first().click()
  await page.getByText('Выбрано: 1 из 72').waitFor()
  await page.evaluate(() => scrollTo(0, 2100))
  const name = page.getByRole('row').filter({ hasText: 'через 6 дн.' }).getByRole('link').first()
  await name.waitFor()
  const [place, who] = [await placeOf(name), await name.innerText()]
  expect(place).toBeGreaterThan(0)
  expect(place).toBeLessThan(900)
  const moved = async () => Math.abs((await placeOf(name)) - place)
  await name.click()
  await page.getByRole('heading', { name: who, level: 1 }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await seen(moved).toBeLessThan(HALF_A_ROW)
  await seen(() => focused(page)).toBe(who)
  await page.getByText('Выбрано: 1 из 72').waitFor()
  await page.reload()
  await seen(moved).toBeLessThan(HALF_A_ROW)
})

test('with Shift a range of rows is chosen beyond what is in sight; the bar is next by Tab, then the row goes on', async ({
  page,
}) => {
  await page.goto('/notifications/training')
  await boxes(page).first().click()
  await page.evaluate(() => scrollTo(0, 2100))
  const last = page
    .getByRole('row')
    .filter({ hasText: 'через 6 дн.' })
    .filter({ hasText: 'Яковлева' })
    .getByRole('checkbox')
  await last.click({ modifiers: ['Shift'] })
  await page.getByText('Выбрано: 48 из 72').waitFor()
  expect(
    await page.getByRole('region', { name: 'Действия с выбранными строками' }).boundingBox(),
  ).toMatchObject({
    x: expect.any(Number),
  })
  await page.keyboard.press('Tab')
  await seen(() => focused(page)).toBe('снять выделение')
  await page.keyboard.press('Shift+Tab')
  await seen(() => last.evaluate((box) => box === document.activeElement)).toBe(true)
  for (const _ of 'три') await page.keyboard.press('Tab')
  await seen(() => focused(page)).toBe('Яковлева Анна Петровна')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('button', { name: 'снять выделение' }).click()
  await page.getByText('Выбрано').waitFor({ state: 'hidden' })
  await seen(() => last.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await page.getByText('Выбрано: 1 из 72').waitFor()
  const next = page.getByRole('row').filter({ hasText: 'через 9 дн.' }).getByRole('checkbox').nth(1)
  await next.focus()
  await page.keyboard.press('Shift+Space')
  await page.getByText('Выбрано: 3 из 72').waitFor()
})

test('a memo opened from a row closes to that row; the list of employees is found where it was', async ({
  page,
  visit,
  person,
  staff,
}) => {
  const id = await staff.oblige('Абрамова', {
    section: 'briefings',
    briefingName: 'Повторный',
    periodicity: '1 год',
    deadline: dayFromToday(3),
  })
  const formed = await person.ask('/memos', {
    companyId: staff.companyId,
    section: 'briefings',
    name: 'Инструктаж',
    employeesData: [{ obligationId: id }],
  })
  await page.goto('/notifications/briefings')
  await page.getByRole('link', { name: 'в записке № 1' }).click()
  const memo = page.getByRole('dialog', { name: 'Служебная записка № 1' })
  await memo.waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Инструктажи', level: 1 }).waitFor()
  await seen(() => focused(page)).toBe('в записке №\u00a01')
  await page.goto(`/notifications/memos/${formed.id}`)
  await memo.waitFor()
  await page.keyboard.press('Escape')
  await seen(async () => new URL(page.url()).pathname).toBe('/notifications/memos')
  const low = (await visit(person, { width: 1440, height: 320 })).page
  await low.goto('/employees/documents/all')
  await low.getByRole('link', { name: /^Яковлева/ }).waitFor()
  await low.getByRole('link', { name: 'Загрузить из файла' }).waitFor()
  await low.getByRole('link', { name: /^Яковлева/ }).scrollIntoViewIfNeeded()
  expect(await low.evaluate(() => scrollY)).toBeGreaterThan(0)
  const link = low.getByRole('link', { name: /^Яковлева/ })
  const place = await placeOf(link)
  await link.click()
  await low.getByRole('heading', { name: /^Яковлева/, level: 1 }).waitFor()
  await low.goBack()
  await seen(() => placeOf(link)).toBeCloseTo(place, -1)
  await low.reload()
  await link.waitFor()
  await seen(() => placeOf(link)).toBeCloseTo(place, -1)
})
