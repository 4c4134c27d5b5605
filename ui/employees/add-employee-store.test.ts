// @vitest-environment node
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { makeServices } from '#ui/app/container.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { type AddEmployeeStore, addEmployeeStore } from './add-employee-store.ts'
import { listWrongFields } from './employee-input.ts'
import { staffChoices } from './staff-choices.ts'

let page: UserPage
let store: AddEmployeeStore

beforeEach(async () => {
  page = await openAsUser()
  store = page.services.get(addEmployeeStore)
})

const person = {
  lastName: 'ЁЛКИНА',
  firstName: 'мария',
  sex: 'f',
  birthDate: day('1990-02-01'),
  hireDate: day('2026-01-12'),
  workMobilePhone: '+7 (912) 555-01-42',
} as const

test('what is missing is said at its fields in the order of the form, and all that was typed stays', async () => {
  store.set(person)
  expect(await store.save()).toBe(false)
  expect(store.messages).toEqual({ departmentId: 'Укажите отдел', positionId: 'Укажите должность' })
  expect(listWrongFields(store.messages).map(({ id }) => id)).toEqual(['departmentId', 'positionId'])
  expect(store.input).toMatchObject(person)
  expect(store.dirty).toBe(true)
})

test('a message goes when its field is typed again, the others stay', async () => {
  await store.save()
  store.set({ lastName: 'Ёлкина' })
  expect(store.messages.lastName).toBeUndefined()
  expect(store.messages.firstName).toBeDefined()
})

test('the server’s refusal is at its field too', async () => {
  const place = page.place(await page.department('Склад'))
  store.set({
    ...person,
    departmentId: (place.departmentId + 1000) as typeof place.departmentId,
    positionId: place.positionId,
  })
  expect(await store.save()).toBe(false)
  expect(Object.keys(store.messages)).toEqual(['departmentId'])
  expect(store.input.lastName).toBe('ЁЛКИНА')
})

test('without an answer nothing that was typed is lost', async () => {
  const { employees: stored } = page.records
  const employees = Object.assign(Object.create(stored), { listPage: stored.listPage.bind(stored) })
  employees.hire = async () => {
    throw new Unavailable(503)
  }
  const services = makeServices({ ...page.outside, records: { ...page.records, employees } })
  await services.get(currentCompany).load()
  const failing = services.get(addEmployeeStore)
  const place = page.place(await page.department('Склад'))
  failing.set({ ...person, departmentId: place.departmentId, positionId: place.positionId })
  expect(await failing.save()).toBe(false)
  expect(failing.messages).toEqual({ form: 'Ошибка 503' })
  expect(failing.input).toMatchObject(person)
  expect(failing.busy).toBe(false)
})

test('added with the usual capitals; the next one begins in the same department with nothing else', async () => {
  const place = page.place(await page.department('Склад'))
  store.set({ ...person, departmentId: place.departmentId, positionId: place.positionId })
  expect(await store.save()).toBe(true)
  expect(store.addedName).toBe('Ёлкина Мария')
  expect(store.dirty).toBe(false)
  store.beginAnother()
  expect(store.input).toMatchObject({ departmentId: place.departmentId, lastName: '', positionId: null })
  expect(store.dirty).toBe(false)
  expect(await page.records.employees.list(page.company.id)).toHaveLength(1)
})

test('someone like that in the list is told first; saving again adds a second one', async () => {
  const place = page.place(await page.department('Склад'))
  const typed = { ...person, departmentId: place.departmentId, positionId: place.positionId }
  store.set(typed)
  await store.save()
  store.beginAnother()
  store.set({ ...typed, lastName: 'елкина' })
  expect(await store.save()).toBe(false)
  expect(store.doubles.map(({ lastName }) => lastName)).toEqual(['Ёлкина'])
  expect(store.busy).toBe(false)
  expect(await page.records.employees.list(page.company.id)).toHaveLength(1)
  expect(await store.save()).toBe(true)
  expect(await page.records.employees.list(page.company.id)).toHaveLength(2)
  store.beginAnother()
  store.set({ ...typed, birthDate: day('1991-02-01') })
  expect(await store.save()).toBe(true)
})

test('someone of the list without a patronymic is told of, too', async () => {
  const place = page.place(await page.department('Склад'))
  const typed = { ...person, departmentId: place.departmentId, positionId: place.positionId }
  store.set({ ...typed, fatherName: '' })
  await store.save()
  store.beginAnother()
  store.set({ ...typed, fatherName: 'Ильинична' })
  expect(await store.save()).toBe(false)
  expect(store.doubles).toHaveLength(1)
})

test('the company’s own position is among the choices as soon as it is added', async () => {
  const choices = page.services.get(staffChoices)
  await choices.open()
  const before = choices.positions.length
  const added = await choices.addPosition('Оператор дробилки № 3')
  expect(choices.positions.map(({ id }) => ({ value: id }))).toContainEqual(added)
  await choices.addPosition('Оператор дробилки № 3')
  expect(choices.positions).toHaveLength(before + 1)
  expect(await choices.addPosition('  ')).toEqual({ refused: 'Введите название должности' })
})

test('what is saved while a new position is being stored waits for it', async () => {
  const { departmentId } = page.place(await page.department('Склад'))
  const choices = page.services.get(staffChoices)
  await choices.open()
  store.set({ ...person, departmentId })
  const add = async (name: string): Promise<string | null> => {
    const added = await choices.addPosition(name)
    if ('refused' in added) return added.refused
    store.set({ positionId: added.value })
    return null
  }
  store.pending.begin('positionId', add(' '))
  expect(await store.save()).toBe(false)
  expect(store.messages).toEqual({ positionId: 'Введите название должности' })
  store.pending.begin('positionId', add('Взрывник-испытатель'))
  expect(await store.save()).toBe(true)
  expect(store.added?.position.name).toBe('Взрывник-испытатель')
})

test('that the tariff is for offices alone is said at the position', async () => {
  const { employees: stored } = page.records
  const employees = Object.assign(Object.create(stored), { listPage: stored.listPage.bind(stored) })
  const only = { code: 'tariff/office-only', names: ['Слесарь'], count: 1 }
  employees.hire = async () => ({ ok: false, error: only })
  const services = makeServices({ ...page.outside, records: { ...page.records, employees } })
  await services.get(currentCompany).load()
  const failing = services.get(addEmployeeStore)
  const place = page.place(await page.department('Склад'))
  failing.set({ ...person, departmentId: place.departmentId, positionId: place.positionId })
  expect(await failing.save()).toBe(false)
  expect(failing.messages.positionId).toContain('должность «Слесарь» отмечена как не офисная')
  expect(Object.keys(failing.messages)).toEqual(['positionId'])
})
