// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { departmentFormStore } from './department-form-store.ts'

let page: UserPage

beforeEach(async () => {
  page = await openAsUser()
})

const names = async () => (await page.records.departments.list(page.company.id)).map(({ name }) => name)

test('an empty name is refused in the words of the specification, and the message goes when typing goes on', async () => {
  const store = page.services.get(departmentFormStore)
  store.begin(null)
  store.type('   ')
  expect(await store.save()).toBe('refused')
  expect(store.message).toBe('Введите название компании')
  store.type('Склад')
  expect(store.message).toBeNull()
  expect(await store.save()).toBe('saved')
  expect(await names()).toEqual(['Склад'])
})

test('a name that another department has is refused, and what was typed stays', async () => {
  await page.department('Склад')
  const store = page.services.get(departmentFormStore)
  store.begin(null)
  store.type('склад')
  expect(await store.save()).toBe('refused')
  expect(store.message).toBe('Отдел с таким названием уже есть. Введите другое')
  expect(store.name).toBe('склад')
})

test('an unchanged name only closes the dialog', async () => {
  const store = page.services.get(departmentFormStore)
  store.begin(await page.department('Склад'))
  store.type('Склад ')
  expect(await store.save()).toBe('unchanged')
  store.type('Склад № 2')
  expect(await store.save()).toBe('saved')
  expect(await names()).toEqual(['Склад № 2'])
})
