import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { describe, expect, it } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import { openExpired } from './browser-tab.ts'
import { problem, TokenServer } from './token-server.ts'

const keysOf = ({ sent }: TokenServer) =>
  sent.filter(({ path }) => path === '/api/companies').map(({ key }) => key)

describe('what a person does', () => {
  const details = aCompany()

  it('has a key of its own, the same when it is sent again after its answer was lost or its token refused', async () => {
    const server = new TokenServer()
    const { records } = openExpired(server)
    server.answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(records.companies.add({ details })).rejects.toEqual(new Unavailable(null))
    server.answer = () => problem(503, 'unavailable')
    await expect(records.companies.add({ details })).rejects.toEqual(new Unavailable(503))
    server.answer = () => problem(422, 'fields')
    await records.companies.add({ details })
    const keys = keysOf(server)
    expect(keys.length).toBeGreaterThan(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is another action once it was answered, or when it asks for something else', async () => {
    const server = new TokenServer()
    const { records } = openExpired(server)
    server.answer = () => problem(422, 'fields')
    await records.companies.add({ details })
    await records.companies.add({ details })
    await records.companies.add({ details: { ...details, name: 'Другая' } })
    expect(new Set(keysOf(server)).size).toBe(3)
  })

  it('is told apart from reading, which has no key', async () => {
    const server = new TokenServer()
    const { records } = openExpired(server)
    await records.companies.list()
    expect(keysOf(server)).toEqual([null, null])
  })
})
