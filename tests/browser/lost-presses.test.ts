import type { Locator, Page } from 'playwright-core'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import { choose, fieldOf, typeDay } from './fields.ts'
import { pressBlindly, pressWhereItIs } from './pressing.ts'
import { withStaff } from './staff.ts'

/** Windows, and the employee that each is opened about. */
const DESK = { width: 1440, height: 900, of: 'Абрамова' }
const TALL = { width: 1440, height: 1200, of: 'Ёлкин' }
const PHONE = { width: 390, height: 800, of: 'Жуков' }
const WINDOWS = [DESK, TALL, PHONE]

const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true })

const positionOf = (place: Page | Locator): Locator =>
  place.getByRole('combobox', { name: 'Должность по ЕТКС' })

async function openNewEmployee(page: Page): Promise<Locator> {
  await page.goto('/employees')
  await button(page, 'Работник').click()
  return page.getByRole('dialog', { name: 'Новый работник' })
}

/** All that is asked for but the position and the day of hiring. */
async function introduce(dialog: Locator, lastName: string): Promise<void> {
  await fieldOf(dialog, 'Фамилия').fill(lastName)
  await fieldOf(dialog, 'Имя').fill('Ирина')
  await choose(dialog, 'Пол', 'Женщина')
  await typeDay(dialog, 'Дата рождения', '05.03.1991')
  await choose(dialog, 'Отдел', 'Карьер')
}

async function openInCard(page: Page, id: number | undefined, tab: string, name: string | RegExp) {
  await page.goto(`/employees/:${id}/${tab}`)
  await page.getByRole('button', { name }).first().click()
  return page.getByRole('dialog')
}

/** Is there while a calendar is open. */
const calendarOf = (page: Page): Locator => button(page, 'Следующий месяц')

test('a press is kept though the messages go and the day is read as its field is left', async ({
  visit,
  person,
}) => {
  await withStaff(person)
  for (const { width, height, of } of WINDOWS) {
    const { page } = await visit(person, { width, height })
    const dialog = await openNewEmployee(page)
    await button(dialog, 'Добавить').click()
    await dialog.getByText('Укажите отдел').first().waitFor()
    await introduce(dialog, `Ким-${of}`)
    await choose(dialog, 'Должность по ЕТКС', 'Взрывник')
    await fieldOf(dialog, 'Дата приёма на работу').pressSequentially('01.02.21')
    await pressWhereItIs(button(dialog, 'Добавить'))
    await dialog.getByText(`Работник добавлен: Ким-${of} Ирина`).waitFor()
  }
})

test('so it is in a dialog that says nothing at its top', async ({ visit, person }) => {
  const { employees } = await withStaff(person)
  for (const { width, height, of } of WINDOWS) {
    const { page } = await visit(person, { width, height })
    const dialog = await openInCard(page, employees[of], 'position', 'Отметить отсутствие')
    await button(dialog, 'Сохранить').click()
    await choose(dialog, 'Вид отсутствия', 'Длительная болезнь')
    const first = fieldOf(dialog, 'Первый день отсутствия')
    await first.fill('31.02.2026')
    await pressWhereItIs(button(dialog, 'Сохранить'))
    await dialog.getByText('Укажите дату в виде дд.мм.гггг').waitFor()
    await seen(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
    await first.fill('01.02.26')
    await pressWhereItIs(button(dialog, 'Сохранить'))
    await page.getByText('Отсутствие записано').waitFor()
    await dialog.waitFor({ state: 'hidden' })
  }
})

/** A phone: a tap leaves the field and presses at once. */
test('a tap is kept as well', async ({ visit, person }) => {
  await withStaff(person)
  const { page } = await visit(person, { width: 390, height: 800, phone: true })
  const dialog = await openNewEmployee(page)
  await button(dialog, 'Добавить').tap()
  await dialog.getByText('Укажите отдел').first().waitFor()
  await introduce(dialog, 'Ким')
  await choose(dialog, 'Должность по ЕТКС', 'Взрывник')
  await fieldOf(dialog, 'Дата приёма на работу').pressSequentially('01.02.21')
  await button(dialog, 'Добавить').tap()
  await dialog.getByText('Работник добавлен: Ким Ирина').waitFor()
})

/** Holds what is sent to store a position until the answer is let through. */
async function holdPositions(page: Page) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<number | null>()
  await page.route('**/api/positions', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const status = await answered
    await (status === null ? route.continue() : route.fulfill({ status }))
  })
  const come = page.waitForResponse(
    (response) => response.url().endsWith('/api/positions') && response.request().method() === 'POST',
  )
  return async (status: number | null = null): Promise<void> => {
    answer(status)
    await (await come).finished()
  }
}

async function typeNewPosition(dialog: Locator, name: string): Promise<void> {
  await positionOf(dialog).fill(name)
  await dialog
    .page()
    .getByRole('option', { name: `Добавить должность «${name}»` })
    .click()
}

/** When the answer comes: before the press, while the pointer is down, after it is up. */
const MOMENTS = ['before', 'between', 'after'] as const

for (const moment of MOMENTS)
  test(`a position that is stored ${moment} the press is waited for`, async ({ visit, person }) => {
    await withStaff(person)
    const { page } = await visit(person, { height: 1200 })
    const answer = await holdPositions(page)
    const dialog = await openNewEmployee(page)
    await button(dialog, 'Добавить').click()
    await introduce(dialog, 'Ким')
    await typeDay(dialog, 'Дата приёма на работу', '01.02.2021')
    await typeNewPosition(dialog, 'Взрывник-испытатель')
    await seen(() => positionOf(dialog).getAttribute('aria-busy')).toBe('true')
    if (moment === 'before') await answer()
    await pressWhereItIs(button(dialog, 'Добавить'), moment === 'between' ? () => answer() : undefined)
    if (moment === 'after') {
      expect(await positionOf(dialog).inputValue()).toBe('Взрывник-испытатель')
      await answer()
    }
    await dialog.getByText('Работник добавлен: Ким Ирина').waitFor()
  })

