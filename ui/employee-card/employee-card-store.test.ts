// @vitest-environment node
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { day } from '#tests/examples.ts'
import { type CardWorld, openCardWorld } from '#tests/ui/card-world.ts'
import { blankEmployee } from '#ui/employees/employee-input.ts'
import { employeeListStore } from '#ui/employees/list/employee-list-store.ts'
import { nameCardPath, readCardId, readCardTab } from './card-tabs.ts'
import { employeeCardStore } from './employee-card-store.ts'
import { employeeFormStore } from './employee-form-store.ts'

let world: CardWorld

beforeEach(async () => {
  world = await openCardWorld()
})

test('arrows go round the list in its order, and keep the tab', async () => {
  const [last, first, middle] = [
    await world.hire('Яшин'),
    await world.hire('Абрамова'),
    await world.hire('Ёлкина'),
  ]
  const store = world.services.get(employeeCardStore)
  await store.open(last.id)
  expect([store.number, store.numbered]).toEqual([3, 3])
  expect(store.findNeighbour(1)?.id).toBe(first.id)
  expect(store.findNeighbour(-1)?.id).toBe(middle.id)
  await store.open(first.id)
  expect(store.findNeighbour(-1)?.id).toBe(last.id)
  const tab = readCardTab(`/employees/:${last.id}/training`)
  expect(nameCardPath(first.id, tab)).toBe(`/employees/:${first.id}/training`)
})

test('the number is the list’s, the arrows go as the list was left', async () => {
  const department = async (name: string) =>
    accepted(await world.records.departments.add({ companyId: world.company.id, name }))
  const [quarry, office] = [await department('Рудник'), await department('Администрация')]
  const digger = await world.hire('Абрамова', { departmentId: quarry.id })
  const clerk = await world.hire('Яшин', { departmentId: office.id })
  const second = await world.hire('Абрамов', { departmentId: office.id })
  const store = world.services.get(employeeCardStore)
  await store.open(digger.id)
  expect([store.number, store.numbered]).toEqual([3, 3])
  expect(store.findNeighbour(-1)?.id).toBe(clerk.id)
  const list = world.services.get(employeeListStore)
  list.begin({ search: 'абрам', shortage: null, withDismissed: false })
  list.remember()
  expect(store.findNeighbour(-1)?.id).toBe(second.id)
  expect(store.listPath).toBe(`/employees/documents/all?search=${encodeURIComponent('абрам')}`)
  await store.open(clerk.id)
  expect(store.findNeighbour(1)?.id).toBe(digger.id)
})

test('a lone employee has no one before or after', async () => {
  const { id } = await world.hire('Яшин')
  const store = world.services.get(employeeCardStore)
  await store.open(id)
  expect([store.findNeighbour(1), store.findNeighbour(-1)]).toEqual([null, null])
})

test('an id is a number behind a colon; the tab of a bare path is the first one', () => {
  expect([readCardId(':12'), readCardId('12'), readCardId(':0'), readCardId(':x')]).toEqual([
    12,
    null,
    null,
    null,
  ])
  expect([readCardTab('/employees/:12'), readCardTab('/employees/:12/')]).toEqual(['main', 'main'])
})

test('an employee of no one in the company is not there', async () => {
  const { id } = await world.hire('Яшин')
  const store = world.services.get(employeeCardStore)
  await store.open((id + 1) as typeof id)
  expect(store.register.is).toBe('ready')
  expect(store.employee).toBeNull()
})

test('fields are stored under their own names, a wrong one is refused at its place', async () => {
  const employee = await world.hire('Яшин')
  const form = world.services.get(employeeFormStore)
  form.edit(employee)
  expect(form.dirty).toBe(false)
  form.type({ lastName: '', email: 'не адрес' })
  expect(await form.save(['lastName', 'email'])).toBeNull()
  expect(Object.keys(form.messages)).toEqual(['lastName', 'email'])
  form.type({ lastName: 'яшина', email: 'y@example.org' })
  expect(form.messages).toEqual({})
  const stored = await form.save(['lastName', 'email'])
  expect(stored).toMatchObject({ lastName: 'Яшина', email: 'y@example.org', version: employee.version + 1 })
  expect(form.editing).toBe(false)
})

test('what another person has changed meanwhile is not overwritten', async () => {
  const employee = await world.hire('Яшин')
  const form = world.services.get(employeeFormStore)
  form.edit(employee)
  accepted(
    await world.records.employees.change({
      companyId: world.company.id,
      id: employee.id,
      patch: { internalPhone: '214' },
      version: null,
    }),
  )
  form.type({ internalPhone: '100' })
  expect(await form.save(['internalPhone'])).toBeNull()
  expect(form.outdated).toBe(true)
  expect(form.messages.form).toMatch(/изменил другой пользователь/)
  const now = accepted(await world.records.employees.get(world.company.id, employee.id))
  expect(now.internalPhone).toBe('214')
})

test('what is wrong with a field that the form does not show is said of the form', async () => {
  const employee = await world.hire('Яшин', { hireDate: day('2026-01-10') })
  const form = world.services.get(employeeFormStore)
  form.edit(employee)
  form.type({ dismissalDate: day('2026-01-09') })
  await form.save([])
  expect(Object.keys(form.messages)).toEqual(['form'])
  expect(Object.keys(blankEmployee)).toContain('dismissalDate')
})

test('a dismissed employee is shown as dismissed after the last day, and back again when it is undone', async () => {
  const employee = await world.hire('Яшин')
  await world.assign(employee)
  const [store, form] = [world.services.get(employeeCardStore), world.services.get(employeeFormStore)]
  await store.open(employee.id)
  expect(await world.table('training')).toHaveLength(1)

  form.edit(employee)
  form.type({ dismissalDate: form.today })
  const leaving = await form.save(['dismissalDate'])
  if (leaving) store.take(leaving)
  expect(store.dismissed).toBe(false)
  expect(await world.table('training')).toHaveLength(1)

  if (leaving) form.edit(leaving)
  form.type({ dismissalDate: addDays(form.today, -1) })
  const gone = await form.save(['dismissalDate'])
  if (gone) store.take(gone)
  expect(store.dismissed).toBe(true)
  expect(await world.table('training')).toHaveLength(0)

  if (gone) form.edit(gone)
  form.type({ dismissalDate: null })
  const back = await form.save([])
  if (back) store.take(back)
  expect(store.dismissed).toBe(false)
  expect(await world.table('training')).toHaveLength(1)
})

test('a change of position asks to review the obligations of that employee alone', async () => {
  const [employee, other] = [await world.hire('Яшин'), await world.hire('Абрамова')]
  const position = (await world.records.positions.list())[1]
  if (!position) throw new Error('there is no second position')
  const [store, form] = [world.services.get(employeeCardStore), world.services.get(employeeFormStore)]
  await store.open(employee.id)
  form.edit(employee)
  form.type({ positionStaff: 'Бригадир' })
  const renamed = await form.save(['positionStaff'])
  if (renamed) store.take(renamed)
  expect(store.transferred).toBe(false)
  if (renamed) form.edit(renamed)
  form.type({ positionId: position.id })
  const moved = await form.save(['positionId'])
  if (moved) store.take(moved)
  expect(store.transferred).toBe(true)
  await store.open(other.id)
  expect(store.transferred).toBe(false)
})
