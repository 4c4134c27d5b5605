import type { Page } from 'playwright-core'
import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, shown, todayIso } from './days.ts'
import { choose, fieldOf } from './fields.ts'
import type { Person } from './person.ts'
import { withStaff } from './staff.ts'

const training = {
  section: 'training',
  trainingName: 'Оказание первой помощи пострадавшим',
  periodicity: '3 года',
}

/** Staff of whom three may not work today, one of them for two reasons. */
async function withBarred(person: Person): Promise<void> {
  const { companyId, oblige } = await withStaff(person)
  const obligationId = await oblige('Ёлкин', { ...training, date: dayFromToday(-1113) })
  await oblige('Ёлкин', {
    section: 'briefings',
    briefingName: 'Повторный инструктаж на рабочем месте',
    periodicity: '6 месяцев',
    deadline: dayFromToday(-3),
  })
  await oblige('Абрамова', {
    section: 'medical-examinations',
    factorNumber: '6.1',
    periodicity: '1 год',
    deadline: dayFromToday(-2),
  })
  await oblige('Яковлева', {
    section: 'ppe',
    ppe: 'Привязь страховочная',
    quantity: 1,
    eventType: 'выдача',
    periodicity: '1 год',
    date: dayFromToday(-370),
  })
  await person.ask('/memos', { companyId, section: 'training', employeesData: [{ obligationId }] })
}

const barredRows = (page: Page) =>
  page.getByRole('table', { name: /Не допускать сегодня/ }).locator('tbody tr')

test('where no one is kept from work the page says how much the records know, and names the nearest deadline', async ({
  page,
  person,
}) => {
  const staff = await withStaff(person)
  const day = dayFromToday(4)
  await page.goto('/notifications')
  await page.getByText('Сведений нет: никому ничего не назначено').waitFor()
  await staff.oblige('Жуков', { ...training, deadline: day })
  await page.reload()
  await page.getByText('Ничего не назначено 3 работникам.').waitFor()
  for (const other of ['Абрамова', 'Ёлкин', 'Яковлева'])
    await staff.oblige(other, { ...training, date: todayIso() })
  await page.reload()
  await page.getByText('Сегодня допущены все.').waitFor()
  await page.getByText(`Ближайший срок ${shown(day)}, Жуков Артём Николаевич.`).waitFor()
  expect(await page.getByRole('heading', { name: 'Просрочено' }).count()).toBe(0)
})

test('whoever may not work is named once with every reason, and the sections lead to their overdue rows', async ({
  page,
  person,
}) => {
  await withBarred(person)
  await page.goto('/notifications')
  const rows = barredRows(page)
  await rows.first().waitFor()
  expect(await rows.getByRole('rowheader').getByRole('link').allInnerTexts()).toEqual([
    'Ёлкин Пётр Семёнович',
    'Яковлева Анна Петровна',
    'Абрамова Вера Ильинична',
  ])
  const text = await rows.first().innerText()
  expect(text).toContain('Обучение: Оказание первой помощи пострадавшим')
  expect(text).toContain('Повторный инструктаж на рабочем месте')
  expect(await rows.nth(1).getByRole('button').innerText()).toContain('Оформить простой')
  expect(await rows.nth(2).getByRole('button').innerText()).toContain('Отстранить')
  await rows
    .first()
    .getByRole('link', { name: /в записке/ })
    .waitFor()
  await page.getByRole('heading', { name: 'Просрочено 4 срока, у 3 работников' }).waitFor()
  await page.getByRole('link', { name: '1 медосмотры' }).click()
  await page.getByRole('heading', { name: 'Медосмотры', level: 1 }).waitFor()
  await seen(() => page.getByRole('button', { name: /просрочено/ }).getAttribute('aria-pressed')).toBe('true')
})

test('the order opens filled and suspends when it is issued; then the row is grey and leads back to work', async ({
  page,
  person,
}) => {
  await withBarred(person)
  // The whole form is in sight: a list that opens at its foot is not hidden by what is filled above it meanwhile.
  await page.setViewportSize({ width: 1440, height: 1600 })
  await page.goto('/notifications')
  const row = barredRows(page).filter({ hasText: 'Ёлкин' })
  await row.getByRole('button', { name: 'Отстранить Ёлкин Пётр Семёнович' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Приказ об отстранении работника, не прошедшего обучение по охране труда').waitFor()
  await seen(() => fieldOf(dialog, 'Что не пройдено').inputValue()).toContain('Оказание первой помощи')
  await seen(() => dialog.getByRole('checkbox', { name: /Ёлкин/ }).isChecked()).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await seen(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Отстранить')
  await row.getByRole('button', { name: /Отстранить/ }).click()
  await seen(() => fieldOf(dialog, 'Что не пройдено').inputValue()).toContain('Оказание первой помощи')
  await choose(dialog, 'По чьей вине не пройдено обучение', 'не по вине работника')
  await choose(dialog, 'Непосредственный руководитель', 'Абрамова', { first: true })
  await dialog.getByRole('button', { name: 'Сформировать' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row.getByText(`отстранён ${shown(todayIso())}`).waitFor()
  await seen(() => page.evaluate(() => document.activeElement?.id)).toBe('barred-today')
  await row.getByRole('button', { name: /приказ № \d+/ }).waitFor()
  await page.getByText(/3 работника, 1 отстранён/).waitFor()
  await row.getByRole('button', { name: 'допустить Ёлкин Пётр Семёнович' }).click()
  await dialog.getByText('Приказ о прекращении отстранения (допуске к работе)').waitFor()
  await seen(() => fieldOf(dialog, 'Приказ об отстранении (номер и дата)').inputValue()).toMatch(/^№ \d+ от /)
  await page.keyboard.press('Escape')
})

test('a part that failed says so in its place and is read again; the others are there', async ({
  page,
  person,
}) => {
  await withBarred(person)
  let failing = true
  await page.route('**/api/today?*', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    await route.fulfill({ json: failing ? { ...json, barred: { failed: 503 } } : json })
  })
  await page.goto('/notifications')
  const part = page.getByRole('region', { name: 'Не допускать сегодня' })
  await part.getByText('Ошибка 503').waitFor()
  expect(await page.getByText('допущены все').count()).toBe(0)
  await page.getByRole('link', { name: '1 медосмотры' }).waitFor()
  failing = false
  await part.getByRole('button', { name: 'Повторить' }).click()
  await barredRows(page).first().waitFor()
})

test.for([1440, 768, 390, 320])(
  'at %i pixels nothing is wrong and nothing scrolls sideways',
  async (width, { visit, person }) => {
    await withBarred(person)
    const { page } = await visit(person, { width, height: 900 })
    await page.goto('/notifications')
    await page.getByRole('link', { name: /^Проверить/ }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  },
)
