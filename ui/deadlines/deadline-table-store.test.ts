// @vitest-environment node
import type { Subject } from '@osh/core/obligations/subject.ts'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { type DeadlineTableStore, deadlineTableStore } from './deadline-table-store.ts'

let table: DeadlineTableStore

const helmet = (event: 'issuance' | 'return'): Subject => ({
  section: 'ppe',
  name: 'Каска защитная',
  quantity: 1,
  event,
})

beforeEach(async () => {
  const page = await openAsUser()
  const quarry = await page.department('Карьер')
  for (const name of ['Абрамов', 'Белов']) {
    const employee = await page.hire(name, quarry)
    await page.assign(employee, helmet('issuance'), day('2023-02-01'))
    await page.assign(employee, helmet('return'), day('2023-03-01'))
  }
  table = page.services.get(deadlineTableStore)
  await table.open('ppe')
})

const events = () =>
  [...table.chosen.values()].map(({ subject }) => subject.section === 'ppe' && subject.event)

test('with one row chosen, «Выбрать все» adds the others of its event; once more, it clears', async () => {
  const [first] = table.rows
  expect(table.rows).toHaveLength(4)
  if (first) table.toggle(first)
  expect(table.everyChosen).toBe(false)
  await table.toggleAll()
  expect(events()).toEqual(['issuance', 'issuance'])
  expect(table.everyChosen).toBe(true)
  await table.toggleAll()
  expect(events()).toEqual([])
  expect(table.everyChosen).toBe(false)
})
