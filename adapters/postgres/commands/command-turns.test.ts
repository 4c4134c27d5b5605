import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CommandTurns } from './command-turns.ts'

/** Work that ends when it is told to; what has begun is written down in order. */
function workOf(turns: CommandTurns) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (person: number, name: string) =>
    turns.take(person, () => {
      begun.push(name)
      return new Promise<void>((done) => ends.set(name, done))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await setImmediate()
  }
  return { begun, ask, end }
}

test('so many of one person, so many in all, people in turns', async () => {
  const { begun, ask, end } = workOf(new CommandTurns({ ofOne: 2, inAll: 3 }))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(1, name)
  for (const name of ['b1', 'b2']) void ask(2, name)
  void ask(3, 'c1')
  await setImmediate()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('b1')
  await end('a1')
  await end('a2')
  await end('c1')
  expect(begun.slice(3)).toEqual(['b2', 'a3', 'c1', 'a4'])
})

test('work that fails gives its turn back', async () => {
  const turns = new CommandTurns({ ofOne: 1, inAll: 1 })
  await expect(turns.take(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take(1, async () => 'done')).toBe('done')
})

test('beyond so many that wait a person gets 429, and others do not', async () => {
  const { begun, ask, end } = workOf(new CommandTurns({ ofOne: 1, inAll: 1 }, { ofOne: 2, inAll: 3 }))
  for (const name of ['a1', 'a2', 'a3']) void ask(1, name)
  await expect(ask(1, 'a4')).rejects.toMatchObject({ status: 429 })
  void ask(2, 'b1')
  await expect(ask(3, 'c1')).rejects.toMatchObject({ status: 429 })
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  expect(await Promise.race([ask(1, 'a5'), setImmediate('under way')])).toBe('under way')
})
