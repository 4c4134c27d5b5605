import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { withStaff } from './staff.ts'

const HEAD = 'Таб. №;ФИО;Отдел;Должность;Дата рождения;Дата приёма'
const FILE = [
  'Список работников на 01.11.2026',
  HEAD,
  '301;Мохов Игнат Львович;Склад;Кладовщик;04.05.1980;01.02.2020',
  '302;Мохова Инга Львовна;Склад;Кладовщик;31.02.1981;01.02.2020',
  '303;Абрамова Вера Ильинична;Склад;;;',
  '304;Нилов Ян Олегович;Склад;Кладовщик;01.01.1990;01.02.2021',
  '304;Нилов Ян Олегович;Карьер № 7;Взрывник;01.01.1990;01.02.2021',
].join('\n')

const choose = (page: Page, text = FILE) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'штат.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

async function judge(page: Page): Promise<void> {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a staff file is looked through, loaded, told of and taken back', async ({ person, visit }) => {
  const staff = await withStaff(person)
  const { page } = await visit(person)
  await page.goto('/employees/import')
  await page.getByText('Загрузок ещё не было.').waitFor()
  await choose(page)
  await page.getByText(/Пока ничего не записано/).waitFor()
  await page.getByText('Столбцы: 6 из 6 узнаны').click()
  await page.getByRole('combobox', { name: 'B · ФИО по названию' }).waitFor()
  await page.getByText('Мохов Игнат Львович · Мохова Инга Львовна · Абрамова Вера Ильинична').waitFor()
  for (const name of [/^Решить 2/, /^С ошибками 1/, /^Изменятся 1/, /^Новые 1/])
    await page.getByRole('heading', { name }).waitFor()
  await judge(page)
  await page.getByRole('radio', { name: 'разные люди' }).check()
  await page.getByRole('radio', { name: /взять строку 6.*Отдел: Склад · Должность: Кладовщик/ }).check()
  const other = page.getByRole('radio', { name: /взять строку 7.*Отдел: Карьер № 7 · Должность: Взрывник/ })
  await other.check()
  await page.getByRole('heading', { name: /^Решено 2/ }).waitFor()
  await seen(() => other.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Загрузить 3' }).click()
  await page.getByText('Загружено: новых 2, изменено 1, без изменений 0.').waitFor()
  await page.getByText(/вы · новых 2/).waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page)).toEqual([])
  }
  const count = async (): Promise<number> =>
    (await person.ask<readonly object[]>(`/employees?companyId=${staff.companyId}`)).length
  const before = await count()
  await page.getByRole('button', { name: /^Отменить загрузку/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить загрузку' }).click()
  await page.getByText(/^отменена .* · вы$/).waitFor()
  await seen(count).toBe(before - 2)
})

test('what a file says was done before the hire is told in its row, and asked about before it is loaded', async ({
  person,
  page,
}) => {
  const { companyId } = await withStaff(person)
  const rows = ['ФИО;Отдел;Должность;Дата рождения;Дата приёма;Вводный инструктаж']
  rows.push('Нилов Ян Олегович;Склад;Кладовщик;01.01.1990;01.02.2021;01.02.2012')
  await page.goto('/employees/import')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'штат.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByText('раньше: приём 01.02.2021').waitFor()
  const loaded = page.getByText(/^Загружено: новых 1/)
  await page.getByRole('button', { name: 'Загрузить 1' }).click()
  const question = page.getByRole('dialog', { name: 'Дата 01.02.2012 раньше приёма на работу' })
  await question.getByText('Нилов Ян: приём 01.02.2021').waitFor()
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: 'Исправить дату' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await loaded.count()).toBe(0)
  await page.getByRole('button', { name: 'Загрузить 1' }).click()
  await question.getByRole('button', { name: 'Записать всё равно' }).click()
  await loaded.waitFor()
  const staff = await person.ask<readonly object[]>(`/employees?companyId=${companyId}`)
  expect(JSON.stringify(staff)).toContain('Нилов')
})

