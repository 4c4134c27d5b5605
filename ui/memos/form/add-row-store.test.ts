// @vitest-environment node
import type { Department } from '@osh/core/departments/department.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { beforeEach, expect, test } from 'vitest'
import { aTraining, day, gloves, today } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type AddRowStore, addRowStore } from './add-row-store.ts'

let page: UserPage
let office: Department
let belov: Employee

beforeEach(async () => {
  page = await openAsUser()
  office = await page.department('Администрация')
  belov = await page.hire('Белов', office)
})

async function open(section: Section): Promise<AddRowStore> {
  const store = page.services.get(addRowStore)
  await store.open(section)
  return store
}

test('an employee’s own obligation is offered first, and gives the row', async () => {
  await page.assign(belov, aTraining, day('2024-02-02'))
  const store = await open('training')
  await store.choose(belov.id, null)
  expect(store.makeRow(null)).toMatchObject({
    employeeId: belov.id,
    department: 'Администрация',
    position: belov.position.name,
    subject: aTraining,
    baseDate: '2024-02-02',
    date: null,
  })
  expect(store.makeRow(null)?.obligationId).toBe(store.obligation?.id)
})

test('a new obligation is asked for where none is chosen, each row with a key of its own', async () => {
  const store = await open('training')
  await store.choose(belov.id, null)
  expect(store.makeRow(null)).toBeNull()
  expect(store.messages).toHaveProperty('trainingName')
  store.type({ trainingName: 'Программа В' })
  expect(store.messages).toEqual({})
  const rows = [store.makeRow(null), store.makeRow(null)]
  expect(rows[0]).toMatchObject({ obligationId: null, periodicity: { kind: 'once' }, deadline: today })
  expect(rows[0]?.key).not.toBe(rows[1]?.key)
})

test('what is held is offered for a return, and an issuance is no row of it', async () => {
  await page.assign(belov, gloves(3), day('2025-02-02'))
  const store = await open('ppe')
  await store.choose(belov.id, 'return')
  expect(store.choices.held.map(({ quantity }) => quantity)).toEqual([3])
  expect(store.obligation).toBeNull()
  await store.choose(belov.id, 'issuance')
  expect(store.obligation?.subject).toEqual(gloves(3))
})

test('whoever is in the memo already is not offered', async () => {
  const titov = await page.hire('Титов', office)
  const store = await open('training')
  store.type({ trainingName: 'Программа В' })
  await store.choose(titov.id, null)
  store.type({ trainingName: 'Программа В' })
  const row = store.makeRow(null)
  expect(store.listAddable(row ? [row] : []).map(({ id }) => id)).toEqual([belov.id])
})

test('another employee begins with nothing of the one before', async () => {
  await page.assign(belov, aTraining, day('2024-02-02'))
  const titov = await page.hire('Титов', office)
  const store = await open('training')
  await store.choose(belov.id, null)
  store.type({ trainingName: 'Программа В' })
  await store.choose(titov.id, null)
  expect([store.obligation, store.input]).toEqual([null, {}])
})
