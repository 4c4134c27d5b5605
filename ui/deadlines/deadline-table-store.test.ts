// @vitest-environment node
import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import { makeMemoInput } from '@osh/core/memos/reading/memo-input.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { reaction } from 'mobx'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { aHeader, day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type DeadlineTableStore, deadlineTableStore } from './deadline-table-store.ts'

let table: DeadlineTableStore
let page: UserPage

const helmet = (event: 'issuance' | 'return', name = 'Каска защитная'): Subject => ({
  section: 'ppe',
  name,
  quantity: 1,
  unit: 'piece',
  norm: null,
  size: null,
  event,
})

beforeEach(async () => {
  page = await openAsUser()
  const quarry = await page.department('Карьер')
  for (const name of ['Абрамов', 'Белов']) {
    const employee = await page.hire(name, quarry)
    await page.assign(employee, helmet('issuance'), day('2023-02-01'))
    await page.assign(employee, helmet('return'), day('2023-03-01'))
  }
  table = page.services.get(deadlineTableStore)
  await table.open('ppe')
})

const events = () => table.chosen.rows.map(({ subject }) => subject.section === 'ppe' && subject.event)

test('with one row chosen, «Выбрать все» adds the others of its event; once more, it clears', async () => {
  const [first] = table.rows
  expect(table.rows).toHaveLength(4)
  if (first) table.chosen.toggle(first)
  expect(table.chosen.every).toBe(false)
  await table.chosen.toggleAll()
  expect(events()).toEqual(['issuance', 'issuance'])
  expect(table.chosen.every).toBe(true)
  await table.chosen.toggleAll()
  expect(events()).toEqual([])
  expect(table.chosen.every).toBe(false)
})

test('a row pressed once more is chosen no more, and leaves the others as they are', () => {
  const [one, another] = table.rows.filter(
    ({ subject }) => subject.section === 'ppe' && subject.event === 'issuance',
  )
  if (!one || !another) throw new Error('the table is short')
  table.chosen.toggle(one)
  table.chosen.toggle(another)
  table.chosen.toggle(one)
  expect(table.chosen.rows).toEqual([another])
})

test('a range takes all between the row ticked last and this one, of one event; from a ticked row it unticks them', () => {
  const [first, second, third, fourth] = table.rows
  if (!first || !second || !third || !fourth) throw new Error('the table is short')
  table.chosen.toggleRange(first)
  expect(table.chosen.rows).toEqual([first])
  table.chosen.toggleRange(fourth)
  const ofOne = table.rows.filter(({ subject }) => subject.section === 'ppe' && subject.event === events()[0])
  expect(table.chosen.rows).toEqual(ofOne)
  expect(ofOne).toHaveLength(2)
  table.chosen.toggleRange(first)
  expect(table.chosen.size).toBe(0)
})

test('what is chosen stays chosen while others are searched for, and goes when it has come into a memo', async () => {
  const [first] = table.rows
  if (!first) throw new Error('the table is empty')
  table.chosen.toggle(first)
  await table.narrow({ search: 'белов' })
  expect(table.rows.map(({ fullName }) => fullName.split(' ')[0])).toEqual(['Белов', 'Белов'])
  expect(table.horizon?.total).toBe(2)
  expect(table.chosen.rows).toEqual([first])
  const draft = { section: 'ppe', header: aHeader(), reportApprovedOn: null, registeredOn: null } as const
  const rows = [{ obligationId: first.obligationId, quantity: 1, outcome: { kind: 'pending' } }] as const
  accepted(
    await page.records.memos.form({ companyId: page.company.id, details: makeMemoInput({ ...draft, rows }) }),
  )
  await table.reset()
  expect(table.chosen.size).toBe(0)
})

test('a bare address begins with what the person has saved, another one as it says', async () => {
  const filter = { ...everyRow, search: 'абрам' }
  await table.save(filter)
  await table.begin('ppe', null)
  expect([table.filter, table.rows.length]).toEqual([filter, 2])
  await table.begin('ppe', { filter: everyRow })
  expect(table.rows).toHaveLength(4)
  await table.save(everyRow)
  await table.begin('ppe', null)
  expect([table.saved, table.rows.length]).toEqual([null, 4])
})

test('rows read again replace all that were shown, not the first page of them', async () => {
  const employee = await page.hire('Власов', await page.department('Склад'))
  for (let i = 0; i < 120; i++)
    await page.assign(employee, helmet('issuance', `Каска ${i}`), day('2023-02-01'))
  await table.open('ppe')
  expect([table.rows.length, table.complete]).toEqual([100, false])
  await table.readMore()
  const lengths: number[] = []
  const stop = reaction(
    () => table.rows.length,
    (length) => lengths.push(length),
  )
  await table.reload()
  stop()
  expect([table.rows.length, lengths]).toEqual([124, []])
})
