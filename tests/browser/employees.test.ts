import type { Page } from 'playwright-core'
import { aCompany } from '#tests/examples.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, shown, todayIso } from './days.ts'
import { choose, fieldOf, typeDay } from './fields.ts'
import type { Json, Person } from './person.ts'

/** A company with a department. */
async function makeQuarry({ ask }: Person) {
  const { id: companyId } = await ask('/companies', aCompany())
  const { id: employeeGroupId } = await ask('/employee-groups', { companyId, name: 'Карьер' })
  return { companyId, employeeGroupId }
}

/** Two people in one department, and a department without any. */
async function makeTwoPeople(person: Person) {
  const { companyId, employeeGroupId } = await makeQuarry(person)
  await person.ask('/employee-groups', { companyId, name: 'Склад' })
  const { id: positionId } = await person.ask('/positions', { companyId, name: 'Взрывник-испытатель' })
  const employ = async (fields: Json): Promise<unknown> => {
    const place = { companyId, employeeGroupId, positionId }
    return (await person.ask('/employees', { ...place, hireDate: '2021-02-01', ...fields })).id
  }
  const kim = await employ({ lastName: 'Ким', firstName: 'Ирина', sex: 'f', birthDate: '1991-03-05' })
  const yolkin = await employ({
    ...{ lastName: 'Ёлкин', firstName: 'Пётр', fatherName: 'Семёнович' },
    ...{ sex: 'm', birthDate: '1981-03-05' },
  })
  return { companyId, kim, yolkin }
}

const namesIn = (page: Page): Promise<readonly string[]> =>
  page.getByRole('rowheader').getByRole('link').allInnerTexts()

