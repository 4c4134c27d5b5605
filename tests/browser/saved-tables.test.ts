import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { address, test as base, expect, seen } from './browser-test.ts'
import { dayFromToday, todayIso } from './days.ts'
import { choose } from './fields.ts'
import { type Person, registered } from './person.ts'
import { type Staff, withStaff } from './staff.ts'

const OWN = '=1+1 участок'
const CARD = 4001

/** Staff of whom one is in a department whose name begins as a formula. */
type WithOwn = Staff & { readonly ownDepartment: number; readonly own: number }

const test = base.extend('staff', async ({ person }): Promise<WithOwn> => {
  const staff = await withStaff(person)
  const { companyId, positionId } = staff
  const ownDepartment = Number((await person.ask('/employee-groups', { companyId, name: OWN })).id)
  const { id } = await person.ask('/employees', {
    ...{ companyId, positionId, employeeGroupId: ownDepartment, sex: 'm', personnelNumber: '007' },
    ...{ lastName: 'Соколов', firstName: 'Глеб', fatherName: 'Ильич' },
    ...{ birthDate: '1990-02-28', hireDate: '2020-01-09', snils: '112-233-445 95' },
  })
  return { ...staff, ownDepartment, own: Number(id) }
})

const rule = { section: 'training', trainingName: 'Программа А', periodicity: '1 год' }
const ppe = { section: 'ppe', ppe: 'Каска', quantity: 1, eventType: 'выдача', periodicity: '2 года' }

/** Three are trained by one rule; answers the day of whom it was longest ago. */
async function train({ ask }: Person, { companyId, own, oblige }: WithOwn): Promise<string> {
  const longestAgo = dayFromToday(-400)
  await oblige('Абрамова', { ...rule, date: longestAgo })
  await oblige('Жуков', { ...rule, date: dayFromToday(-340) })
  await ask('/obligations', { companyId, employeeId: own, ...rule, date: dayFromToday(-395) })
  return longestAgo
}

const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

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

test('a table of deadlines is saved as it is filtered, its days as dates', async ({
  page,
  person,
  staff,
}) => {
  const longestAgo = await train(person, staff)
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
  expect(first?.['Дата обучения']).toEqual(atMidnight(longestAgo))
  expect(first?.Срок).toBeInstanceOf(Date)
  expect(second?.Отдел).toBe(OWN)
  await page.goto(`/notifications/training?department=${staff.ownDepartment}`)
  await page.getByText('Соколов').first().waitFor()
  await seen(() => page.getByText('Абрамова').count()).toBe(0)
  const { rows } = await save(page)
  expect(rows.map(({ Работник }) => Работник)).toEqual(['Соколов Глеб Ильич'])
})

test('the staff list is saved as it is searched, with what a staff list is loaded from', async ({
  page,
  person,
  staff,
}) => {
  await train(person, staff)
  await page.goto('/employees/documents/all')
  await page.getByText('Абрамова').first().waitFor()
  await page.getByPlaceholder('ФИО, табельный номер, должность, отдел').fill('сокол')
  await seen(() => page.getByText('Абрамова').count()).toBe(0)
  const { rows } = await save(page)
  expect(rows).toMatchObject([
    {
      Отдел: OWN,
      ФИО: 'Соколов Глеб Ильич',
      'Табельный номер': '007',
      'Дата рождения': atMidnight('1990-02-28'),
      'Дата приёма на работу': atMidnight('2020-01-09'),
      Обучение: 'просрочено',
      ...{ Фамилия: 'Соколов', Отчество: 'Ильич', Пол: 'м', СНИЛС: '112-233-445 95' },
    },
  ])
})

test('responsible people and the obligations of one person are saved too', async ({ page, staff }) => {
  await staff.oblige('Абрамова', { ...rule, date: dayFromToday(-400) })
  await page.goto('/employees/responsible')
  const roles = await save(page)
  expect(roles.rows.length).toBeGreaterThan(3)
  await page.goto(`/employees/:${staff.employees.Абрамова}/training`)
  const { name, rows } = await save(page)
  expect(name).toBe('Обучение, Абрамова Вера Ильинична.xlsx')
  expect(rows).toMatchObject([{ Обязательство: 'Программа А', Периодичность: '1 год' }])
})

