import { expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import type { Person } from './person.ts'
import { withStaff } from './staff.ts'

const NAME = 'Титов Иван Ильич'
const SEARCH = 'ФИО, табельный номер, должность, отдел'
const briefing = { section: 'briefings', briefingName: 'Вводный инструктаж', periodicity: '1 год' }

/** Two of one name, one with a number and one with none, both late with a briefing. */
async function withNamesakes(person: Person) {
  const { companyId, departmentId, positionId } = await withStaff(person)
  const of = { companyId, employeeGroupId: departmentId, positionId, sex: 'm', hireDate: '2019-09-02' }
  const name = { lastName: 'Титов', firstName: 'Иван', fatherName: 'Ильич' }
  for (const one of [
    { ...name, birthDate: '1988-05-14', personnelNumber: '00117' },
    { ...name, birthDate: '1975-03-02' },
  ]) {
    const { id: employeeId } = await person.ask('/employees', { ...of, ...one })
    await person.ask('/obligations', { companyId, employeeId, ...briefing, date: dayFromToday(-400) })
  }
}

test('people of one name are told apart by number or year of birth wherever they are listed, and found by number', async ({
  page,
  person,
}) => {
  await withNamesakes(person)
  await page.goto('/employees/documents/all')
  const marks = [/таб\.\s00117/, /1975\sг\.\sр\./]
  const each = async (role: 'row' | 'checkbox' | 'option' | 'listitem') => {
    for (const mark of marks)
      await seen(() => page.getByRole(role).filter({ hasText: NAME }).filter({ hasText: mark }).count()).toBe(
        1,
      )
  }
  await each('row')
  await page.getByRole('searchbox', { name: SEARCH }).fill('117')
  await seen(() => page.getByText(NAME).count()).toBe(1)
  await page.getByRole('searchbox', { name: SEARCH }).fill('титов взрывник карьер')
  await seen(() => page.getByText(NAME).count()).toBe(2)

  await page.getByRole('link', { name: 'Тонус' }).first().click()
  await each('row')

  await page.goto('/notifications/briefings')
  await each('row')
  for (const mark of marks) expect(await page.getByRole('checkbox', { name: mark }).count()).toBe(1)
  await page.getByRole('searchbox', { name: SEARCH }).fill('00117')
  await seen(() => page.getByRole('row').filter({ hasText: NAME }).count()).toBe(1)
  await page.getByRole('searchbox', { name: SEARCH }).fill('титов карь')
  await seen(() => page.getByRole('row').filter({ hasText: NAME }).count()).toBe(2)
  for (const mark of marks) await page.getByRole('checkbox', { name: mark }).check()
  await page.getByRole('button', { name: 'Сформировать' }).first().click()
  const memo = page.getByRole('dialog')
  for (const mark of marks) await memo.getByRole('listitem').filter({ hasText: mark }).waitFor()
  await memo.getByRole('button', { name: 'Добавить работника' }).click()
  await memo.getByRole('combobox', { name: 'Работник' }).fill('карьер взрыв')
  await seen(() => page.getByRole('option').count()).toBeGreaterThan(0)
})
