import { describe, expect, it } from 'vitest'
import { noSite, type Site } from '#adapters/landing/site.ts'
import { type Asked, furnish, type House, type Json, type Person, register, startAsking } from './asking.ts'

type Office = {
  readonly server: Asked
  readonly owner: Person
  readonly house: House
  readonly invite: (email: string, as: Json) => Promise<string>
}

async function anOffice(site: Site = noSite): Promise<Office> {
  const server = startAsking({ site })
  const owner = await register(server, 'owner@example.org')
  const house = await furnish(owner)
  const invite = async (email: string, as: Json): Promise<string> => {
    const made = await owner.ask('/api/invitations', { body: { companyId: house.company, email, ...as } })
    expect(made.status).toBe(201)
    return String(((await made.json()) as Json).token)
  }
  return { server, owner, house, invite }
}

const accept = (person: Person, token: string) =>
  person.ask('/api/invitations/acceptance', { body: { token } })

const idOf = async (owner: Person, { company }: House, email: string): Promise<number> => {
  const people = await owner.ask(`/api/companies/${company}/people`)
  const found = ((await people.json()) as Json[]).find((one) => one.email === email)
  return Number(found?.id)
}

describe('an invitation', () => {
  it('says who invites where to without an account, and for which e-mail while it can be accepted; it is used once', async () => {
    const { server, owner, house, invite } = await anOffice()
    const token = await invite('head@example.org', { role: 'head', departments: [house.department] })
    const look = async () => (await server.ask('/api/invitations/look', { body: { token } })).json()
    const { email: by } = (await (await owner.ask('/api/account')).json()) as Json
    expect(await look()).toMatchObject({ by, email: 'head@example.org', role: 'head', state: 'open' })
    await owner.ask('/api/account', { body: { fullname: 'Орлова Анна' }, method: 'PATCH' })
    expect(await look()).toMatchObject({ by: 'Орлова Анна' })
    const head = await register(server, 'head@example.org')
    expect((await head.ask(`/api/employees?companyId=${house.company}`)).status).toBe(404)
    expect((await accept(head, token)).status).toBe(204)
    expect((await head.ask(`/api/employees?companyId=${house.company}`)).status).toBe(200)
    expect(await look()).toMatchObject({ email: 'h•••@example.org', state: 'accepted' })
    const second = await accept(await register(server, 'other@example.org'), token)
    expect([second.status, ((await second.json()) as Json).code]).toEqual([409, 'invitation/spent'])
    const listed = await owner.ask(`/api/companies/${house.company}/invitations`)
    expect(await listed.text()).not.toContain(token.split('-')[1])
  })

  it('is refused in words once it was taken back, replaced, or is over', async () => {
    const { server, owner, house, invite } = await anOffice()
    const person = await register(server, 'reader@example.org')
    const codeOf = async (token: string) => ((await (await accept(person, token)).json()) as Json).code
    const first = await invite('reader@example.org', { role: 'reader' })
    const next = await invite('reader@example.org', { role: 'reader' })
    expect(await codeOf(first)).toBe('invitation/unknown')
    const body = { companyId: house.company, email: 'reader@example.org' }
    expect((await owner.ask('/api/invitations/withdrawal', { body })).status).toBe(204)
    expect(await codeOf(next)).toBe('invitation/unknown')
    const late = await invite('reader@example.org', { role: 'reader' })
    server.clock.forward(8 * 86_400)
    const again = await register(server, 'late@example.org')
    const refused = await accept(again, late)
    expect(((await refused.json()) as Json).code).toBe('invitation/expired')
    expect(await codeOf('7-ab')).not.toBe('invitation/spent')
  })
})

