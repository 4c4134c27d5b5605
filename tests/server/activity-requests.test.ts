import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { expect, it } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import { anActivityRequest as body, makeOperator, register, startAsking } from './asking.ts'

it('an operator sees who asks for an activity, and for which company', async () => {
  const server = startAsking()
  const [person, operator] = [
    await register(server, 'person@example.org'),
    await makeOperator(server, await register(server, 'operator@example.org')),
  ]
  const ask = (headers = {}) => server.ask('/api/actual-activity-requests', { body, headers })
  const list = async () =>
    (await (await operator.ask('/api/operator/activity-requests')).json()) as readonly object[]
  expect((await ask()).status).toBe(201)
  expect((await ask({ authorization: 'Bearer forged' })).status).toBe(201)
  expect((await ask(person.bearer)).status).toBe(201)
  await person.ask('/api/companies', { body: aCompany() })
  expect((await ask(person.bearer)).status).toBe(201)
  const { inn, ...said } = aCompany() as Parameters<typeof nameCompanyShort>[0] & { readonly inn: string }
  const asked = { ...body, emailAdditional: '', askedAt: server.clock.now(), handledAt: null }
  expect(await list()).toEqual([
    { ...asked, id: 4, account: 'person@example.org', company: { name: nameCompanyShort(said), inn } },
    { ...asked, id: 3, account: 'person@example.org', company: null },
    { ...asked, id: 2, account: null, company: null },
    { ...asked, id: 1, account: null, company: null },
  ])
  expect(await (await operator.ask('/api/operator/activity-requests?filter=x')).json()).toMatchObject({
    code: 'fields',
  })
})
