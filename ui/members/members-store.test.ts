// @vitest-environment node
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { membersStore } from './members-store.ts'

async function open() {
  const { services, department } = await openAsUser()
  const office = await department('Бухгалтерия')
  const store = services.get(membersStore)
  await store.open()
  const people = () => (store.state.is === 'ready' ? store.state.value : null)
  return { store, people, office }
}

const guest = { email: 'guest@example.org', role: 'reader', departments: [], granted: [] }

test('who is invited waits, with a link that is told once, until the invitation is taken back', async () => {
  const { store, people } = await open()
  expect(people()).toMatchObject({ members: [{ role: 'owner' }], waiting: [] })
  const told = await store.invite(guest)
  expect(told).toMatchObject({ token: expect.stringMatching(/^\d+-[0-9a-f]{64}$/), mailed: false })
  expect(people()?.waiting).toMatchObject([{ email: guest.email, role: 'reader' }])
  expect([await store.withdraw(guest.email), people()?.waiting, store.busy]).toEqual([null, [], false])
})

test('what is refused is said under its field, or of the form, and the lists stay', async () => {
  const { store, people, office } = await open()
  expect(await store.invite({ ...guest, email: 'guest' })).toEqual({
    email: expect.stringContaining('e-mail'),
  })
  const head = { ...guest, role: 'head' }
  expect(await store.invite(head)).toEqual({ departments: 'Укажите отдел' })
  expect(await store.invite({ ...head, departments: [office.id] })).toHaveProperty('token')
  const [owner] = people()?.members ?? []
  if (!owner) throw new Error('no one is there')
  expect(await store.change(owner.id, { role: 'reader', departments: [], granted: [] })).toEqual({
    form: expect.stringContaining('последний владелец'),
  })
  expect(people()?.members).toMatchObject([{ role: 'owner' }])
})
