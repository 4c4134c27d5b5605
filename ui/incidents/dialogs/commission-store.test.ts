// @vitest-environment node
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { commissionStore } from './commission-store.ts'

test('the first is the chair; employees are sent by id, others by name', async () => {
  const page = await openAsUser()
  const { id } = await page.hire('Титов', await page.department('Карьер'))
  const store = page.services.get(commissionStore)
  await store.open(null)
  expect(store.patch).toEqual({
    commission: { orderNumber: '', orderDate: '2026-03-16', members: [] },
  })
  store.type({ orderNumber: '7', orderDate: null })
  store.addOutsider('Иванов И. И.', 'Инспектор')
  store.addEmployee(id)
  expect(store.people.map(({ fullName }) => fullName)).toEqual(['Иванов И. И.', 'Титов Вера Ильинична'])
  expect(store.people[1]?.post).toMatch(/\S/)
  expect(store.patch).toEqual({
    commission: {
      ...{ orderNumber: '7', orderDate: '' },
      chair: { fullName: 'Иванов И. И.', post: 'Инспектор' },
      members: [{ employeeId: id }],
    },
  })
  store.remove(0)
  expect(store.patch).toMatchObject({ commission: { chair: { employeeId: id }, members: [] } })
})
