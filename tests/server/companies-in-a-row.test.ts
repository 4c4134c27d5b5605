import { expect, it } from 'vitest'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { nextInn } from '#tests/contracts/world.ts'
import { aCompany } from '#tests/examples.ts'
import { roomyRules } from '#tests/roomy-rules.ts'
import { type Json, logIn, type Person, register, startAsking } from './asking.ts'

const { companyBy } = usualRules
const aDay = 24 * 3600

async function add(person: Person, name = 'ООО «Карьер»'): Promise<unknown> {
  const answer = await person.ask('/api/companies', { body: aCompany({ name, inn: nextInn(), ogrn: '' }) })
  return answer.ok ? answer.status : ((await answer.json()) as Json).code
}

it('one person makes so many companies in a row, and one more after a while; another is not kept back', async () => {
  const server = startAsking({ rules: { ...roomyRules, companyBy } })
  const maker = await register(server, 'maker@example.org')
  for (let i = 0; i < companyBy.free; i++) {
    expect(await add(maker, '')).toBe('fields')
    expect(await add(maker)).toBe(201)
  }
  expect(await add(maker)).toBe('companies/too-many')
  expect(await add(await register(server, 'another@example.org'))).toBe(201)
  server.clock.forward(companyBy.firstWait - 1)
  expect(await add(await logIn(server, maker))).toBe('companies/too-many')
  server.clock.forward(aDay)
  const again = await logIn(server, maker)
  expect([await add(again), await add(again)]).toEqual([201, 'companies/too-many'])
})
