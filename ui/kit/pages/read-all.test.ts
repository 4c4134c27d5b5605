import { pageOf } from '@osh/core/shared/page.ts'
import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, i) => i + from)

test.each([0, 1, 199, 200, 201, 400, 1450])('every row of %i is read, once', async (count) => {
  const all = numbers(count)
  expect(await readAll(async (page) => pageOf(all, page), Number)).toEqual(all)
})

test('rows that come before the others meanwhile make none come twice', async () => {
  const grown = [...numbers(250, 1000), ...numbers(450)]
  const read = await readAll(async (page) => pageOf(page.page === 1 ? numbers(450) : grown, page), Number)
  expect(new Set(read).size).toBe(read.length)
  expect(read).toEqual(expect.arrayContaining(numbers(450)))
})

test('no page is asked for once there are as many rows as may be', async () => {
  const asked: number[] = []
  const read = await readAll(
    async (page) => {
      asked.push(page.page)
      return pageOf(numbers(1450), page)
    },
    Number,
    400,
  )
  expect([read.length, asked]).toEqual([400, [1, 2]])
})
