import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { afterEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { atTheDesk, begin, closePhones, details, pageOver } from '#tests/offline/two-places.ts'
import { eventually, until } from '#tests/patience.ts'

afterEach(closePhones)

test('an accident is read without waiting for the device, and is kept on it then', async () => {
  const world = await begin()
  const { net, companyId, desk } = world
  net.away = false
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  const { incidents, device } = pageOver(world)
  const { promise: isOpen, resolve: letOpen } = Promise.withResolvers<void>()
  device.opened = isOpen.then(world.open)
  expect(accepted(await incidents.get(companyId, id)).place).toBe('Карьер')
  expect(device.asked).toBe(1)
  letOpen()
  const phone = await device.opened
  net.away = true
  const kept = await until(() => phone.incidents.get(companyId, id))
  expect(accepted(kept).place).toBe('Карьер')
  expect(accepted(await incidents.get(companyId, id)).place).toBe('Карьер')
})

test('what is not sent is seen with what the server says, also where it was not known to be there', async () => {
  const world = await begin()
  const { net, companyId, desk, open, answered } = world
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  const before = await open()
  net.away = false
  accepted(await before.incidents.get(companyId, id))
  net.away = true
  const step = 'first-aid'
  accepted(await before.incidents.change({ companyId, id, patch: { done: { [step]: true } } }))
  before.close()

  const known = pageOver(world, 1)
  expect(accepted(await known.incidents.get(companyId, id)).done[step]).toBeDefined()
  net.away = false
  const unknown = pageOver(world)
  net.member = false
  expect(accepted(await unknown.incidents.get(companyId, id)).done[step]).toBeUndefined()
  await unknown.device.opened
  await eventually(() => answered).toContain(id)
})

test('what one person was told is not kept on the device of the next', async () => {
  const world = await begin()
  const { net, companyId, desk } = world
  net.away = false
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  const { incidents, device } = pageOver(world)
  const read = incidents.get(companyId, id)
  device.person = atTheDesk
  accepted(await read)
  expect(device.asked).toBe(0)
})

test('a list that was never read here is not said to be empty', async () => {
  const { open, companyId } = await begin()
  const phone = await open()
  const list = (page: number) =>
    phone.incidents.listPage(companyId, { search: '', state: null, degree: null, page, limit: 50 })
  await expect(list(1)).rejects.toThrow(Unavailable)
  accepted(await phone.incidents.record({ companyId, details }))
  expect((await list(1)).items).toHaveLength(1)
  await expect(list(2)).rejects.toThrow(Unavailable)
})
