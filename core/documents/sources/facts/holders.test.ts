import { expect, test } from 'vitest'
import { day, mining } from '../../../../tests/examples.ts'
import { findAccountant } from './holders.ts'

const today = day('2026-11-20')

/** Whom the records have, and how often the staff was read. */
async function find(...people: readonly (readonly [position: string, dismissalDate?: string])[]) {
  const staff = people.map(([position, dismissalDate = null], at) => ({
    ...{ id: at + 1, positionStaff: null, position: { name: position }, dismissalDate },
  }))
  let reads = 0
  const records = {
    past: { listPosts: async () => people.map(([position]) => ({ position })) },
    longLists: {
      listEmployeeIds: async () => {
        reads += 1
        return staff.map(({ id }) => id)
      },
      listEmployees: async (_: unknown, ids: readonly number[]) => staff.filter(({ id }) => ids.includes(id)),
    },
  } as unknown as Parameters<typeof findAccountant>[0]
  return { id: await findAccountant(records, mining, today), reads }
}

test('the chief accountant is whoever holds a post that is called so', async () => {
  expect((await find(['Бухгалтер'], ['Главный бухгалтер'])).id).toBe(2)
  expect((await find(['Сварщик'], ['главный бухгалтер — заместитель директора'])).id).toBe(2)
  for (const other of ['Заместитель главного бухгалтера', 'Главный бухгалтеришка', 'Главный инженер'])
    expect(await find([other]), other).toEqual({ id: null, reads: 0 })
})

test('who was dismissed before the day is none', async () => {
  expect((await find(['Главный бухгалтер', '2026-11-19'], ['Главный бухгалтер', '2026-11-20'])).id).toBe(2)
  expect((await find(['Главный бухгалтер', '2026-11-01'])).id).toBeNull()
})