const addDepartment = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Новый отдел' })
  await fieldOf(dialog, 'Название отдела').fill(name)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('the first department is asked for, others are added and renamed', async ({ page, person }) => {
  await person.ask('/companies', aCompany())
  await page.goto('/employees')
  await page.getByText('У вашей компании нет отделов.').waitFor()
  await page.getByRole('button', { name: 'Добавить отдел' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый отдел' })
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await dialog.getByText('Введите название компании').waitFor()
  await addDepartment(page, 'Карьер')
  await page.getByRole('button', { name: 'Отдел', exact: true }).click()
  await addDepartment(page, 'Склад')
  await page.getByRole('button', { name: 'Переименовать отдел «Склад»' }).click()
  const rename = page.getByRole('dialog', { name: 'Переименование отдела' })
  await fieldOf(rename, 'Название отдела').fill('Склад взрывчатых веществ')
  await rename.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('button', { name: /^Склад взрывчатых веществ/ }).waitFor()
})

test('an employee is added; the patronymic is optional, and what is missing is said at its field', async ({
  page,
  person,
}) => {
  await makeQuarry(person)
  await page.goto('/employees')
  await page.getByRole('button', { name: 'Работник', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый работник' })
  await fieldOf(dialog, 'Фамилия').fill('ким')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await dialog.getByText('Укажите отдел').first().waitFor()
  await dialog.getByText('Укажите должность').first().waitFor()
  await fieldOf(dialog, 'Имя').fill('ирина')
  await choose(dialog, 'Пол', 'Женщина')
  await typeDay(dialog, 'Дата рождения', '05.03.1991')
  await typeDay(dialog, 'Дата приёма на работу', '01.02.2021')
  await fieldOf(dialog, 'СНИЛС').pressSequentially('11223344595')
  expect(await fieldOf(dialog, 'СНИЛС').inputValue()).toBe('112-233-445 95')
  await choose(dialog, 'Отдел', 'Карьер')
  await dialog.getByRole('combobox', { name: 'Должность по ЕТКС' }).fill('Взрывник-испытатель')
  await page.getByRole('option', { name: 'Добавить должность «Взрывник-испытатель»' }).click()
  await seen(() => dialog.getByRole('combobox', { name: 'Должность по ЕТКС' }).inputValue()).toBe(
    'Взрывник-испытатель',
  )
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await dialog.getByText('Работник добавлен: Ким Ирина').waitFor()
  await dialog.getByRole('button', { name: 'Добавить ещё' }).click()
  await fieldOf(dialog, 'Фамилия').fill('Ёлкин')
  await fieldOf(dialog, 'Имя').fill('Пётр')
  await fieldOf(dialog, 'Отчество').fill('Семёнович')
  await choose(dialog, 'Пол', 'Мужчина')
  await typeDay(dialog, 'Дата рождения', '05.03.1981')
  await typeDay(dialog, 'Дата приёма на работу', '01.02.2020')
  await seen(() => dialog.getByRole('combobox', { name: 'Отдел' }).inputValue()).toBe('Карьер')
  await choose(dialog, 'Должность по ЕТКС', 'Взрывник-испытатель')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await dialog.getByText('Работник добавлен: Ёлкин Пётр Семёнович').waitFor()
  await dialog.getByRole('button', { name: 'К списку' }).click()
  await seen(() => namesIn(page)).toEqual(['Ёлкин Пётр Семёнович', 'Ким Ирина'])
})

test('people are found by name in any case; departments fold', async ({ page, person }) => {
  await makeTwoPeople(person)
  await page.goto('/employees/information/main')
  await page.getByRole('searchbox', { name: 'ФИО, табельный номер, должность, отдел' }).fill('ёлк')
  await seen(() => namesIn(page)).toEqual(['Ёлкин Пётр Семёнович'])
  await seen(async () => new URL(page.url()).searchParams.get('search')).toBe('ёлк')
  const [found] = await namesIn(page)
  await page.getByRole('link', { name: found ?? '' }).click()
  await page.getByRole('heading', { name: found ?? '', level: 1 }).waitFor()
  await page.goBack()
  await seen(() =>
    page.getByRole('searchbox', { name: 'ФИО, табельный номер, должность, отдел' }).inputValue(),
  ).toBe('ёлк')
  await seen(() => namesIn(page)).toEqual([found])
  await page.reload()
  await seen(() => namesIn(page)).toEqual([found])
  await page.getByRole('searchbox', { name: 'ФИО, табельный номер, должность, отдел' }).fill('нет такого')
  await page.getByText('Нет работников, соответствующих поисковому запросу').waitFor()
  await page.getByRole('button', { name: 'Очистить' }).click()
  await seen(async () => (await namesIn(page)).length).toBe(2)
  await page.getByRole('button', { name: 'Свернуть все' }).click()
  await seen(() => namesIn(page)).toEqual([])
  await page.getByRole('button', { name: /^Карьер/, expanded: false }).click()
  await seen(async () => (await namesIn(page)).length).toBe(2)
})

test('one obligation is given to many; the head of a section shows only those who are short of it', async ({
  page,
  person,
}) => {
  await makeTwoPeople(person)
  await page.goto('/employees')
  await page.getByRole('button', { name: 'Назначить обязательство' }).click()
  const dialog = page.getByRole('dialog', { name: 'Назначить обязательство' })
  await dialog.getByRole('searchbox', { name: 'ФИО, табельный номер, должность, отдел' }).fill('Ёлкин')
  await dialog.getByRole('button', { name: 'Выбрать всех найденных: 1' }).click()
  await dialog.getByRole('searchbox', { name: 'ФИО, табельный номер, должность, отдел' }).fill('')
  await dialog.getByRole('checkbox', { name: /Ким Ирина/ }).check()
  await choose(dialog, 'Раздел', 'Обучение')
  await dialog.getByRole('combobox', { name: 'Программа обучения' }).fill('Программа А')
  await dialog.getByRole('combobox', { name: 'Периодичность' }).fill('1 год')
  await typeDay(dialog, 'Дата последнего прохождения', shown(dayFromToday(-400)))
  await dialog.getByRole('button', { name: 'Назначить 2 работникам' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page
    .getByRole('row', { name: /Ким Ирина/ })
    .getByRole('img', { name: 'Обучение: просрочено' })
    .waitFor()
  await page
    .getByRole('row', { name: /Ким Ирина/ })
    .getByRole('button', { name: /^Инструктажи: не назначено/ })
    .waitFor()
  await page.getByRole('button', { name: 'Медосмотры', exact: true }).click()
  await page.getByText('Медосмотры: никому не назначено.').waitFor()
  await page.getByRole('button', { name: 'Обучение', exact: true }).click()
  await seen(async () => (await namesIn(page)).length).toBe(2)
  await page.getByRole('button', { name: 'Обучение', exact: true, pressed: true }).click()
})

test('what is assigned without a day is red and first; a day before the hire is asked about', async ({
  page,
  person,
}) => {
  await makeTwoPeople(person)
  await page.goto('/employees')
  await page.getByRole('button', { name: 'Назначить обязательство' }).click()
  const dialog = page.getByRole('dialog', { name: 'Назначить обязательство' })
  await dialog.getByRole('checkbox', { name: /Ким Ирина/ }).check()
  await dialog.getByRole('combobox', { name: 'Инструктаж' }).fill('Вводный инструктаж')
  await dialog.getByRole('combobox', { name: 'Периодичность' }).fill('разово')
  await dialog.getByRole('button', { name: 'Назначить 1 работнику' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('img', { name: 'Инструктажи: просрочено' }).waitFor()
  await page.goto('/notifications')
  await page.getByText('не пройдено', { exact: true }).waitFor()
  await page.goto('/notifications/briefings')
  await page.getByText('не пройдено', { exact: true }).waitFor()
  await page.getByRole('link', { name: /^Ким Ирина/ }).click()
  await page.getByText('не пройдено', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: /^Отметить прохождение/ }).click()
  const done = page.getByRole('dialog', { name: 'Отметить прохождение' })
  await typeDay(done, 'Дата прохождения', '31.01.2021')
  await done.getByRole('button', { name: 'Записать' }).click()
  const question = page.getByRole('dialog', { name: 'Дата 31.01.2021 раньше приёма на работу' })
  await question.getByText('Ким Ирина: приём 01.02.2021').waitFor()
  await question.getByRole('button', { name: 'Исправить дату' }).click()
  await typeDay(done, 'Дата прохождения', shown(dayFromToday(-1)))
  await done.getByRole('button', { name: 'Записать' }).click()
  await done.waitFor({ state: 'hidden' })
  await page.goto('/notifications/briefings')
  await page.getByText('Сроков по разделу').first().waitFor()
})

test('a dismissed employee leaves the tables, and comes back when that is undone', async ({
  page,
  person,
}) => {
  const { companyId, kim, yolkin } = await makeTwoPeople(person)
  const training = { section: 'training', trainingName: 'Программа А', periodicity: '1 год' }
  for (const employeeId of [kim, yolkin])
    await person.ask('/obligations', { companyId, employeeId, ...training, date: dayFromToday(-400) })
  await page.goto('/employees')
  await page.getByRole('link', { name: 'Ким Ирина' }).click()
  await page.getByRole('link', { name: /^Должность/ }).click()
  await page.getByRole('button', { name: 'Уволить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Увольнение работника' })
  await seen(() => fieldOf(dialog, 'Дата увольнения').inputValue()).toBe(shown(todayIso()))
  await typeDay(dialog, 'Дата увольнения', shown(dayFromToday(-1)))
  await dialog.getByRole('button', { name: 'Уволить' }).click()
  await page.getByRole('button', { name: 'Отменить увольнение' }).waitFor()
  await page.getByRole('link', { name: 'Тонус' }).click()
  await page.getByRole('heading', { name: 'Тонус', level: 1 }).waitFor()
  await page
    .getByRole('link', { name: /^Обучение/ })
    .first()
    .click()
  await page.getByRole('row', { name: /Ёлкин/ }).waitFor()
  await seen(() => page.getByText('Ким Ирина').count()).toBe(0)
  await page.goto('/employees')
  await seen(() => namesIn(page)).toEqual(['Ёлкин Пётр Семёнович'])
  await page.getByText('Показать уволенных').click()
  await page.getByRole('link', { name: 'Ким Ирина' }).click()
  await page.getByRole('link', { name: /^Должность/ }).click()
  await page.getByRole('button', { name: 'Отменить увольнение' }).click()
  await page.getByRole('button', { name: 'Уволить' }).waitFor()
  await page.goto('/notifications/training')
  await page.getByRole('row', { name: /Ким Ирина/ }).waitFor()
})
