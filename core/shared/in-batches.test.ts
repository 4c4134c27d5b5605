import { expect, test } from 'vitest'
import { readInBatches } from './in-batches.ts'

const thing = (id: number) => ({ id })

/** What comes, batch by batch, and what was asked for. */
async function read(ids: readonly number[], gone: readonly number[] = [], size = 3) {
  const asked: (readonly number[])[] = []
  const batches: number[][] = []
  const look = async (some: readonly number[]) => {
    asked.push(some)
    return some
      .toReversed()
      .filter((id) => !gone.includes(id))
      .map(thing)
  }
  for await (const batch of readInBatches(ids, look, size)) batches.push(batch.map(({ id }) => id))
  return { asked, batches }
}

test('things come in the order of their ids, so many at a time', async () => {
  const { asked, batches } = await read([5, 1, 4, 2, 3, 9, 8])
  expect(asked).toEqual([[5, 1, 4], [2, 3, 9], [8]])
  expect(batches).toEqual(asked)
})

test('what has gone meanwhile is left out', async () => {
  expect((await read([5, 1, 4, 2], [1, 2])).batches).toEqual([[5, 4], []])
})

test('an empty list asks for nothing', async () => {
  expect(await read([])).toEqual({ asked: [], batches: [] })
})

test('no more is read than is taken', async () => {
  const asked: (readonly number[])[] = []
  const batches = readInBatches(
    [1, 2, 3, 4],
    async (ids) => {
      asked.push(ids)
      return ids.map(thing)
    },
    2,
  )
  await batches.next()
  await batches.return(undefined)
  expect(asked).toEqual([[1, 2]])
})
