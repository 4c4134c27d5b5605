import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { PATIENCE_MS, takeTurns } from '#tests/patience.ts'
import { LightFirst } from './light-first.ts'

const light = {}
/** As good as for ever, and as good as at once. */
const [forEver, atOnce] = [PATIENCE_MS, 1]

test('a piece begins once no light request is under way', async () => {
  const first = new LightFirst({ aside: forEver, piece: forEver })
  first.come(light)
  const make = vi.fn(async () => 'piece')
  const piece = first.piece(make)
  for (let i = 0; i < 5; i++) await setImmediate()
  expect(make).not.toHaveBeenCalled()
  first.leave(light)
  expect(await piece).toBe('piece')
})

test('a light request that never ends holds a piece up for a moment only', async () => {
  const first = new LightFirst({ aside: atOnce, piece: forEver })
  first.come(light)
  const pieces = await Promise.all([1, 2, 3].map((one) => first.piece(async () => one)))
  expect(pieces).toEqual([1, 2, 3])
})

test('pieces are made one at a time, in the order in which they were asked for, whatever becomes of one', async () => {
  const first = new LightFirst({ aside: atOnce, piece: forEver })
  const made: string[] = []
  const piece = (name: string) =>
    first.piece(async () => {
      made.push(`${name} begins`)
      await takeTurns()
      made.push(`${name} ends`)
      if (name === 'second') throw new Error('it broke')
    })
  const all = await Promise.allSettled(['first', 'second', 'third'].map(piece))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(made).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('a piece that hangs does not hold up the next', async () => {
  const first = new LightFirst({ aside: forEver, piece: atOnce })
  void first.piece(() => new Promise(() => undefined))
  expect(await first.piece(async () => 'next')).toBe('next')
})

test('a piece begins once all who connect meanwhile are heard, of whom the loop takes one in a turn', async () => {
  let heard = 0
  const server = createServer((socket) => {
    heard += 1
    socket.on('error', () => undefined)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 10 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
  expect(await new LightFirst({ aside: PATIENCE_MS, piece: PATIENCE_MS }).piece(async () => heard)).toBe(10)
  for (const socket of sockets) socket.destroy()
  server.close()
})
