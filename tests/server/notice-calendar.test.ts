import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { describe, expect, it } from 'vitest'
import { noSite } from '#adapters/landing/site.ts'
import { today } from '#tests/examples.ts'
import {
  type Asked,
  aTrainingOnWire,
  furnish,
  type House,
  type Json,
  type Person,
  register,
  startAsking,
} from './asking.ts'

const SITE = 'https://osh.example.org'

async function anOffice() {
  const server = startAsking({
    site: { ...noSite, publicUrl: SITE },
  })
  const owner = await register(server, 'owner@example.org')
  const house = await furnish(owner)
  return { server, owner, house }
}

/** The path of the person's calendar. */
async function opened(person: Person, { company: companyId }: House): Promise<string> {
  const answer = await person.ask('/api/notice-calendar', { body: { companyId } })
  expect(answer.status).toBe(200)
  return String(((await answer.json()) as Json).path)
}

/** Lines are folded at 75 octets. */
const textOf = async (answer: Response): Promise<string> => (await answer.text()).replaceAll('\r\n ', '')

async function join(server: Asked, owner: Person, { company: companyId }: House, as: Json): Promise<Person> {
  const email = 'member@example.org'
  const made = await owner.ask('/api/invitations', { body: { companyId, email, ...as } })
  const { token } = (await made.json()) as Json
  const member = await register(server, email)
  expect((await member.ask('/api/invitations/acceptance', { body: { token } })).status).toBe(204)
  return member
}

describe('a calendar of deadlines', () => {
  it('is read by its address alone, and by no program twice that has it', async () => {
    const { server, owner, house } = await anOffice()
    const path = await opened(owner, house)
    expect(path).toMatch(/^\/calendar\/\d+-[\w-]{43}\.ics$/)
    const first = await server.ask(path)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const text = await textOf(first)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toContain(`URL;VALUE=URI:${SITE}/notifications/`)
    expect(text).toContain('REFRESH-INTERVAL')
    expect(text).not.toMatch(/BEGIN:VALARM/)
    const etag = String(first.headers.get('etag'))
    const again = await server.ask(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    server.clock.forward(600)
    expect((await server.ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const { employee: employeeId, company: companyId } = house
    const body = { companyId, employeeId, ...aTrainingOnWire, name: 'Другое', deadline: addDays(today, 9) }
    const given = await owner.ask('/api/obligations', { body })
    expect([given.status, await given.text()]).toEqual([201, expect.any(String)])
    const changed = await server.ask(path, { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    expect(await textOf(changed)).toContain(`DTSTART;VALUE=DATE:${addDays(today, 9).replaceAll('-', '')}`)
  })

  it('opens by no other address, nor by one that was replaced or taken back', async () => {
    const { server, owner, house } = await anOffice()
    const first = await opened(owner, house)
    const path = await opened(owner, house)
    const status = async (at: string) => (await server.ask(at)).status
    expect([await status(first), await status(path)]).toEqual([404, 200])
    const odd = [
      path.replace('.ics', ''),
      path.replace(/[\w-]\.ics$/, (end) => (end[0] === 'A' ? 'B.ics' : 'A.ics')),
      path.replace(/\d+-/, '987654-'),
      '/calendar/%00.ics',
      '/calendar/x.ics',
    ]
    for (const one of odd) expect([one, await status(one)]).toEqual([one, 404])
    expect(
      (await owner.ask('/api/notice-calendar/closing', { body: { companyId: house.company } })).status,
    ).toBe(204)
    expect(await status(path)).toBe(404)
  })

  it('has what its member may see at the moment, and nothing once they are none', async () => {
    const { server, owner, house } = await anOffice()
    const reader = await join(server, owner, house, { role: 'reader' })
    const path = await opened(reader, house)
    const calendar = async () => {
      const answer = await server.ask(path)
      return answer.status === 200 ? textOf(answer) : answer.status
    }
    expect(await calendar()).toContain('/notifications/incident/')
    const people = await owner.ask(`/api/companies/${house.company}/people`)
    const userId = ((await people.json()) as Json[]).find(({ email }) => email === reader.email)?.id
    const department = await owner.ask('/api/employee-groups', {
      body: { companyId: house.company, name: 'Другой отдел' },
    })
    const { id } = (await department.json()) as Json
    const body = { companyId: house.company, userId, role: 'head', departments: [id] }
    expect((await owner.ask('/api/members', { method: 'PATCH', body })).status).toBe(204)
    expect(await calendar()).not.toContain('BEGIN:VEVENT')
    expect((await owner.ask('/api/members/removal', { body })).status).toBe(204)
    expect(await calendar()).toBe(404)
    await join(server, owner, house, { role: 'reader' }).catch(() => null)
    expect(await calendar()).toBe(404)
  })
})
