// @vitest-environment node
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { staffChoices } from './staff-choices.ts'

async function open() {
  const page = await openAsUser()
  await page.department('Склад')
  const store = page.services.get(staffChoices)
  await store.open()
  return { store, page }
}

test('a department that is added is among the choices in its place, and what was refused is said until one is', async () => {
  const { store } = await open()
  expect(await store.addDepartment('склад')).toBeNull()
  expect(store.departmentMessage).toMatch(/[а-я]/u)
  expect(store.departments).toHaveLength(1)
  const added = await store.addDepartment('Карьер')
  expect([store.departments[0], store.departmentMessage]).toEqual([added, null])
  expect(store.departments.map(({ name }) => name)).toEqual(['Карьер', 'Склад'])
})

test('a position that is added is there once, in its place; it goes only while no one holds it', async () => {
  const { store, page } = await open()
  const names = () => store.positions.map(({ name }) => name)
  const before = names()
  const own = await store.addPosition('Аппаратчик дробилки № 3')
  if (own === null) throw new Error('it was refused')
  expect(await store.addPosition(own.name)).toEqual(own)
  expect(names()).toHaveLength(before.length + 1)
  expect(names()).toEqual(names().toSorted(new Intl.Collator('ru').compare))
  expect(await store.removePosition(own)).toBeNull()
  expect(names()).toEqual(before)

  const held = await store.addPosition('Аппаратчик дробилки № 4')
  if (held === null) throw new Error('it was refused')
  const belov = await page.hire('Белов', await page.department('Карьер'))
  const { companyId, id, version } = belov
  await page.records.employees.change({ companyId, id, patch: { positionId: held.id }, version })
  expect(await store.removePosition(held)).toMatch(/[а-я]/u)
  expect(names()).toContain(held.name)
})
