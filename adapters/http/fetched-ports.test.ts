import { Unavailable } from '@osh/core/shared/unavailable.ts'
import { expect, test, vi } from 'vitest'
import { fetchedPorts } from './fetched-ports.ts'

class Counter {
  #count = 0
  async add(step: number): Promise<number> {
    this.#count += step
    return this.#count
  }
}

const counters = async () => ({ counter: new Counter() })

test('the code is fetched at the first call, and once', async () => {
  const fetch = vi.fn(counters)
  const { counter } = fetchedPorts(fetch)
  expect(fetch).not.toHaveBeenCalled()
  expect(await Promise.all([counter.add(2), counter.add(3)])).toEqual([2, 5])
  expect(fetch).toHaveBeenCalledOnce()
})

test('a fetch that fails is no answer, and the next call tries again', async () => {
  const fetch = vi.fn(counters).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { counter } = fetchedPorts(fetch)
  const failed = await counter.add(1).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Unavailable)
  expect(failed).toMatchObject({ status: null })
  expect(await counter.add(1)).toBe(1)
})

test('what the port itself throws goes through, and a port is no promise', async () => {
  const broken = { ask: () => Promise.reject(new Unavailable(503)) }
  const ports = fetchedPorts(async () => ({ broken }))
  await expect(ports.broken.ask()).rejects.toMatchObject({ status: 503 })
  expect(Reflect.get(ports.broken, 'then')).toBeUndefined()
})
