import { aLegalEntity } from '#tests/billing-example.ts'
import { type Json, type Person, register } from '#tests/server/asking.ts'
import type { Walk } from './walk.ts'

/** People of the company: invited, taken back, changed, removed; who joined leaves; the company is handed over and back. */
export async function manageMembers(given: Walk): Promise<void> {
  const { server, owner, house, judge, walked, walk, get, post } = given
  const companyId = house.company
  const by = async (person: Person, path: string, body: Json): Promise<void> => {
    walked.add(`POST ${path}`)
    await judge('POST', path, await person.ask(path, { body }))
  }
  const invite = async (email: string): Promise<unknown> =>
    (await post('/api/invitations', { companyId, email, role: 'specialist' })).token
  const join = async (email: string): Promise<Person> => {
    const token = await invite(email)
    await post('/api/invitations/look', { token }, 200)
    const person = await register(server, email)
    await by(person, '/api/invitations/acceptance', { token })
    return person
  }
  const idOf = async ({ email }: Person): Promise<unknown> => {
    const answered = await owner.ask(`/api/companies/${companyId}/people`)
    return ((await answered.json()) as Json[]).find((one) => one.email === email)?.id
  }
  const payer = await post('/api/payers', { companyId, ...aLegalEntity })
  await walk('PATCH', '/api/payers/:id', `/api/payers/${payer.id}`, 200, aLegalEntity)
  const ordered = { companyId, tariff: 'standard', months: 12, payerId: payer.id }
  const invoice = await post('/api/invoices', ordered)
  for (const what of ['payers', 'invoices', 'invoices/issuing', 'subscription', 'subscription/use'])
    await get(`/api/${what}`, `/api/${what}?companyId=${companyId}`)
  await get('/api/invoices/:id/file', `/api/invoices/${invoice.id}/file?format=pdf`)
  await walk('DELETE', '/api/payers/:id', `/api/payers/${payer.id}`, 204)
  await invite('away@example.org')
  await post('/api/invitations/withdrawal', { companyId, email: 'away@example.org' }, 204)
  const [reader, next] = [await join('reader@example.org'), await join('next@example.org')]
  await by(await join('leaver@example.org'), '/api/members/leaving', { companyId })
  for (const what of ['people', 'invitations'])
    await get(`/api/companies/:id/${what}`, `/api/companies/${companyId}/${what}`)
  await get('/api/account/memberships')
  const userId = await idOf(reader)
  await walk('PATCH', '/api/members', '/api/members', 204, { companyId, userId, role: 'reader' })
  await post('/api/members/removal', { companyId, userId }, 204)
  const [ownId, nextId] = [await idOf(owner), await idOf(next)]
  await post('/api/members/handing-over', { companyId, userId: nextId }, 204)
  await by(next, '/api/members/handing-over', { companyId, userId: ownId })
}
