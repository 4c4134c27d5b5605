// @vitest-environment node
import { nameOrderForm, ORDER_OF_SEVERAL, roleGroups } from '@osh/core/norms/responsibilities.ts'
import { nameBasis } from '@osh/core/wording/law/full-basis.ts'
import { expect, test } from 'vitest'
import { employee } from '#tests/examples.ts'
import { aTemplate, aValue, plainPress } from '#tests/ui/plain-press.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { orderTemplateStore } from './order-template-store.ts'

const [role, other] = roleGroups.flatMap(({ roles }) => roles)

async function open(asked = role) {
  if (role === undefined || asked === undefined) throw new Error('there are no roles')
  const values = [aValue(), aValue({ name: 'holder', kind: { type: 'responsible', role: 'ot-head' } })]
  const page = await openAsUser(async () => plainPress([aTemplate({ slug: nameOrderForm(role), values })]))
  const store = page.services.get(orderTemplateStore)
  await store.open([asked])
  return store
}

test('a role’s order has the form that is named after the role', async () => {
  expect((await open()).template?.slug).toBe(role && nameOrderForm(role))
  expect((await open(other)).template).toBeNull()
})

test('whoever is being appointed is in the order, where it names the responsible', async () => {
  const store = await open()
  expect(store.suggestFor(employee(7), [])).toEqual({ holder: 7 })
  expect(store.suggestFor(null, [])).toEqual({})
  expect((await open(other)).suggestFor(employee(7), [])).toEqual({})
})

test('several roles have one order, which names each with what it rests on', async () => {
  if (role === undefined || other === undefined) throw new Error('there are no roles')
  const values = [
    aValue({ name: 'who', kind: { type: 'employee' } }),
    aValue({ name: 'roles', kind: { type: 'rows', columns: [{ name: 'role', label: 'Роль' }] } }),
  ]
  const page = await openAsUser(async () => plainPress([aTemplate({ slug: ORDER_OF_SEVERAL, values })]))
  const store = page.services.get(orderTemplateStore)
  await store.open([role, other])
  expect(store.suggestFor(employee(7), [role, other])).toEqual({
    who: 7,
    roles: [role, other].map(({ name, legalBasis }) => ({ role: name, basis: nameBasis(legalBasis) })),
  })
})