test('memos are saved as they are filtered', async ({ page, person, staff: { companyId, oblige } }) => {
  const form = (section: string, name: string, obligationId: number) =>
    person.ask('/memos', { companyId, section, name, employeesData: [{ obligationId }] })
  const risk = { section: 'risks', riskLevel: 'низкий', periodicity: '5 лет', deadline: dayFromToday(30) }
  const formedOn = todayIso()
  await form('training', '=Обучение', await oblige('Ёлкин', { ...rule, date: dayFromToday(-100) }))
  await form('risks', 'Риски карьера', await oblige('Ёлкин', risk))
  await page.goto('/notifications/memos')
  await page.getByRole('button', { name: '=Обучение', exact: true }).waitFor()
  await choose(page, 'Раздел', 'Обучение')
  await seen(() => page.getByRole('button', { name: 'Риски карьера' }).count()).toBe(0)
  const { rows, frozen } = await save(page)
  expect(frozen).toBe(1)
  expect(rows).toMatchObject([
    {
      ...{ '№ заявки': 1, 'Краткое наименование': '=Обучение', Раздел: 'Обучение', 'Всего строк': 1 },
      Дата: atMidnight(formedOn),
    },
  ])
})

test('papers of the archive are saved as they are filtered', async ({
  page,
  person,
  staff: { companyId, employees, oblige },
}) => {
  const documentDate = todayIso()
  for (const [documentNumber, lastName] of [
    ['30', 'Жуков'],
    ['31', 'Ёлкин'],
  ] as const) {
    await oblige(lastName, { ...ppe, deadline: dayFromToday(9) })
    await person.ask('/documents', {
      ...{ companyId, templateId: CARD, documentNumber, documentDate, employeeIds: [employees[lastName]] },
      values: { keeper: { fullName: 'Орлова Анна Сергеевна', position: 'инженер' } },
    })
  }
  await page.goto(`/company/documents/archive?employeeId=${employees.Жуков}`)
  await page.getByText('Всего документов: 1').waitFor()
  expect((await save(page)).rows).toMatchObject([
    { Номер: '30', Дата: atMidnight(documentDate), Работники: 'Жуков Артём Николаевич' },
  ])
})

test('what somebody holds is saved beside what they have to do', async ({ page, person, staff }) => {
  const helmet = await staff.oblige('Яковлева', { ...ppe, deadline: dayFromToday(5) })
  const date = dayFromToday(-3)
  await person.ask(`/obligations/${helmet}/completions`, { date, quantity: 1 })
  await page.goto(`/employees/:${staff.employees.Яковлева}/ppe`)
  await page.getByRole('heading', { name: 'На руках' }).waitFor()
  const { name, rows } = await save(page, 'Сохранить СИЗ на руках, .xlsx')
  expect(name).toContain('Яковлева Анна Петровна')
  expect(rows).toMatchObject([{ 'Наименование СИЗ': 'Каска', Количество: 1 }])
  expect(Object.values(rows[0] ?? {})).toContainEqual(atMidnight(date))
})

test('the matrix of requirements is saved as it is searched, with numbers', async ({
  page,
  person,
  staff: { companyId, positionId },
}) => {
  const other = Number((await person.ask('/positions', { companyId, name: 'Маркшейдер' })).id)
  const own = { section: 'instructions', instructionName: 'ИОТ № 1', periodicity: 'бессрочно', basis: '' }
  for (const id of [positionId, other])
    await person.ask('/requirements/own', { companyId, positionId: id, ...own })
  await page.goto('/settings/requirements')
  await page.getByRole('link', { name: 'Маркшейдер' }).waitFor()
  await page.getByPlaceholder('Должность').fill('взрыв')
  await seen(() => page.getByRole('link', { name: 'Маркшейдер' }).count()).toBe(0)
  const { rows } = await save(page)
  expect(rows).toMatchObject([
    { Должность: 'Взрывник', Работников: 5, 'Инструкции, принято': 1, 'Обучение, принято': 0 },
  ])
})