for (const moment of MOMENTS)
  test(`a position that is refused ${moment} the press is told in its field`, async ({ visit, person }) => {
    await withStaff(person)
    const { page, allow } = await visit(person, { height: 1200 })
    allow(/503 .*\/api\/positions/)
    const answer = await holdPositions(page)
    const dialog = await openNewEmployee(page)
    await introduce(dialog, 'Ким')
    await typeDay(dialog, 'Дата приёма на работу', '01.02.2021')
    await typeNewPosition(dialog, 'Взрывник-испытатель')
    if (moment === 'before') await answer(503)
    await pressWhereItIs(button(dialog, 'Добавить'), moment === 'between' ? () => answer(503) : undefined)
    if (moment === 'after') await answer(503)
    await dialog.getByText('Не сохранено: исправьте одно поле.').waitFor()
    await seen(() => positionOf(dialog).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await positionOf(dialog).inputValue()).toBe('Взрывник-испытатель')
    expect(await positionOf(dialog).getAttribute('aria-invalid')).toBe('true')
  })

/** Dialogs in which a calendar would lie over the button, and where they send the day. */
const dated = [
  {
    tab: 'training',
    open: /^Отметить прохождение/,
    day: 'Дата прохождения',
    save: 'Записать',
    to: '/completions',
  },
  { tab: 'position', open: /^Уволить/, day: 'Дата увольнения', save: 'Уволить', to: '/api/employees/' },
  {
    tab: 'position',
    open: /^Отметить отсутствие/,
    day: 'Первый день отсутствия',
    save: 'Сохранить',
    to: '/api/absences',
  },
] as const

const aTraining = { section: 'training', trainingName: 'Программа А', periodicity: '1 год' }

for (const { tab, open, day, save, to } of dated)
  test(`«${save}» is pressed where it is, with the day that stands in the field: ${day}`, async ({
    visit,
    person,
  }) => {
    const { employees, oblige } = await withStaff(person)
    for (const { width, height, of } of [DESK, PHONE]) {
      await oblige(of, { ...aTraining, deadline: dayFromToday(3) })
      const { page } = await visit(person, { width, height })
      const dialog = await openInCard(page, employees[of], tab, open)
      if (to === '/api/absences') await choose(dialog, 'Вид отсутствия', 'Длительная болезнь')
      const field = fieldOf(dialog, day)
      await field.press('ArrowDown')
      await calendarOf(page).waitFor()
      await field.press('Escape')
      await calendarOf(page).waitFor({ state: 'hidden' })
      await field.click()
      await field.fill('')
      await field.pressSequentially(shown(dayFromToday(-3)))
      const sent = page.waitForRequest((one) => one.method() !== 'GET' && one.url().includes(to))
      await pressBlindly(button(dialog, save))
      expect((await sent).postData()).toContain(dayFromToday(-3))
      await dialog.waitFor({ state: 'hidden' })
    }
  })

test('a calendar opens by its button, gives its day and is away once a day is typed or the field is left', async ({
  visit,
  person,
}) => {
  const { employees } = await withStaff(person)
  const { page } = await visit(person)
  const dialog = await openInCard(page, employees.Жуков, 'position', /^Уволить/)
  const field = fieldOf(dialog, 'Дата увольнения')
  const opener = button(dialog, 'Открыть календарь')
  await opener.click()
  await calendarOf(page).waitFor()
  await opener.click()
  await calendarOf(page).waitFor({ state: 'hidden' })
  await opener.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await calendarOf(page).waitFor({ state: 'hidden' })
  await field.press('ArrowDown')
  await calendarOf(page).waitFor()
  await field.press('Tab')
  await calendarOf(page).waitFor({ state: 'hidden' })
  await field.fill('20.11.2026')
  await opener.click()
  await page.getByRole('button', { name: /^24 ноября 2026/ }).click()
  await calendarOf(page).waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('24.11.2026')
  await opener.click()
  await calendarOf(page).waitFor()
  await page.keyboard.press('Escape')
  await calendarOf(page).waitFor({ state: 'hidden' })
  await dialog.waitFor()
})

test('after a refusal the first wrong field has the cursor, and its list is not open over what it says', async ({
  visit,
  person,
}) => {
  await withStaff(person)
  const { page } = await visit(person)
  const dialog = await openNewEmployee(page)
  await fieldOf(dialog, 'Фамилия').fill('Ким')
  await fieldOf(dialog, 'Имя').fill('Ирина')
  await choose(dialog, 'Пол', 'Женщина')
  await typeDay(dialog, 'Дата рождения', '05.03.1991')
  await pressWhereItIs(button(dialog, 'Добавить'))
  const department = dialog.getByRole('combobox', { name: 'Отдел' })
  await seen(() => department.evaluate((field) => field === document.activeElement)).toBe(true)
  await dialog.getByText('Укажите отдел').first().waitFor()
  const list = page.getByRole('listbox')
  expect(await list.count()).toBe(0)
  await department.press('Enter')
  expect([await list.count(), await department.inputValue()]).toEqual([0, ''])
  const ways = [() => department.press('ArrowDown'), () => department.click(), () => department.fill('кар')]
  for (const open of ways) {
    await open()
    await list.waitFor()
    await department.press('Escape')
    await list.waitFor({ state: 'hidden' })
  }
  await dialog.waitFor()
})
