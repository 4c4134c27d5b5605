import type { Page } from 'playwright-core'
import { violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { choose } from './fields.ts'
import { withStaff } from './staff.ts'

const PHONE = { width: 320, height: 700 }
const vera = 'Абрамова Вера Ильинична'
const noAccidents = 'Нет происшествий, соответствующих фильтрам'

const isAsWideAsTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('an accident recorded by mistake is annulled with a reason, read, found by a filter and taken back', async ({
  visit,
  person,
}) => {
  const { companyId, employees } = await withStaff(person)
  const accident = { companyId, degree: 'easy', date: dayFromToday(-3), time: '00:01', place: 'Карьер' }
  const injured = [{ employeeId: employees.Абрамова }]
  const { id } = await person.ask('/incidents', { ...accident, injured })
  const measure = { origin: 'incident', incidentId: id, what: 'Поставить ограждение', shownBy: 'Акт' }
  const dueOn = dayFromToday(-1)
  const planned = { companyId, ...measure, decidedOn: dayFromToday(-3), dueOn }
  await person.ask('/measures', { ...planned, employeeId: employees.Абрамова })
  const { page, allow } = await visit(person, PHONE)
  allow(/422/)
  await page.goto(`/notifications/incident/${id}`)
  await page.getByRole('button', { name: 'Аннулировать…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Аннулировать происшествие?' })
  const reason = dialog.getByRole('textbox', { name: 'Почему' })
  await seen(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
  await dialog.getByRole('button', { name: 'Аннулировать' }).click()
  await dialog.getByText('Укажите причину').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await isAsWideAsTheWindow(page)).toBe(true)
  await reason.fill('Записан дважды')
  await dialog.getByRole('button', { name: 'Аннулировать' }).click()

  const banner = page.getByRole('status').filter({ hasText: 'Происшествие аннулировано' })
  await banner.getByText('Причина: Записан дважды').waitFor()
  await banner.getByText(/^вы, \d{2}\.\d{2}\.\d{4}/).waitFor()
  await page.getByText('Поставить ограждение').waitFor()
  expect(await page.getByRole('checkbox', { disabled: false }).count()).toBe(0)
  expect(await page.getByText(/просрочено|осталось/).count()).toBe(0)
  for (const name of ['Сведения', 'Комиссия', 'Завершить', 'Сроки в календарь', 'Выполнено'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
  expect(
    await page.getByRole('button', { name: /^(Оформить|Запланировать|Назначить|Приложить)/ }).count(),
  ).toBe(0)
  await page.getByRole('button', { name: 'Показать хронологию' }).click()
  await page.getByText('Происшествие аннулировано: Записан дважды').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await isAsWideAsTheWindow(page)).toBe(true)

  await page.getByRole('link', { name: 'Происшествия' }).first().click()
  await page.getByText(/^Происшествий нет/).waitFor()
  await choose(page.getByRole('search'), 'Состояние', 'аннулировано')
  const row = page.getByRole('row').filter({ hasText: vera })
  await row.getByText('аннулировано').filter({ visible: true }).waitFor()
  expect(page.url()).toContain('state=annulled')
  await page.goto('/notifications/incidents/figures')
  await page.getByRole('heading', { level: 1 }).waitFor()

  await page.goto(`/notifications/incident/${id}`)
  await page.getByRole('button', { name: 'Вернуть' }).click()
  const back = page.getByRole('dialog', { name: 'Вернуть происшествие?' })
  await back.getByRole('textbox', { name: 'Почему' }).fill('Второй записи нет')
  await back.getByRole('button', { name: 'Вернуть' }).click()
  await page.getByRole('button', { name: 'Завершить' }).waitFor()
  await page.goto('/notifications/incidents?state=annulled')
  await page.getByText(noAccidents).waitFor()
})
