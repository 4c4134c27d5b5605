// @vitest-environment node
import type { Employee } from '@osh/core/employees/employee.ts'
import { findRoleByCode, roleGroups } from '@osh/core/norms/responsibilities.ts'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { eventually } from '#tests/patience.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { appointStore } from './appoint-store.ts'
import { roleHistoryStore } from './history-store.ts'
import { responsibleStore } from './responsible-store.ts'

let page: UserPage
let belov: Employee
let titov: Employee

const roles = roleGroups.flatMap((group) => group.roles)
const head = findRoleByCode('ot-head') ?? roles[0]
const free = roles.find(({ orderRequired }) => !orderRequired)
const conditional = roles.find(({ condition }) => condition !== null)

beforeEach(async () => {
  page = await openAsUser()
  const office = await page.department('Администрация')
  belov = await page.hire('Белов', office)
  titov = await page.hire('Титов', office)
})

function begin(role = head) {
  if (role === undefined) throw new Error('no such role')
  const store = page.services.get(appointStore)
  store.begin(role, null)
  return store
}

async function table() {
  const store = page.services.get(responsibleStore)
  await store.open()
  return store
}

test('an appointment needs an employee, a number and a date, each said at its place, and nothing is lost', async () => {
  const store = begin()
  store.set({ orderNumber: '12' })
  expect(await store.save()).toBe(false)
  expect(store.messages).toEqual({
    employeeId: 'Укажите работника',
    orderLink: 'Остались незаполненные поля',
  })
  expect(store.isOrderUnfilled).toBe(true)
  expect(store.orderNumber).toBe('12')
})

test('appointed by an order, then given to another: both terms stay in the history', async () => {
  const store = begin()
  store.set({ employeeId: belov.id, orderNumber: '12', orderDate: day('2026-03-02') })
  expect(await store.save()).toBe(true)
  const [holder] = (await table()).groups[0]?.roles.find(({ role }) => role === head)?.holders ?? []
  expect(holder).toMatchObject({ employeeId: belov.id, orderLink: { number: '12', date: '2026-03-02' } })
  if (!head || !holder) throw new Error('no one was appointed')

  const again = page.services.get(appointStore)
  again.begin(head, holder)
  again.set({ employeeId: titov.id, orderNumber: '13', orderDate: day('2026-03-16') })
  expect(await again.save()).toBe(true)
  const history = page.services.get(roleHistoryStore)
  await history.open(head.id)
  const terms = history.state.is === 'ready' ? history.state.value : []
  expect(terms.map(({ employeeId, until }) => [employeeId, until === null])).toEqual([
    [titov.id, true],
    [belov.id, false],
  ])
})

test('«Приказ о назначении не требуется» empties the fields and is taken only where the law allows', async () => {
  const store = begin(free)
  store.set({ employeeId: belov.id, orderNumber: '12', orderDate: day('2026-03-02') })
  store.setNotRequired(true)
  expect([store.orderNumber, store.orderDate]).toEqual(['', null])
  expect(await store.save()).toBe(true)

  const bound = begin()
  bound.set({ employeeId: belov.id })
  bound.setNotRequired(true)
  expect(await bound.save()).toBe(false)
  expect(bound.messages.orderLink).toBe('Остались незаполненные поля')
})

test('whoever is chosen without the training that the role requires is warned of, and appointed all the same', async () => {
  const store = begin()
  expect(store.warning).toBe('')
  store.set({ employeeId: belov.id, orderNumber: '12', orderDate: day('2026-03-02') })
  await eventually(() => store.warning).toBe(
    'Нет обучения: программа А; программа Б; первая помощь; применение СИЗ',
  )
  expect(await store.save()).toBe(true)
  const [holder] = (await table()).groups[0]?.roles.find(({ role }) => role === head)?.holders ?? []
  expect(holder?.lacks).toHaveLength(4)
})

test('one order gives several roles at once; without a role nothing is sent', async () => {
  const before = await table()
  const store = page.services.get(appointStore)
  store.beginSeveral(before.unfilledRoles)
  store.set({ employeeId: belov.id, orderNumber: '12', orderDate: day('2026-03-02') })
  expect(await store.save()).toBe(false)
  expect(Object.keys(store.messages)).toEqual(['roleIds'])
  store.choose(before.unfilledRoles.slice(0, 3).map(({ id }) => id))
  expect(await store.save()).toBe(true)
  const after = await table()
  expect(after.unfilled).toBe(before.unfilledRoles.length - 3)
})

test('an issued order fills the number and the date', () => {
  const store = begin()
  store.takeOrder({ number: { integer: 7, letter: 'А' }, date: day('2026-03-16') })
  expect([store.orderNumber, store.orderDate]).toEqual(['7А', '2026-03-16'])
})

test('a role with a condition is asked about first, then counted or folded away', async () => {
  if (!conditional?.circumstance) throw new Error('no role has a condition')
  const { circumstance, name } = conditional
  const store = await table()
  const before = store.unfilled
  const shows = () => store.shown.flatMap((group) => group.roles).some(({ role }) => role === conditional)
  expect(store.questions.find(({ id }) => id === circumstance)?.roles).toContain(name)
  expect(shows()).toBe(false)
  expect(await store.answer(circumstance, true)).toBe(true)
  expect(store.unfilled).toBe(before + 1)
  expect(store.questions.some(({ id }) => id === circumstance)).toBe(false)
  expect(shows()).toBe(true)
  expect(await store.answer(circumstance, false)).toBe(true)
  expect(store.unfilled).toBe(before)
  expect([shows(), store.notNeeded.map(({ role }) => role)]).toEqual([false, [conditional]])
})

test('a role may have several holders, and one of them can be taken off', async () => {
  for (const [employee, orderNumber] of [
    [belov, '12'],
    [titov, '13'],
  ] as const) {
    const store = begin()
    store.set({ employeeId: employee.id, orderNumber, orderDate: day('2026-03-02') })
    expect(await store.save()).toBe(true)
  }
  const store = await table()
  const holders = () => store.groups[0]?.roles.find(({ role }) => role === head)?.holders ?? []
  expect(holders().map(({ employeeId }) => employeeId)).toEqual([belov.id, titov.id])
  const [first] = holders()
  if (!first) throw new Error('no one holds the role')
  expect(await store.end(first.id)).toBe(true)
  expect(holders().map(({ employeeId }) => employeeId)).toEqual([titov.id])
})
