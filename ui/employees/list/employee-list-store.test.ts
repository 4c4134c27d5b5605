// @vitest-environment node
import type { Department } from '@osh/core/departments/department.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { anEmployee, day, gloves } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { employeeTexts } from '../texts.ts'
import { type EmployeeListStore, employeeListStore } from './employee-list-store.ts'

let page: UserPage
let office: Department
let quarry: Department
let store: EmployeeListStore

beforeEach(async () => {
  page = await openAsUser()
  quarry = await page.department('Карьер')
  office = await page.department('Администрация')
  await page.hire('Журавлёв', quarry)
  await page.hire('Абрамова', quarry)
  await page.hire('Ежов', office)
  store = page.services.get(employeeListStore)
  await store.open()
})

const names = () =>
  store.lines.map((line) =>
    line.is === 'department' ? line.group.department.name : line.row.employee.lastName,
  )

test('departments in Russian order, their employees in it too, numbered through the whole list', () => {
  expect(names()).toEqual(['Администрация', 'Ежов', 'Карьер', 'Абрамова', 'Журавлёв'])
  const numbers = store.lines.map((line) => (line.is === 'employee' ? line.row.number : null))
  expect(numbers).toEqual([null, 1, null, 2, 3])
})

test('search takes е for ё and any case, and keeps the numbers', () => {
  store.find('ЖУРАВЛЕВ')
  expect(names()).toEqual(['Карьер', 'Журавлёв'])
  expect(store.lines[1]).toMatchObject({ row: { number: 3 } })
})

test('no one found, then everyone again', () => {
  store.find('Ящеров')
  expect(store.shown).toEqual([])
  store.reset()
  expect([store.search, store.shownCount]).toEqual(['', 3])
})

test('folding hides a department’s employees; all fold and unfold at once', () => {
  store.toggleFold(quarry.id)
  expect(names()).toEqual(['Администрация', 'Ежов', 'Карьер'])
  expect(store.allFolded).toBe(false)
  store.toggleFold(office.id)
  expect(store.allFolded).toBe(true)
  store.toggleAll()
  expect(store.shownCount + 2).toBe(store.lines.length)
  store.toggleAll()
  expect(names()).toEqual(['Администрация', 'Карьер'])
})

test('what is searched for is found in a folded department, which is folded again afterwards', () => {
  store.toggleAll()
  store.find('ежов')
  expect(names()).toEqual(['Администрация', 'Ежов'])
  store.reset()
  expect(names()).toEqual(['Администрация', 'Карьер'])
})

test('a head shows only those short of something in its section, and pressed again everyone', async () => {
  const abramova = store.groups[1]?.rows[0]?.employee
  if (abramova === undefined) throw new Error('no one is in the second department')
  await page.assign(abramova, { section: 'training', name: 'Работы на высоте' }, day('2020-01-10'))
  await page.assign(abramova, { section: 'medicalExamination', factorNumber: '1.1' }, day('2020-01-10'))
  await store.open()
  expect(store.groups[1]?.overdue).toMatchObject({ training: 1, medicalExamination: 1, ppe: 0 })

  store.toggleShortage('medicalExamination')
  expect(names()).toEqual(['Карьер', 'Абрамова'])
  store.toggleShortage('training')
  expect(store.shownCount).toBe(3)
  store.toggleShortage('ppe')
  expect(store.shownCount).toBe(0)
  store.toggleShortage('ppe')
  expect(store.shortage).toBeNull()
  expect(store.shownCount).toBe(3)
})

test('where no one is short it is told to whom anything is assigned', async () => {
  const [ezhov] = store.groups.flatMap(({ rows }) => rows.map(({ employee }) => employee))
  if (ezhov === undefined) throw new Error('no one is in the list')
  const said = () => employeeTexts.noShortage('ppe', store.assignedTo('ppe'))
  expect(said()).toBe('СИЗ: никому не назначено.')
  await page.assign(ezhov, gloves(1), day('2026-03-01'))
  await store.open()
  expect(said()).toBe('СИЗ: просроченного нет.')
  expect(employeeTexts.noShortage('training', 'all')).toBe('Обучение: у всех назначено, просроченного нет.')
  expect(employeeTexts.noShortage('ppe', 'all')).toBe('СИЗ: просроченного нет.')
})

test('the dismissed are shown only when asked for, last and without a number', async () => {
  accepted(
    await page.records.employees.hire({
      companyId: page.company.id,
      details: anEmployee({ ...page.place(quarry), lastName: 'Аванесов', dismissalDate: day('2026-03-01') }),
    }),
  )
  await store.open()
  expect(names()).not.toContain('Аванесов')
  expect(store.employed).toBe(3)
  store.showDismissed(true)
  expect(names().slice(-3)).toEqual(['Абрамова', 'Журавлёв', 'Аванесов'])
  expect(store.lines.at(-1)).toMatchObject({ row: { number: null } })
})
