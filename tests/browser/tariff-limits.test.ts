import { violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { choose, fieldOf, typeDay } from './fields.ts'
import { anOperator } from './operator.ts'
import { registered } from './person.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { withStaff } from './staff.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server?.close())

/** As if days had passed, or another tariff had been paid for. */
const setTerm = (companyId: number, change: string) =>
  server.query(`update company_terms set ${change} where company_id = $1`, [companyId])

test('what the tariff leaves no room for is said where it was tried, and what was typed stays', async ({
  visit,
}) => {
  const [owner, operator] = [await registered(server.address), await anOperator(server)]
  const { companyId, employees } = await withStaff(owner)
  const desk = await visit(operator, { at: server.address })
  await desk.page.goto('/operator/billing')
  const { inn } = await owner.ask(`/companies/${companyId}`)
  await desk.page.getByLabel('ИНН организации').fill(String(inn))
  await desk.page.getByRole('button', { name: 'Найти' }).click()
  const limits = desk.page.getByRole('listitem').filter({ hasText: 'Сколько работников может быть: ' })
  await limits.first().waitFor()
  for (const limit of await limits.all()) {
    await limit.getByRole('textbox').fill('4')
    await limit.getByRole('button', { name: 'Сохранить' }).click()
  }
  const allowed = 'select employee_limit from company_terms where company_id = $1'
  await seen(() => server.query(allowed, [companyId])).toEqual([{ employee_limit: 4 }])

  const { page, allow } = await visit(owner, { at: server.address })
  allow(/409 \(Conflict\)/)
  await page.goto('/employees/information/main')
  await page.getByRole('button', { name: 'Работник', exact: true }).click()
  const hiring = page.getByRole('dialog', { name: 'Новый работник' })
  for (const [label, value] of [
    ['Фамилия', 'Лишний'],
    ['Имя', 'Пётр'],
    ['Отчество', 'Ильич'],
  ] as const)
    await fieldOf(hiring, label).fill(value)
  await choose(hiring, 'Пол', 'Мужчина')
  await typeDay(hiring, 'Дата рождения', '14.05.1988')
  await choose(hiring, 'Отдел', 'Карьер')
  await choose(hiring, 'Должность по ЕТКС', 'Взрывник')
  await typeDay(hiring, 'Дата приёма на работу', '02.09.2019')
  await hiring.getByRole('button', { name: 'Добавить', exact: true }).click()
  await hiring.getByText('По тарифу в организации может быть не больше 4 работников.').waitFor()
  expect(await fieldOf(hiring, 'Фамилия').inputValue()).toBe('Лишний')
  expect(await violations(page)).toEqual([])

  await page.goto('/employees/import')
  const file =
    'ФИО;Отдел;Должность;Дата рождения;Дата приёма\nЛишний Пётр Ильич;Карьер;Взрывник;14.05.1988;02.09.2019'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'штат.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByText(/^По тарифу работников может быть не больше 4, а станет 5\./).waitFor()
  expect(await page.getByRole('button', { name: 'Загрузить 1' }).isDisabled()).toBe(true)
  await page.getByText(/Пока ничего не записано/).waitFor()

  await setTerm(companyId, "tariff = 'basic'")
  await page.goto(`/employees/:${employees.Жуков}/ppe`)
  await page.getByRole('button', { name: 'Добавить обязательство' }).click()
  const dialog = page.getByRole('dialog', { name: /^Новое обязательство: / })
  await dialog.getByLabel('Наименование СИЗ').fill('Каска')
  await fieldOf(dialog, 'Количество').fill('1')
  await fieldOf(dialog, 'Периодичность').fill('1 год')
  await typeDay(dialog, 'Дата последней выдачи', '10.01.2026')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await dialog.getByText('В базовый тариф не входят медосмотры и СИЗ.').waitFor()
  expect(await violations(page)).toEqual([])

  await setTerm(companyId, "last_day = '2026-01-31'")
  await page.goto('/employees/information/main')
  await page
    .getByText('Срок тарифа закончился 31.01.2026: всё внесённое на месте, новое не добавляется.')
    .waitFor()
  await page.getByRole('button', { name: 'Отдел', exact: true }).click()
  const department = page.getByRole('dialog', { name: 'Новый отдел' })
  await department.getByLabel('Название отдела').fill('Склад')
  await department.getByRole('button', { name: 'Сохранить' }).click()
  await department.getByText('Срок тарифа закончился 31.01.2026: записи можно смотреть').waitFor()
  expect(await department.getByLabel('Название отдела').inputValue()).toBe('Склад')
  await page.goto(`/employees/:${employees.Жуков}/main`)
  await page.getByRole('button', { name: 'Редактировать' }).click()
  await fieldOf(page, 'Личный телефон').pressSequentially('9261234567')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('+7 (926) 123-45-67').waitFor()
  await page.getByRole('button', { name: 'Редактировать' }).waitFor()
})
