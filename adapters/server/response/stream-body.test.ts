import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { streamText, watchBody } from './stream-body.ts'

async function* pieces() {
  yield 'one'
  await setImmediate()
  yield 'two'
}

test('who leaves while a piece is made has left, once, and nothing broke', async () => {
  const over = vi.fn()
  let goOn = (): void => undefined
  const held = new Promise<void>((done) => {
    goOn = done
  })
  const body = watchBody(streamText(pieces()), over, async (make) => {
    await held
    return make()
  })
  const reader = body.getReader()
  const first = reader.read()
  await setImmediate()
  await reader.cancel()
  goOn()
  expect(await first).toEqual({ done: true, value: undefined })
  for (let i = 0; i < 5; i++) await setImmediate()
  expect(over.mock.calls).toEqual([[undefined]])
})

test('a body is told to be over once all of it is taken', async () => {
  const over = vi.fn()
  const body = watchBody(streamText(pieces()), over, (make) => make())
  expect(await new Response(body).text()).toBe('onetwo')
  expect(over.mock.calls).toEqual([[undefined]])
})
