import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import type { Json, Person } from './person.ts'
import { type Staff, withStaff } from './staff.ts'

/** Staff of whose position everything that the law proposes is accepted, and applied to all of them. */
async function withRequirements(person: Person): Promise<Staff> {
  const { ask } = person
  const staff = await withStaff(person)
  const { companyId, positionId } = staff
  const post = { companyId, positionId }
  const of = `companyId=${companyId}&positionId=${positionId}`
  await ask('/requirements/answers', { ...post, kind: 'worker', traits: [] })
  const { waiting } = await ask<{ readonly waiting: readonly Json[] }>(`/requirements/post?${of}`)
  await ask('/requirements/acceptance', { ...post, keys: waiting.map(({ key }) => key) })
  const { mark } = await ask(`/requirements/difference?${of}`)
  await ask('/requirements/application', { ...post, mark, done: [] })
  return staff
}

test('from the questions of a position to the deadlines of its people', async ({ page, person }) => {
  const staff = await withStaff(person)
  await page.goto('/settings/requirements')
  await page.getByRole('heading', { name: 'Требования по должностям' }).waitFor()
  await page.getByRole('link', { name: 'ответить на вопросы' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: /^Разобрать 1/ }).click()
  await page.getByRole('heading', { name: 'Вопросы о должности' }).waitFor()
  await page.getByRole('radio', { name: 'рабочий', exact: true }).check()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Показать, что требует закон' }).click()
  const all = page.getByRole('button', { name: /^Принять все/ })
  await all.waitFor()
  await page.getByRole('heading', { name: 'Сравнивать не с чем' }).waitFor()

  const refuse = page.getByRole('button', { name: /^Отказать.*Повторный противопожарный/ })
  await refuse.click()
  const reason = page.getByLabel('Почему не требуется')
  await reason.fill('Черновик')
  await reason.press('Escape')
  await seen(() => refuse.evaluate((one) => one === document.activeElement)).toBe(true)
  await refuse.click()
  await reason.fill('Проводит охрана по договору № 7')
  await reason.press('Enter')
  await page.getByRole('heading', { name: /^Отказано 1/ }).waitFor()
  await page.getByText('Проводит охрана по договору № 7').waitFor()

  const change = page.getByRole('button', { name: /^Изменить.*Повторный инструктаж/ })
  await change.click()
  await page.getByLabel('Периодичность').fill('3 месяца')
  await page.getByLabel('Чем решено').fill('приказ № 18 от 02.03.2026')
  await page.getByRole('button', { name: 'Принять так' }).click()
  await page.getByText('решение организации, приказ № 18').first().waitFor()

  await all.click()
  await page.getByText('Все предложения разобраны.').waitFor()
  await page.getByRole('heading', { name: /^Разница/ }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Применить к 4 работникам' }).waitFor()

  await page.goto(`/employees/:${staff.employees.Абрамова}/main`)
  const offered = page.getByRole('region', { name: 'По требованиям должности' })
  await offered.getByRole('button', { name: /^Посмотреть/ }).click()
  await offered
    .getByLabel('Уже пройдено: Повторный инструктаж на рабочем месте')
    .fill(shown(dayFromToday(-80)))
  expect(await violations(page)).toEqual([])
  await offered.getByRole('button', { name: 'Применить' }).click()
  await offered.waitFor({ state: 'hidden' })

  await page.goto(`/settings/requirements/${staff.positionId}`)
  const apply = page.getByRole('button', { name: 'Применить к 3 работникам' })
  await apply.waitFor()
  await page.getByRole('button', { name: /^Посмотреть/ }).click()
  await page.getByText('Ёлкин Пётр Семёнович').first().waitFor()
  await apply.click()
  await page.getByText(/^Применено: назначено \d+/).waitFor()
  await page.getByRole('heading', { name: 'Разницы нет' }).waitFor()

  await page.goto('/notifications/briefings?search=Абрамова')
  await page
    .getByRole('row', { name: /Абрамова Вера Ильинична.*Повторный инструктаж на рабочем месте/ })
    .waitFor()
})

test('one person is excepted for a reason and a term, and held to it again; a department differs and doesn’t', async ({
  page,
  person,
}) => {
  const { positionId } = await withRequirements(person)
  await page.goto(`/settings/requirements/${positionId}`)
  await page.getByRole('heading', { name: /^Исключения 0/ }).waitFor()
  await page.getByRole('button', { name: 'Исключить работника' }).click()
  await page.getByLabel('Работник', { exact: true }).selectOption({ label: 'Абрамова Вера Ильинична' })
  await page
    .getByLabel('Требование', { exact: true })
    .selectOption({ label: 'Первичный противопожарный инструктаж' })
  const save = page.getByRole('button', { name: 'Записать исключение' })
  expect(await save.isDisabled()).toBe(true)
  await page.getByLabel('Почему для него не действует').fill('Отпуск по уходу за ребёнком, приказ № 31')
  await page.getByLabel('Последний день исключения').fill('01.02.2040')
  expect(await violations(page)).toEqual([])
  await save.click()
  await page.getByRole('heading', { name: /^Исключения 1/ }).waitFor()
  await page.getByText('Отпуск по уходу за ребёнком, приказ № 31', { exact: true }).waitFor()
  await page.getByText('до 01.02.2040').waitFor()
  await page.getByRole('heading', { name: /^Разница/ }).waitFor()
  await page.getByRole('heading', { name: 'Закрыть 1' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^снять.*Абрамова/ }).click()
  await page.getByRole('heading', { name: 'Разницы нет' }).waitFor()

  await page.getByText('Если в отделе требования другие').getByRole('link').first().click()
  await page.getByText('Пока здесь действуют общие требования').waitFor()
  await page.getByRole('radio', { name: 'рабочий', exact: true }).check()
  await page.getByRole('button', { name: 'Показать, что требует закон' }).click()
  await page.getByText('В этом отделе свои требования.').waitFor()
  await page.getByRole('button', { name: 'Больше не отличается' }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Вернуть к общим требованиям' }).click()
  await page.waitForURL(`**/settings/requirements/${positionId}`)
  await page.getByRole('heading', { name: 'Разницы нет' }).waitFor()
})

test('the matrix and a position fit every window', async ({ person, visit }) => {
  const { positionId } = await withRequirements(person)
  for (const width of [1440, 768, 390, 320]) {
    const { page } = await visit(person, { width })
    for (const path of ['/settings/requirements', `/settings/requirements/${positionId}`]) {
      await page.goto(path)
      await page
        .getByText(/Взрывник/)
        .first()
        .waitFor()
      expect(await sideways(page), `${path} at ${width}`).toBe(0)
    }
  }
})

test('a dash says why, and Esc gives the focus back', async ({ page, person }) => {
  await withRequirements(person)
  await page.goto('/employees/documents/all')
  const mark = page.getByRole('button', { name: 'Медосмотры: не назначено, Жуков Артём Николаевич, почему' })
  await mark.click()
  const answer = page.getByRole('dialog', { name: 'Почему нет медосмотра' })
  await answer.getByText('По должности «Взрывник» не принято').waitFor()
  await answer.getByRole('link', { name: 'К требованию' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await answer.waitFor({ state: 'hidden' })
  await seen(() => mark.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('who is searched for and is not in a table is named, with why', async ({ page, person }) => {
  await withRequirements(person)
  await page.goto('/notifications/ppe?search=Жуков')
  await page.getByText('Жуков Артём Николаевич в таблицу не входит.').waitFor()
  await page.getByRole('button', { name: /^Почему.*Жуков/ }).click()
  await page.getByRole('dialog', { name: 'Почему нет СИЗ' }).getByRole('heading').waitFor()
})

test('whom to except is told from a namesake by the number or the year of birth', async ({
  page,
  person,
}) => {
  const staff = await withRequirements(person)
  const of = { companyId: staff.companyId, employeeGroupId: staff.departmentId, positionId: staff.positionId }
  for (const one of [{ birthDate: '1988-05-14', personnelNumber: '00117' }, { birthDate: '1975-03-02' }])
    await person.ask('/employees', {
      ...{ ...of, ...one, lastName: 'Титов', firstName: 'Иван', fatherName: 'Ильич' },
      ...{ sex: 'm', hireDate: '2019-09-02' },
    })
  await page.goto(`/settings/requirements/${staff.positionId}`)
  await page.getByRole('button', { name: 'Исключить работника' }).click()
  const who = page.getByLabel('Работник', { exact: true })
  await seen(() => who.getByRole('option').filter({ hasText: 'Титов' }).allTextContents()).toEqual([
    'Титов Иван Ильич, таб.\u00a000117',
    'Титов Иван Ильич, 1975\u00a0г.\u00a0р.',
  ])
  await who.selectOption({ label: 'Титов Иван Ильич, таб.\u00a000117' })
  await page.getByLabel('Почему для него не действует').fill('Отпуск по уходу за ребёнком')
  await page.getByLabel('Почему для него не действует').press('Enter')
  await page
    .getByRole('listitem')
    .filter({ hasText: /Титов Иван Ильич, таб\.\s00117/ })
    .waitFor()
})
