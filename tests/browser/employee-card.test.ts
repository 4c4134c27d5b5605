import type { Page } from 'playwright-core'
import { violations } from './axe.ts'
import { address, test as base, expect, seen } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { fieldOf, typeDay } from './fields.ts'
import { type Staff, withStaff } from './staff.ts'

const tabs = [
  'main',
  'position',
  'briefings',
  'instructions',
  'training',
  'medical-examinations',
  'ppe',
  'sout',
  'risk',
]

const test = base.extend('staff', ({ person }) => withStaff(person))

const card = ({ employees }: Staff, tab: string, lastName = 'Жуков'): string =>
  `/employees/:${employees[lastName]}/${tab}`
const path = (page: Page): string => new URL(page.url()).pathname

test('a card has nine tabs; its arrows go round all employees and keep the tab', async ({ page, staff }) => {
  await page.goto(`/employees/:${staff.employees.Жуков}/`)
  await page.getByRole('heading', { name: 'Жуков Артём Николаевич' }).waitFor()
  await seen(async () => path(page)).toBe(card(staff, 'main'))
  const strip = page.getByRole('navigation', { name: 'Разделы карточки работника' })
  const links = await strip.getByRole('link').all()
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(
    tabs.map((tab) => card(staff, tab)),
  )
  await strip.getByRole('link', { name: /^Обучение/ }).click()
  await seen(async () => path(page)).toBe(card(staff, 'training'))
  for (const lastName of ['Яковлева', 'Абрамова', 'Ёлкин', 'Жуков']) {
    await page.getByRole('link', { name: /^Следующий работник/ }).click()
    await page.getByRole('heading', { name: new RegExp(`^${lastName}`), level: 1 }).waitFor()
    expect(path(page)).toBe(card(staff, 'training', lastName))
  }
  await page.getByRole('link', { name: /^Предыдущий работник/ }).click()
  await page.getByRole('heading', { name: /^Ёлкин/, level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Все сотрудники' }).click()
  await page.getByRole('heading', { name: 'Работники', level: 1 }).waitFor()
})

test('the name is copied', async ({ visit, person, staff }) => {
  const { page, context } = await visit(person)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address() })
  await page.goto(card(staff, 'main'))
  await page.getByRole('button', { name: 'Скопировать ФИО' }).click()
  await seen(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Жуков Артём Николаевич')
})

test('personal data are edited in place, and what is wrong is said at its field', async ({ page, staff }) => {
  await page.goto(card(staff, 'main'))
  await page.getByRole('button', { name: 'Редактировать' }).click()
  await fieldOf(page, 'СНИЛС').fill('112-233-445 96')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('Контрольное число СНИЛС не сходится. Проверьте цифры').first().waitFor()
  await fieldOf(page, 'СНИЛС').fill('112-233-445 95')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('button', { name: 'Редактировать' }).waitFor()
  await page.reload()
  await page.getByText('112-233-445 95').waitFor()
})

test('an obligation is added, explained, passed, taken back and removed; its history stays', async ({
  page,
  staff,
}) => {
  await page.goto(card(staff, 'training'))
  await page.getByText('Обязательств по разделу нет').waitFor()
  await page.getByRole('button', { name: 'Добавить обязательство' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новое обязательство: Обучение' })
  await dialog.getByRole('combobox', { name: 'Программа обучения' }).fill('Работы на высоте')
  await fieldOf(dialog, 'Периодичность').fill('когда-нибудь')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await seen(() => fieldOf(dialog, 'Периодичность').getAttribute('aria-invalid')).toBe('true')
  await fieldOf(dialog, 'Периодичность').fill('1 год')
  await typeDay(dialog, 'Дата последнего прохождения', '10.01.2026')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await page.getByText('10.01.2027', { exact: true }).waitFor()
  await page.getByText('периодичность установлена организацией').waitFor()

  await page.getByRole('button', { name: 'Изменить «Работы на высоте»' }).click()
  const change = page.getByRole('dialog', { name: 'Изменить обязательство' })
  await fieldOf(change, 'Периодичность').fill('2 года')
  await change.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('10.01.2028', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Отметить прохождение «Работы на высоте»' }).click()
  const passing = page.getByRole('dialog', { name: 'Отметить прохождение' })
  await typeDay(passing, 'Дата прохождения', '10.02.2026')
  await passing.getByRole('button', { name: 'Записать' }).click()
  await page.getByText('10.02.2028', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'История «Работы на высоте»' }).click()
  await page.getByRole('button', { name: 'Снять от 10.02.2026' }).click()
  await page.getByRole('dialog', { name: 'Снять прохождение' }).getByRole('button', { name: 'Снять' }).click()
  await page.getByText('10.01.2028', { exact: true }).waitFor()
  await page.getByRole('deletion').getByText('10.02.2026').waitFor()

  await page.getByRole('button', { name: 'Удалить «Работы на высоте»' }).click()
  await page
    .getByRole('dialog', { name: 'Удалить обязательство' })
    .getByRole('button', { name: 'Удалить' })
    .click()
  await page.getByText('Обязательств по разделу нет').waitFor()
})

test('what the law says is cited, and a longer periodicity is warned of', async ({ page, person, staff }) => {
  const rule = {
    section: 'medical-examinations',
    factorNumber: '1.1',
    periodicity: '1 год',
    date: '2026-01-10',
  }
  await person.ask('/obligations', {
    companyId: staff.companyId,
    employeeId: staff.employees.Яковлева,
    ...rule,
  })
  await page.goto(card(staff, 'medical-examinations', 'Яковлева'))
  await page.getByText(/10\.01\.2026 \+ 1.год .*29н/).waitFor()
  await page.getByText('10.01.2027', { exact: true }).waitFor()
})

test('what is held too long is marked on the card, and is handed in right there', async ({
  page,
  person,
  staff,
}) => {
  const issuance = {
    companyId: staff.companyId,
    employeeId: staff.employees.Яковлева,
    ...{ section: 'ppe', eventType: 'выдача', quantity: 2, periodicity: '1 год' },
  }
  const late = dayFromToday(-400)
  await person.ask('/obligations', { ...issuance, ppe: 'Каска защитная', date: late })
  await person.ask('/obligations', { ...issuance, ppe: 'Перчатки', date: dayFromToday(-10) })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(card(staff, 'ppe', 'Яковлева'))
  const held = page.getByRole('list', { name: 'На руках' }).getByRole('listitem')
  await seen(() => held.count()).toBe(2)
  await seen(() => held.filter({ hasText: 'просрочено' }).allTextContents()).toEqual([
    expect.stringContaining('Каска защитная'),
  ])
  await held.getByRole('button', { name: /^Вернуть.*Каска/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Возврат СИЗ' })
  await fieldOf(dialog, 'Сколько возвращено, шт.').fill('1')
  await dialog.getByRole('button', { name: 'Вернуть' }).click()
  await held.filter({ hasText: 'Каска защитная' }).getByText('1\u00a0шт.').waitFor()
  expect(await violations(page)).toEqual([])
})
