// @vitest-environment node
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { annulmentStore } from './annulment-store.ts'

const details = {
  ...{ degree: 'easy', date: '2026-03-16', time: '11:00', place: 'Цех', description: 'Упал' },
  injured: [{ fullName: 'Иванов Иван' }],
}

test('an accident is annulled once, taken back by the same form, and a reason is asked for', async () => {
  const { records, company, services } = await openAsUser()
  const { id } = accepted(await records.incidents.record({ companyId: company.id, details }))
  const read = async () => accepted(await records.incidents.get(company.id, id))
  const store = services.get(annulmentStore)
  expect([await store.send(await read()), store.messages]).toEqual([false, { reason: 'Укажите причину' }])
  store.type('Записан дважды')
  expect(store.messages).toEqual({})
  const held = await read()
  expect(await Promise.all([store.send(held), store.send(held)])).toEqual([true, false])
  expect([(await read()).annulled?.reason, store.busy]).toEqual(['Записан дважды', false])
  expect(await store.send(held)).toBe(false)
  expect(Object.values(store.messages).join()).toContain('Происшествие аннулировано')
  expect([await store.send(await read()), (await read()).annulled]).toEqual([true, null])
})

test('one whose details somebody else has corrected meanwhile stays', async () => {
  const { records, company, services } = await openAsUser()
  const held = accepted(await records.incidents.record({ companyId: company.id, details }))
  const { id } = held
  accepted(await records.incidents.change({ companyId: company.id, id, patch: { place: 'Склад' } }))
  const store = services.get(annulmentStore)
  store.type('Записан дважды')
  expect(await store.send(held)).toBe(false)
  expect(accepted(await records.incidents.get(company.id, id)).annulled).toBeNull()
})
