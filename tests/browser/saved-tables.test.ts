import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { address, expect, seen, test } from './browser-test.ts'
import { dayFromToday, todayIso } from './days.ts'
import { choose } from './fields.ts'
import { type Json, type Person, registered } from './person.ts'
import { type Staff, withStaff } from './staff.ts'

const OWN = '=1+1 участок'
const CARD = 4001
let staff: Staff
let ownDepartment: number

const rule = { section: 'training', trainingName: 'Программа А', periodicity: '1 год' }

test.beforeAll(async ({ person }) => {
  staff = await withStaff(person)
  const { companyId, positionId } = staff
  ownDepartment = Number((await person.ask('/employee-groups', { companyId, name: OWN })).id)
  const { id } = await person.ask('/employees', {
    ...{ companyId, positionId, employeeGroupId: ownDepartment, sex: 'm', personnelNumber: '007' },
    ...{ lastName: 'Соколов', firstName: 'Глеб', fatherName: 'Ильич' },
    ...{ birthDate: '1990-02-28', hireDate: '2020-01-09', snils: '112-233-445 95' },
  })
  await staff.oblige('Абрамова', { ...rule, date: dayFromToday(-400) })
  await staff.oblige('Жуков', { ...rule, date: dayFromToday(-340) })
  const date = dayFromToday(-395)
  await person.ask('/obligations', { companyId, employeeId: id, ...rule, date })
  await furnish(person)
})

/** Presses «.xlsx» and reads what was saved. */
async function save(page: Page, name = 'Сохранить таблицу, .xlsx') {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  const download = await saved
  const [sheet] = (await readXlsx(await readFile(await download.path()))).sheets
  const [heads = [], ...rows] = sheet?.rows ?? []
  return {
    name: download.suggestedFilename(),
    frozen: sheet?.freezePane?.rows,
    rows: rows.map((row) => Object.fromEntries(heads.map((head, at) => [String(head), row[at] ?? null]))),
  }
}

test('a table of deadlines is saved as it is filtered, its days as dates', async ({ page }) => {
  await page.goto('/notifications/training')
  await page.getByText('Жуков').first().waitFor()
  const whole = await save(page)
  expect(whole.name).toBe('Обучение.xlsx')
  expect(whole.frozen).toBe(1)
  expect(whole.rows.map(({ Работник }) => Работник)).toEqual([
    'Абрамова Вера Ильинична',
    'Соколов Глеб Ильич',
    'Жуков Артём Николаевич',
  ])
  const [first, second] = whole.rows
  expect(first?.['Прошлый раз']).toEqual(new Date(`${dayFromToday(-400)}T00:00:00Z`))
  expect(first?.Срок).toBeInstanceOf(Date)
  expect(second?.Отдел).toBe(OWN)
  await page.goto(`/notifications/training?department=${ownDepartment}`)
  await page.getByText('Соколов').first().waitFor()
  await seen(() => page.getByText('Абрамова').count()).toBe(0)
  const { rows } = await save(page)
  expect(rows.map(({ Работник }) => Работник)).toEqual(['Соколов Глеб Ильич'])
})

test('the staff list is saved as it is searched, without what it does not show', async ({ page }) => {
  await page.goto('/employees/documents/all')
  await page.getByPlaceholder('Поиск по ФИО').fill('сокол')
  await seen(() => page.getByText('Абрамова').count()).toBe(0)
  const { rows } = await save(page)
  expect(rows).toMatchObject([
    {
      Отдел: OWN,
      ФИО: 'Соколов Глеб Ильич',
      'Табельный номер': '007',
      'Дата рождения': new Date('1990-02-28T00:00:00Z'),
      'Дата приёма': new Date('2020-01-09T00:00:00Z'),
      Обучение: 'просрочено',
    },
  ])
  expect(JSON.stringify(rows)).not.toContain('112-233-445')
})

test('responsible people and the obligations of one person are saved too', async ({ page }) => {
  await page.goto('/employees/responsible')
  const roles = await save(page)
  expect(roles.rows.length).toBeGreaterThan(3)
  await page.goto(`/employees/:${staff.employees.Абрамова}/training`)
  const { name, rows } = await save(page)
  expect(name).toBe('Обучение, Абрамова Вера Ильинична.xlsx')
  expect(rows).toMatchObject([{ Обязательство: 'Программа А', Периодичность: '1 год' }])
})

