// @vitest-environment node
import { expect, test } from 'vitest'
import { takeTurns } from '#tests/patience.ts'
import { Readings } from './readings.ts'

test('what begins while someone waits is waited for too, and one that failed', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const readings = new Readings()
  await readings.wait()
  expect(readings.waiting).toBe(false)
  const failing = readings.add(first.promise)
  let over = false
  const waited = readings.wait().then(() => {
    over = true
  })
  expect(readings.waiting).toBe(true)
  void readings.add(second.promise)
  first.reject(new Error('no answer'))
  await expect(failing).rejects.toThrow('no answer')
  await takeTurns()
  expect([over, readings.waiting]).toEqual([false, true])
  second.resolve()
  await waited
  expect([over, readings.waiting]).toEqual([true, false])
})
