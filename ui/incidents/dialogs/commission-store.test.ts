// @vitest-environment node
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { today } from '#tests/examples.ts'
import { commission } from '#tests/investigation-example.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { commissionStore } from './commission-store.ts'

test('the first is the chair; employees are sent by id, others by name', async () => {
  const page = await openAsUser()
  const { id } = await page.hire('Титов', await page.department('Карьер'))
  const store = page.services.get(commissionStore)
  await store.open({ commission: null, injured: [] })
  expect(store.patch).toEqual({
    commission: { orderNumber: '', orderDate: '2026-03-16', members: [], chargedWithSafety: [] },
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
      chargedWithSafety: [],
    },
  })
  store.makeChair(1)
  store.makeChair(2)
  expect(store.people.map(({ fullName }) => fullName)).toEqual(['Титов Вера Ильинична', 'Иванов И. И.'])
  store.makeChair(1)
  store.remove(0)
  expect(store.patch).toMatchObject({ commission: { chair: { employeeId: id }, members: [] } })
})

test('the specialist and the trustee of the company’s orders are proposed until someone says who investigates', async () => {
  const page = await openAsUser()
  const quarry = await page.department('Карьер')
  const [hurt, head, trustee, director] = [
    await page.hire('Титов', quarry),
    await page.hire('Белов', quarry),
    await page.hire('Ли', quarry),
    await page.hire('Гусев', quarry),
  ]
  for (const [code, { id: employeeId }] of [
    ['trustee', trustee],
    ['ot-head', head],
    ['trustee', hurt],
  ] as const) {
    const roleId = findRoleByCode(code)?.id
    if (roleId === undefined) throw new Error('no role')
    const orderLink = { kind: 'order', number: '5', date: today } as const
    accepted(
      await page.records.responsibilities.appoint({
        companyId: page.company.id,
        roleId,
        employeeId,
        orderLink,
      }),
    )
  }
  const injured = [{ employeeId: hurt.id, fullName: 'Титов', employer: '', severity: 'easy' as const }]
  const store = page.services.get(commissionStore)
  await store.open({ commission: null, injured })
  expect([store.proposed, store.people.map(({ employeeId }) => employeeId)]).toEqual([
    true,
    [head.id, trustee.id],
  ])

  for (const { id } of [director, head, hurt]) store.addEmployee(id)
  const named = store.people.map(({ employeeId }) => employeeId)
  expect(named).toEqual([director.id, head.id, trustee.id, hurt.id])
  const other = page.services.get(commissionStore)
  await other.open({ commission: null, injured })
  other.addEmployee(trustee.id)
  expect(other.people.map(({ employeeId }) => employeeId)).toEqual([trustee.id, head.id])

  const said = page.services.get(commissionStore)
  await said.open({ injured, commission })
  expect([said.proposed, said.people.length]).toEqual([false, 1 + commission.members.length])
})

test('whoever holds safety in the department of someone injured is proposed, and may be taken out or added to', async () => {
  const page = await openAsUser()
  const quarry = await page.department('Карьер')
  const [hurt, head] = [await page.hire('Титов', quarry), await page.hire('Белов', quarry)]
  const other = await page.hire('Ли', await page.department('Склад'))
  const roleId = findRoleByCode('ot-division')?.id
  if (roleId === undefined) throw new Error('no role')
  for (const { id: employeeId } of [head, other])
    accepted(
      await page.records.responsibilities.appoint({
        ...{ companyId: page.company.id, roleId, employeeId },
        orderLink: { kind: 'order', number: '5', date: today },
      }),
    )
  const injured = [{ employeeId: hurt.id, fullName: 'Титов', employer: '', severity: 'easy' as const }]
  const store = page.services.get(commissionStore)
  await store.open({ commission: null, injured })
  expect(store.patch).toMatchObject({ commission: { chargedWithSafety: [{ employeeId: head.id }] } })
  store.addCharged(other.id)
  store.addCharged(other.id)
  store.removeCharged(0)
  expect(store.patch).toMatchObject({ commission: { chargedWithSafety: [{ employeeId: other.id }] } })
  await store.open({ commission: null, injured })
  expect(store.charged?.map(({ employeeId }) => employeeId)).toEqual([other.id])

  const said = page.services.get(commissionStore)
  await said.open({ injured, commission: { ...commission, chargedWithSafety: [] } })
  expect(said.charged).toEqual([])
})
