import { expect, it } from 'vitest'
import { furnish, register, startAsking } from './asking.ts'

it('a change made on a stale version is refused, and on the right one is not', async () => {
  const owner = await register(startAsking(), 'owner@example.org')
  const { company, employee, memo } = await furnish(owner)
  const tries = [
    [`/api/companies/${company}`, { shortName: 'ООО «Карьер»' }],
    [`/api/employees/${employee}`, { workEmail: 'olga@example.org' }],
    [`/api/memos/${memo}`, { note: 'До конца месяца' }],
  ] as const
  for (const [path, body] of tries) {
    const change = (headers: Record<string, string>) => owner.ask(path, { method: 'PATCH', body, headers })
    const read = await owner.ask(path)
    const tag = read.headers.get('etag') ?? ''
    expect(tag).toBe(`"${((await read.json()) as { version: number }).version}"`)
    expect((await change({ 'if-match': tag })).status).toBe(200)
    const refused = await change({ 'if-match': tag })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'stale' })
    expect((await change({ 'if-match': tag.slice(1, -1) })).status).toBe(409)
    expect((await change({ 'if-match': 'yesterday' })).status).toBe(400)
    expect((await change({})).status).toBe(200)
    expect((await change({ 'content-type': 'application/merge-patch+json' })).status).toBe(200)
  }
})

it('read-only fields sent back are ignored', async () => {
  const owner = await register(startAsking(), 'owner@example.org')
  const house = await furnish(owner)
  const path = `/api/employees/${house.employee}`
  const before = (await (await owner.ask(path)).json()) as { id: number; version: number }
  const changed = await owner.ask(path, {
    method: 'PATCH',
    body: { ...before, id: 5, companyId: 9, version: 77 },
  })
  expect(changed.status).toBe(200)
  expect(await changed.json()).toMatchObject({ id: before.id, companyId: house.company })
})
