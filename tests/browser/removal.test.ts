import { violations } from './axe.ts'
import { test as base, expect, seen } from './browser-test.ts'
import { withStaff } from './staff.ts'

/** One of the staff is in a memo. */
const test = base.extend('staff', async ({ person }) => {
  const staff = await withStaff(person)
  const obligationId = await staff.oblige('Жуков', {
    section: 'training',
    trainingName: 'Работы на высоте',
    periodicity: '1 год',
    date: '2026-01-12',
  })
  const employeesData = [{ obligationId }]
  await person.ask('/memos', { companyId: staff.companyId, section: 'training', employeesData })
  return staff
})

test('an employee entered by mistake is deleted; one in a memo is not, and it says why', async ({
  visit,
  person,
  staff,
}) => {
  const { page, allow } = await visit(person)
  allow(/409/)
  const ask = async (lastName: string) => {
    await page.goto(`/employees/:${staff.employees[lastName]}/position`)
    await page.getByRole('button', { name: 'Удалить работника' }).click()
    return page.getByRole('dialog', { name: 'Удаление работника' })
  }
  const refused = await ask('Жуков')
  await refused.getByRole('button', { name: 'Удалить работника' }).click()
  await refused.getByText(/Работник есть в служебной записке № 1\. Увольте его вместо удаления/).waitFor()
  expect(await violations(page)).toEqual([])
  await refused.getByRole('button', { name: 'Оставить' }).click()
  const question = await ask('Яковлева')
  await question.getByRole('button', { name: 'Удалить работника' }).click()
  await question.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Работники', level: 1 }).waitFor()
  await page.getByRole('link', { name: /Жуков/ }).waitFor()
  await seen(() => page.getByRole('link', { name: /Яковлева/ }).count()).toBe(0)
})

test('a department is deleted in its dialog when no one is in it', async ({
  visit,
  person,
  staff: { companyId, positionId },
}) => {
  const { id } = await person.ask('/employee-groups', { companyId, name: 'Пустой цех' })
  const own = { section: 'instructions', instructionName: 'ИОТ-7', periodicity: 'бессрочно', basis: '' }
  const post = { companyId, positionId, departmentId: id }
  const answers = { kind: 'specialist', traits: ['officeOnly'], workingConditions: '2' }
  await person.ask('/requirements/answers', { ...post, ...answers })
  await person.ask('/requirements/own', { ...post, ...own })
  const { page, allow } = await visit(person)
  allow(/409/)
  const open = async (name: string, going: string) => {
    await page.getByRole('button', { name: new RegExp(`Переименовать.*${name}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить отдел' }).click()
    const question = page.getByRole('dialog', { name: 'Удаление отдела' })
    await question.getByText(going).waitFor()
    await question.getByRole('button', { name: 'Удалить отдел' }).click()
    return question
  }
  await page.goto('/employees')
  const refused = await open('Карьер', 'Принятых требований это не затронет.')
  await refused.getByText(/В отделе числятся: Абрамова Вера Ильинична и ещё/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto('/employees')
  const question = await open('Пустой цех', 'из требований по должностям пропадёт 1 принятое требование')
  await question.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /Переименовать.*Карьер/ }).waitFor()
  await seen(() => page.getByText('Пустой цех').count()).toBe(0)
})

test('a position of one’s own is deleted where it is chosen', async ({ visit, person, staff }) => {
  const { page, allow } = await visit(person)
  allow(/409/)
  await page.goto(`/employees/:${staff.employees.Ёлкин}/position`)
  await page.getByRole('button', { name: 'Редактировать' }).click()
  await page.getByRole('button', { name: 'Удалить должность из списка' }).click()
  const question = page.getByRole('dialog', { name: 'Удаление должности' })
  await question.getByRole('button', { name: 'Удалить должность из списка' }).click()
  await question.getByText(/Должность занимают: Абрамова Вера Ильинична и ещё/).waitFor()
  await question.getByRole('button', { name: 'Оставить' }).click()
  const positions = page.getByRole('combobox', { name: 'Должность по ЕТКС' })
  await positions.fill('Заливщик небес')
  await page.getByRole('option', { name: /Заливщик небес/ }).click()
  await page.getByRole('button', { name: 'Удалить должность из списка' }).click()
  await question.getByText(/«Заливщик небес»/).waitFor()
  await question.getByRole('button', { name: 'Удалить должность из списка' }).click()
  await question.waitFor({ state: 'hidden' })
  await seen(() => positions.inputValue()).toBe('')
})