test('measures, and a list of what the company says of itself, are saved too', async ({
  page,
  person,
  staff: { companyId, employees },
}) => {
  const point = { point: '3', what: '=Ограждение', employeeId: employees.Жуков, dueOn: '2031-03-01' }
  const issued = { number: '12-ПП', issuedOn: '2026-01-10', issuer: 'ГИТ' }
  await person.ask('/inspector-orders', { companyId, ...issued, points: [{ ...point, shownBy: 'Акт' }] })
  const list = { list: 'vehicles', rows: [{ vehicle: 'КамАЗ', plate: '=А001АА' }], version: 0 }
  await person.ask('/company-facts', { companyId, ...list })
  await page.goto('/notifications/measures')
  await page.getByText('=Ограждение').waitFor()
  expect((await save(page)).rows).toMatchObject([
    {
      Мероприятие: '=Ограждение',
      Отвечает: 'Жуков Артём Николаевич',
      Срок: atMidnight('2031-03-01'),
    },
  ])
  await page.goto('/company/facts')
  const facts = await save(page, 'Сохранить таблицу «Транспортные средства», .xlsx')
  expect(facts.rows).toEqual([{ 'Марка, модель': 'КамАЗ', 'Регистрационный номер': '=А001АА' }])
})

test('accidents, microtraumas and the journal are saved as they are filtered, moments as dates', async ({
  page,
  person,
  staff: { companyId, employees },
}) => {
  const [date, injured] = [dayFromToday(-2), { employeeId: employees.Жуков }]
  const accident = { companyId, date, time: '09:10', place: '=Карьер', description: 'Упал' }
  await person.ask('/incidents', { ...accident, degree: 'easy', injured: [injured] })
  await person.ask('/incidents', { ...accident, degree: 'fatal', injured: [{ fullName: 'Титов Роман' }] })
  await person.ask('/microtraumas', {
    ...{ companyId, date, time: '10:20', reportDate: date, reportTime: '10:30', place: 'Цех', injured },
    ...{ circumstances: 'Разбирал поддон', injury: '+Ссадина', firstAid: 'Промыта' },
  })
  const at = (time: string) => new Date(`${date}T${time}:00Z`)
  await page.goto('/notifications/incidents')
  await page.getByText('Титов').waitFor()
  await choose(page, 'Степень тяжести', 'лёгкий')
  await seen(() => page.getByText('Титов').count()).toBe(0)
  const accidents = await save(page)
  expect(accidents.name).toBe('Происшествия.xlsx')
  expect(accidents.rows).toMatchObject([
    {
      ...{ 'ФИО пострадавших': 'Жуков Артём Николаевич', 'Место происшествия': '=Карьер' },
      ...{ 'Дата происшествия': at('09:10'), Состояние: 'расследуется' },
    },
  ])
  await page.goto('/notifications/microtraumas')
  await page.getByText('+Ссадина').first().waitFor()
  expect((await save(page)).rows).toMatchObject([{ Когда: at('10:20'), 'Что повреждено': '+Ссадина' }])
  await page.goto('/settings/journal?area=microtraumas')
  await page.getByText('Записана микротравма').first().waitFor()
  const { rows } = await save(page)
  expect(new Set(rows.map((row) => row['Что сделано']))).toEqual(new Set(['Записана микротравма']))
  expect(rows.every(({ Когда }) => Когда instanceof Date)).toBe(true)
  expect(rows.map(({ Стало }) => Стало)).toContain('+Ссадина')
})

test('a head saves the rows of their own department alone', async ({ person, visit, staff }) => {
  await train(person, staff)
  const head = await registered(address())
  const { companyId, ownDepartment } = staff
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