describe('whom an invitation is for', () => {
  it('is who takes it: no one else joins by it, and it stays', async () => {
    const { server, house, invite } = await anOffice()
    const token = await invite('reader@example.org', { role: 'reader' })
    const found = await register(server, 'finder@example.org')
    const refused = await accept(found, token)
    expect([refused.status, ((await refused.json()) as Json).code]).toEqual([409, 'invitation/of-another'])
    expect((await found.ask(`/api/companies/${house.company}`)).status).toBe(404)
    expect((await accept(await register(server, 'reader@example.org'), token)).status).toBe(204)
  })

  it('is told its link once: the same request again makes no second, and says none', async () => {
    const { owner, house } = await anOffice()
    const ask = async () => {
      const body = { companyId: house.company, email: 'reader@example.org', role: 'reader' }
      const made = await owner.ask('/api/invitations', { body, headers: { 'idempotency-key': 'one' } })
      return (await made.json()) as Json
    }
    const [first, again] = [await ask(), await ask()]
    expect([typeof first.token, again.token]).toEqual(['string', null])
    const listed = await owner.ask(`/api/companies/${house.company}/invitations`)
    expect(await listed.json()).toHaveLength(1)
  })

  it('gets it by mail, the link alone in its line', async () => {
    const { server, invite } = await anOffice({ ...noSite, publicUrl: 'https://ohrana.example' })
    const token = await invite('reader@example.org', { role: 'reader' })
    const [waiting] = await server.storage.outbox.listUndelivered(10)
    const mail = waiting && (await server.storage.outbox.get(waiting.companyId, waiting.id))
    expect(mail?.to).toBe('reader@example.org')
    expect(mail?.about).toBe('invitation')
    expect(mail?.text.split('\n')).toContain(`https://ohrana.example/account/invitation#${token}`)
  })

  it('comes back by no old link once removed', async () => {
    const { server, owner, house, invite } = await anOffice()
    const reader = await register(server, 'reader@example.org')
    const token = await invite('reader@example.org', { role: 'reader' })
    await accept(reader, token)
    const userId = await idOf(owner, house, 'reader@example.org')
    await owner.ask('/api/members/removal', { body: { companyId: house.company, userId } })
    expect(((await (await accept(reader, token)).json()) as Json).code).toBe('invitation/unknown')
  })
})

describe('a member', () => {
  it('loses everything with the next request once removed', async () => {
    const { server, owner, house, invite } = await anOffice()
    const reader = await register(server, 'reader@example.org')
    await accept(reader, await invite('reader@example.org', { role: 'reader' }))
    const userId = await idOf(owner, house, 'reader@example.org')
    const body = { companyId: house.company, userId }
    expect((await reader.ask(`/api/companies/${house.company}`)).status).toBe(200)
    expect((await owner.ask('/api/members/removal', { body })).status).toBe(204)
    expect((await reader.ask(`/api/companies/${house.company}`)).status).toBe(404)
    expect(await (await reader.ask('/api/companies')).json()).toEqual([])
  })

  it('has another role with the next request', async () => {
    const { server, owner, house, invite } = await anOffice()
    const one = await register(server, 'one@example.org')
    await accept(one, await invite('one@example.org', { role: 'specialist' }))
    const add = (name: string) =>
      one.ask('/api/employee-groups', { body: { companyId: house.company, name } })
    expect((await add('Первый')).status).toBe(201)
    const userId = await idOf(owner, house, 'one@example.org')
    const body = { companyId: house.company, userId, role: 'reader' }
    expect((await owner.ask('/api/members', { method: 'PATCH', body })).status).toBe(204)
    expect((await add('Второй')).status).toBe(403)
  })

  it('is never the last owner who leaves; a company is handed over', async () => {
    const { server, owner, house, invite } = await anOffice()
    const next = await register(server, 'next@example.org')
    await accept(next, await invite('next@example.org', { role: 'specialist' }))
    const unanswered = await invite('late@example.org', { role: 'reader' })
    const companyId = house.company
    const leave = (person: Person) => person.ask('/api/members/leaving', { body: { companyId } })
    expect(((await (await leave(owner)).json()) as Json).code).toBe('member/last-owner')
    const body = { companyId, userId: await idOf(owner, house, 'next@example.org') }
    expect((await owner.ask('/api/members/handing-over', { body })).status).toBe(204)
    expect((await owner.ask(`/api/companies/${companyId}/people`)).status).toBe(403)
    expect((await next.ask(`/api/companies/${companyId}/people`)).status).toBe(200)
    const invited = await next.ask(`/api/companies/${companyId}/invitations`)
    expect(((await invited.json()) as Json[]).map(({ email }) => email)).toEqual(['next@example.org'])
    const look = await server.ask('/api/invitations/look', { body: { token: unanswered } })
    expect(((await look.json()) as Json).code).toBe('invitation/unknown')
    expect((await leave(owner)).status).toBe(204)
    expect((await owner.ask(`/api/companies/${companyId}`)).status).toBe(404)
  })
})
