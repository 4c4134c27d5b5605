import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPayerTyped } from '#tests/billing-example.ts'
import { aCompany } from '#tests/examples.ts'
import { aLinkOnWire, type Json, PASSWORD } from '#tests/server/asking.ts'
import { judge, type Known, openPlace, type Place, post, schedules } from './people-at-once.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place?.close())

const many = (count: number, work: (i: number) => Promise<Response>): Promise<readonly number[]> =>
  Promise.all(Array.from({ length: count }, async (_, i) => (await work(i)).status))
const countOf = (statuses: readonly number[], status: number): number =>
  statuses.filter((one) => one === status).length

async function aCompanyOfThree() {
  const [owner, second, third] = [await place.meet(), await place.meet(), await place.meet()]
  const companyId = await place.found(owner)
  await place.join(companyId, second, 'specialist')
  await place.join(companyId, third, 'specialist')
  return { companyId, owner, second, third }
}

describe('of two who change the members at once', () => {
  it('one hands the company over, once', async () => {
    const { companyId, owner, second, third } = await aCompanyOfThree()
    const handOver = (i: number) =>
      post(owner, '/api/members/handing-over', { companyId, userId: (i % 2 ? second : third).id })
    expect(countOf(await many(6, handOver), 204)).toBe(1)
    expect(await place.ownersOf(companyId)).toEqual([true])
  })

  it('none gets the company whose account is being erased', async () => {
    for (let i = 0; i < 10; i++) {
      const { companyId, owner, second } = await aCompanyOfThree()
      await post(second, '/api/account/closing', { confirmation: second.email, currentPassword: PASSWORD })
      await Promise.all([
        post(owner, '/api/members/handing-over', { companyId, userId: second.id }),
        place.erase(second),
      ])
      expect(await place.ownersOf(companyId)).toEqual([true])
    }
  })

  it('whoever is erased founds no company', async () => {
    for (let i = 0; i < 10; i++) {
      const person = await place.meet()
      await post(person, '/api/account/closing', { confirmation: person.email, currentPassword: PASSWORD })
      const [added] = await Promise.all([
        person.ask('/api/companies', { body: aCompany() }),
        place.erase(person),
      ])
      expect(added.status).toBeOneOf([201, 401])
      if (added.status !== 201) continue
      const { id } = (await added.json()) as Json
      expect(await place.ownersOf(Number(id) as Parameters<Place['ownersOf']>[0])).toBeOneOf([null, [true]])
    }
  })
})

describe('a removed member', () => {
  const removeWhile = async (at: { owner: Known; second: Known; companyId: number }) => {
    const { owner, second, companyId } = at
    const writing = many(30, (i) => post(second, '/api/employee-groups', { companyId, name: `Цех ${i}` }))
    const gone = await post(owner, '/api/members/removal', { companyId, userId: second.id })
    return { gone, writing }
  }

  it('writes nothing once the removal has been answered', async () => {
    const { companyId, ...people } = await aCompanyOfThree()
    const { gone, writing } = await removeWhile({ companyId, ...people })
    expect(gone.status).toBe(204)
    const added = await place.countAdded(companyId, people.second)
    const statuses = await writing
    expect(await place.countAdded(companyId, people.second)).toBe(added)
    expect(countOf(statuses, 201)).toBe(added)
    expect(countOf(statuses, 201) + countOf(statuses, 404)).toBe(30)
  })

  it('lets nobody in by an invitation', async () => {
    const { companyId, owner, second } = await aCompanyOfThree()
    const friend = await place.meet()
    const invited = await post(owner, '/api/invitations', { companyId, email: friend.email, role: 'reader' })
    const { token } = (await invited.json()) as Json
    await post(owner, '/api/members/handing-over', { companyId, userId: second.id })
    await post(second, '/api/members/removal', { companyId, userId: owner.id })
    const accepted = await post(friend, '/api/invitations/acceptance', { token })
    expect([accepted.status, ((await accepted.json()) as Json).code]).toEqual([409, 'invitation/unknown'])
  })
})

describe('what is bounded is not exceeded by who ask at once', () => {
  it('open links of inspectors', async () => {
    const { companyId, owner } = await aCompanyOfThree()
    const statuses = await many(28, () => post(owner, '/api/inspection-links', { companyId, ...aLinkOnWire }))
    expect([countOf(statuses, 201), countOf(statuses, 422)]).toEqual([20, 8])
  })

  it('payers', async () => {
    const { companyId, owner } = await aCompanyOfThree()
    const statuses = await many(60, () => post(owner, '/api/payers', { companyId, ...aPayerTyped }))
    expect([countOf(statuses, 201), countOf(statuses, 422)]).toEqual([50, 10])
  })
})

it('whatever people do at once, a company has one owner, no more staff than paid for, and nothing of who was removed', async () => {
  await fc.assert(
    fc.asyncProperty(schedules, (schedule) => judge(place, schedule)),
    { numRuns: 40 },
  )
})
