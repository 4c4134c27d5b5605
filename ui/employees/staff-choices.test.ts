// @vitest-environment node
import type { PositionId } from '@osh/core/positions/position.ts'
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import type { Created } from '#ui/kit/forms/CreatableField.tsx'
import { staffChoices } from './staff-choices.ts'

async function open() {
  const page = await openAsUser()
  await page.department('Склад')
  const store = page.services.get(staffChoices)
  await store.open()
  return { store, page }
}

/** The id of what was stored. */
function idOf<T>(created: Created<T>): T {
  if ('refused' in created) throw new Error(created.refused)
  return created.value
}

test('a department that is added is among the choices in its place, and what is refused is said', async () => {
  const { store } = await open()
  expect(await store.addDepartment('склад')).toEqual({ refused: expect.stringMatching(/[а-я]/u) })
  expect(store.departments).toHaveLength(1)
  const added = idOf(await store.addDepartment('Карьер'))
  expect(store.departments[0]?.id).toBe(added)
  expect(store.departments.map(({ name }) => name)).toEqual(['Карьер', 'Склад'])
})

test('a position that is added is there once, in its place; it goes only while no one holds it', async () => {
  const { store, page } = await open()
  const names = () => store.positions.map(({ name }) => name)
  const before = names()
  const added = idOf(await store.addPosition('Аппаратчик дробилки № 3'))
  expect(idOf(await store.addPosition('Аппаратчик дробилки № 3'))).toBe(added)
  expect(names()).toHaveLength(before.length + 1)
  expect(names()).toEqual(names().toSorted(new Intl.Collator('ru').compare))
  const find = (id: PositionId) =>
    store.positions.find((one) => one.id === id) ?? expect.fail('it is not there')
  expect(await store.removePosition(find(added))).toBeNull()
  expect(names()).toEqual(before)

  const held = find(idOf(await store.addPosition('Аппаратчик дробилки № 4')))
  const belov = await page.hire('Белов', await page.department('Карьер'))
  const { companyId, id, version } = belov
  await page.records.employees.change({ companyId, id, patch: { positionId: held.id }, version })
  expect(await store.removePosition(held)).toMatch(/[а-я]/u)
  expect(names()).toContain(held.name)
})