test('who is not in a list of all workers is dismissed where somebody says so, and comes back with the load', async ({
  person,
  page,
}) => {
  const { companyId } = await withStaff(person)
  await page.goto('/employees/import')
  await choose(page, ['ФИО;Отдел;Должность', 'Абрамова Вера Ильинична;Карьер;Взрывник'].join('\n'))
  const whole = page.getByRole('checkbox', { name: 'Это список всех работников' })
  await page.getByText('В записях есть ещё 3 работника, которых в файле нет').waitFor()
  expect(await whole.isChecked()).toBe(false)
  expect(await page.getByRole('heading', { name: /^Нет в файле/ }).count()).toBe(0)
  await whole.check()
  await page.getByRole('heading', { name: /^Нет в файле 3/ }).waitFor()
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  const question = (name: string) => page.getByRole('group', { name: `Что записать: ${name}` })
  const elkin = question('Ёлкин Пётр Семёнович')
  await elkin.getByRole('radio', { name: 'уволить' }).check()
  await page.getByText('Проверьте дату увольнения: Ёлкин Пётр Семёнович.').waitFor()
  expect(await page.getByRole('button', { name: 'Загрузить 0' }).isDisabled()).toBe(true)
  await page.getByLabel('Дата увольнения для всех').fill('02.03.2026')
  await page.getByRole('button', { name: 'Уволить 1' }).waitFor()
  await page.getByRole('button', { name: 'Уволить всех 3' }).click()
  await judge(page)
  await elkin.getByLabel('Последний день работы').fill('03.03.2026')
  await question('Жуков Артём Николаевич').getByRole('radio', { name: 'оставить' }).check()
  await page.getByRole('button', { name: 'Уволить 2' }).click()
  await page.getByText(/^Загружено: .* уволено 2\.$/).waitFor()
  await page.getByText(/не загружено 0 · уволено 2/).waitFor()
  const days = async () => {
    const staff = await person.ask<readonly { lastName: string; dismissalDate: string | null }[]>(
      `/employees?companyId=${companyId}`,
    )
    return Object.fromEntries(staff.map((one) => [one.lastName, one.dismissalDate]))
  }
  const before = { Абрамова: null, Ёлкин: null, Жуков: null, Яковлева: null }
  expect(await days()).toEqual({ ...before, Ёлкин: '2026-03-03', Яковлева: '2026-03-02' })
  await page.getByRole('button', { name: /^Отменить загрузку/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить загрузку' }).click()
  await page.getByText(/^отменена/).waitFor()
  await seen(days).toEqual(before)
})

test('a position that is like others is asked about once, and a person of two jobs is kept twice', async ({
  person,
  page,
}) => {
  const { companyId } = await withStaff(person)
  await page.goto('/employees/import')
  const rows = [
    'Таб. №;ФИО;Отдел;Должность;Дата рождения;Дата приёма',
    '31;Мохов Игнат Львович;Карьер;Водитель а/м;04.05.1980;01.02.2020',
    '32;Мохова Инга Львовна;Карьер;водитель а/м;05.06.1981;01.02.2020',
    '33;Нилов Ян Олегович;Карьеры;Кладовщик;01.01.1990;01.02.2021',
    '34;Нилов Ян Олегович;Карьер;Взрывник;01.01.1990;01.03.2022',
  ]
  await choose(page, rows.join('\n'))
  const position = page.getByRole('group', { name: 'Должности «Водитель а/м» в справочнике нет. Похожие:' })
  await position.waitFor()
  await page.getByRole('radio', { name: 'один человек, работа по совместительству' }).check()
  const department = page.getByRole('group', { name: 'Отдела «Карьеры» в записях нет. Похожие:' })
  await page.getByRole('heading', { name: /^Решить 3 · Решено 2/ }).waitFor()
  expect(await position.getByRole('radio', { checked: true }).count()).toBe(0)
  await judge(page)
  await page.getByRole('button', { name: 'Взять похожее название: 2' }).click()
  await seen(() => position.getByRole('radio', { name: '«Водитель автомобиля»' }).isChecked()).toBe(true)
  await department.getByRole('radio', { name: 'завести новый «Карьеры»' }).check()
  await page.getByRole('button', { name: 'Загрузить 4' }).click()
  await page.getByText('Загружено: новых 4, изменено 0, без изменений 0.').waitFor()
  const staff = await person.ask<readonly { lastName: string; personnelNumber: string | null }[]>(
    `/employees?companyId=${companyId}`,
  )
  const told = staff.filter(({ lastName }) => lastName === 'Нилов').map((one) => one.personnelNumber)
  expect(told.toSorted()).toEqual(['33', '34'])
})

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('the template is saved with the company’s own lists; brought back as it is it has nobody', async ({
  person,
  page,
}) => {
  await withStaff(person)
  await page.goto('/employees/import')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Шаблон .xlsx' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('Шаблон списка работников.xlsx')
  const buffer = await readFile(await download.path())
  const [staff, lists] = (await readXlsx(buffer)).sheets
  expect(staff?.rows[0]?.slice(0, 3)).toEqual(['Фамилия', 'Имя', 'Отчество'])
  expect(lists?.rows.map(([department]) => department)).toContain('Карьер')
  expect(lists?.rows.map(([, position]) => position)).toContain('Взрывник')
  await page
    .getByText(/^Файл не сохраняется. Незагруженные строки и возможность отмены хранятся 30 дней/)
    .waitFor()
  await page.locator('input[type=file]').setInputFiles({ name: 'шаблон.xlsx', mimeType: SHEET, buffer })
  await page.getByText('шаблон.xlsx: В файле нет ни одной строки работника').waitFor()
  await page.getByRole('button', { name: 'Другой файл' }).waitFor()
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  }
})

test('in the demo the sample is opened at once, loaded and taken back, all of it in the browser', async ({
  visit,
}) => {
  const { page } = await visit(null)
  await page.goto('/demo/#/employees/import')
  await page.getByRole('button', { name: 'Посмотреть на примере' }).click()
  await page.getByRole('heading', { name: /^Новые 300/ }).waitFor()
  await page.getByRole('button', { name: 'Загрузить 300' }).click()
  await page.getByText('Загружено: новых 300, изменено 0, без изменений 0.').waitFor()
  await page.getByRole('button', { name: /^Отменить загрузку/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить загрузку' }).click()
  await page.getByText(/^отменена /).waitFor()
  await choose(page)
  await page.getByText(/Пока ничего не записано/).waitFor()
})
