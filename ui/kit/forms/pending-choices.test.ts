// @vitest-environment node
import { expect, test } from 'vitest'
import { PendingChoices } from './pending-choices.ts'

const later = () => Promise.withResolvers<string | null>()

test('what is sent waits for all that is being stored, and is told what was refused', async () => {
  const pending = new PendingChoices()
  const [department, position] = [later(), later()]
  pending.begin('departmentId', department.promise)
  pending.begin('positionId', position.promise)
  const settled = pending.settle()
  position.resolve('Введите название должности')
  department.resolve(null)
  expect(await settled).toEqual({ positionId: 'Введите название должности' })
})

test('what was refused before is the field’s to say, not what a later press waits for', async () => {
  const pending = new PendingChoices()
  const refused = later()
  pending.begin('departmentId', refused.promise)
  refused.resolve('Ошибка 503')
  await refused.promise
  expect(await pending.settle()).toEqual({})
})

test('of two for one field the last counts', async () => {
  const pending = new PendingChoices()
  const [first, second] = [later(), later()]
  pending.begin('departmentId', first.promise)
  pending.begin('departmentId', second.promise)
  first.resolve('Ошибка 503')
  const settled = pending.settle()
  second.resolve(null)
  expect(await settled).toEqual({})
})
