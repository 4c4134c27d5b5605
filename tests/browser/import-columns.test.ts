import type { Page } from 'playwright-core'
import { sideways, violations } from './axe.ts'
import { expect, test } from './browser-test.ts'
import { withStaff } from './staff.ts'

/** As a browser tells a page that something was pasted; the clipboard itself is everybody's. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    const told = { clipboardData, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', told))
  }, text)

const COPIED = [
  'ФИО\tОтдел\tДолжность\tДата рождения\tДата приёма\tТелефон',
  'Мохов Игнат Львович\tСклад\tКладовщик\t04.05.1980\t01.02.2020\t"8 912 345-67-89',
  'звонить днём"',
].join('\r\n')

test('rows that were copied in a table program are pasted, looked through and loaded', async ({
  person,
  page,
}) => {
  const { companyId } = await withStaff(person)
  await page.goto('/employees/import')
  await page.getByText('Загрузок ещё не было.').waitFor()
  await paste(page, 'Мохов')
  await page.getByRole('button', { name: 'Вставить строки' }).click()
  const field = page.getByRole('textbox', { name: 'Вставьте строки из таблицы' })
  await field.waitFor()
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  }
  await field.fill('ФИО;Отдел\nМохов Игнат Львович;Склад')
  await page.getByRole('button', { name: 'Прочитать строки' }).click()
  await page.getByText(/^Вставленные строки, шапка в строке 1, 1 строка\. Пока/).waitFor()
  await page.getByRole('button', { name: 'Другой файл' }).click()
  await page.getByText('Загрузок ещё не было.').waitFor()
  await paste(page, COPIED)
  await page.getByText(/^Вставленные строки, шапка в строке 1, 1 строка\. Пока/).waitFor()
  await page.getByText('Столбцы: 6 из 6 узнаны').waitFor()
  await page.getByRole('heading', { name: /^С ошибками 1/ }).waitFor()
  await page.getByRole('button', { name: /^загрузить без этого значения/ }).click()
  await page.getByRole('button', { name: 'Загрузить 1' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Вставленные строки' }).waitFor()
  const staff = await person.ask<readonly object[]>(`/employees?companyId=${companyId}`)
  expect(JSON.stringify(staff)).toContain('Мохов')
})

test('what the columns of a file were is proposed for the next one of the same titles, equal ones too', async ({
  person,
  page,
}) => {
  await withStaff(person)
  const file = ['ФИО;Отдел;Должность;Когда;Когда']
  file.push('Мохов Игнат Львович;Склад;Кладовщик;04.05.1980;01.02.2020')
  const open = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'штат.csv', mimeType: 'text/csv', buffer: Buffer.from(file.join('\n')) })
  const column = (letter: string, why = '') =>
    page.getByRole('combobox', { name: `${letter} · Когда ${why}`.trim() })
  await page.goto('/employees/import')
  await open()
  await page.getByText('Столбцы: 3 из 5 узнаны').click()
  await column('D').selectOption('birthDate')
  await column('E').selectOption('hireDate')
  await column('E', 'вы выбрали').waitFor()
  await page.getByRole('button', { name: 'Загрузить 1' }).click()
  await page.getByText(/^Загружено: новых 1/).waitFor()
  await open()
  await page.getByText('Столбцы: 5 из 5 узнаны').click()
  await column('D', 'как в прошлый раз').waitFor()
  expect(await column('D').inputValue()).toBe('birthDate')
  expect(await column('E').inputValue()).toBe('hireDate')
})

test('a column that is told by hand to say what was done is held against the records before it is loaded', async ({
  person,
  page,
}) => {
  const staff = await withStaff(person)
  await staff.oblige('Жуков', {
    section: 'briefings',
    ...{ briefingName: 'Вводный инструктаж', periodicity: 'разово', date: '2026-01-12' },
  })
  const file = ['ФИО;Отдел;Когда']
  for (const name of ['Жуков Артём Николаевич', 'Абрамова Вера Ильинична'])
    file.push(`${name};Карьер;10.01.2026`)
  await page.goto('/employees/import')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'инструктажи.csv', mimeType: 'text/csv', buffer: Buffer.from(file.join('\n')) })
  await page.getByText('Столбцы: 2 из 3 узнаны').click()
  await page.getByRole('combobox', { name: 'C · Когда' }).selectOption('briefingDate:Вводный инструктаж')
  await page.getByRole('button', { name: /^1\s*без изменений/ }).waitFor()
  await page.getByRole('button', { name: 'Загрузить 1' }).click()
  await page.getByText('Загружено: новых 0, изменено 1, без изменений 1.').waitFor()
})