/** What the other tables show. */
async function furnish({ ask }: Person): Promise<void> {
  const { companyId, employees, positionId, oblige } = staff
  const risk = { section: 'risks', riskLevel: 'низкий', periodicity: '5 лет', deadline: dayFromToday(30) }
  const form = async (section: string, name: string, duty: Json) =>
    ask('/memos', {
      companyId,
      section,
      name,
      employeesData: [{ obligationId: await oblige('Ёлкин', duty) }],
    })
  await form('training', '=Обучение', { ...rule, date: dayFromToday(-100) })
  await form('risks', 'Риски карьера', risk)
  const ppe = { section: 'ppe', ppe: 'Каска', quantity: 1, eventType: 'выдача', periodicity: '2 года' }
  for (const name of ['Жуков', 'Ёлкин']) await oblige(name, { ...ppe, deadline: dayFromToday(9) })
  for (const [documentNumber, id] of [
    ['30', employees.Жуков],
    ['31', employees.Ёлкин],
  ] as const)
    await ask('/documents', {
      ...{ companyId, templateId: CARD, documentNumber, documentDate: todayIso(), employeeIds: [id] },
      values: { keeper: { fullName: 'Орлова Анна Сергеевна', position: 'инженер' } },
    })
  const helmet = await oblige('Яковлева', { ...ppe, deadline: dayFromToday(5) })
  await ask(`/obligations/${helmet}/completions`, { date: dayFromToday(-3), quantity: 1 })
  const other = Number((await ask('/positions', { companyId, name: 'Маркшейдер' })).id)
  const own = { section: 'instructions', instructionName: 'ИОТ № 1', periodicity: 'бессрочно', basis: '' }
  for (const id of [positionId, other]) await ask('/requirements/own', { companyId, positionId: id, ...own })
  const point = { point: '3', what: '=Ограждение', employeeId: employees.Жуков, dueOn: '2031-03-01' }
  const issued = { number: '12-ПП', issuedOn: '2026-01-10', issuer: 'ГИТ' }
  await ask('/inspector-orders', { companyId, ...issued, points: [{ ...point, shownBy: 'Акт' }] })
  const list = { list: 'vehicles', rows: [{ vehicle: 'КамАЗ', plate: '=А001АА' }], version: 0 }
  await ask('/company-facts', { companyId, ...list })
}

test('memos are saved as they are filtered', async ({ page }) => {
  await page.goto('/notifications/memos')
  await page.getByRole('button', { name: '=Обучение', exact: true }).waitFor()
  await choose(page, 'Раздел', 'Обучение')
  await seen(() => page.getByRole('button', { name: 'Риски карьера' }).count()).toBe(0)
  const { rows, frozen } = await save(page)
  expect(frozen).toBe(1)
  expect(rows).toMatchObject([
    {
      ...{ '№ заявки': 1, 'Краткое наименование': '=Обучение', Раздел: 'Обучение', 'Всего строк': 1 },
      Дата: new Date(`${todayIso()}T00:00:00Z`),
    },
  ])
})

test('papers of the archive are saved as they are filtered', async ({ page }) => {
  await page.goto(`/company/documents/archive?employeeId=${staff.employees.Жуков}`)
  await page.getByText('Всего документов: 1').waitFor()
  expect((await save(page)).rows).toMatchObject([
    { Номер: '30', Дата: new Date(`${todayIso()}T00:00:00Z`), Работники: 'Жуков Артём Николаевич' },
  ])
})

test('what somebody holds is saved beside what they have to do', async ({ page }) => {
  await page.goto(`/employees/:${staff.employees.Яковлева}/ppe`)
  await page.getByRole('heading', { name: 'На руках' }).waitFor()
  const { name, rows } = await save(page, 'Сохранить СИЗ на руках, .xlsx')
  expect(name).toContain('Яковлева Анна Петровна')
  expect(rows).toMatchObject([{ 'Наименование СИЗ': 'Каска', Количество: 1 }])
  expect(Object.values(rows[0] ?? {})).toContainEqual(new Date(`${dayFromToday(-3)}T00:00:00Z`))
})

test('the matrix of requirements is saved as it is searched, with numbers', async ({ page }) => {
  await page.goto('/settings/requirements')
  await page.getByPlaceholder('Должность').fill('взрыв')
  await seen(() => page.getByRole('link', { name: 'Маркшейдер' }).count()).toBe(0)
  const { rows } = await save(page)
  expect(rows).toMatchObject([
    { Должность: 'Взрывник', Работников: 5, 'Инструкции, принято': 1, 'Обучение, принято': 0 },
  ])
})

test('measures, and a list of what the company says of itself, are saved too', async ({ page }) => {
  await page.goto('/notifications/measures')
  await page.getByText('=Ограждение').waitFor()
  expect((await save(page)).rows).toMatchObject([
    {
      Мероприятие: '=Ограждение',
      Отвечает: 'Жуков Артём Николаевич',
      Срок: new Date('2031-03-01T00:00:00Z'),
    },
  ])
  await page.goto('/company/facts')
  const facts = await save(page, 'Сохранить таблицу «Транспортные средства», .xlsx')
  expect(facts.rows).toEqual([{ 'Марка, модель': 'КамАЗ', 'Регистрационный номер': '=А001АА' }])
})

test('a head saves the rows of their own department alone', async ({ person, visit }) => {
  const head = await registered(address())
  const { companyId } = staff
  const asked = { companyId, email: head.email, role: 'head', departments: [ownDepartment] }
  const { token } = await person.ask('/invitations', asked)
  await head.ask('/invitations/acceptance', { token: String(token) })
  const { page } = await visit(head)
  await page.goto('/notifications/training')
  await page.getByText('Соколов').first().waitFor()
  expect((await save(page)).rows.map(({ Работник }) => Работник)).toEqual(['Соколов Глеб Ильич'])
  await page.goto('/employees/documents/all')
  await page.getByText('Соколов').first().waitFor()
  expect((await save(page)).rows.map(({ ФИО }) => ФИО)).toEqual(['Соколов Глеб Ильич'])
})
