import { expect, test } from 'vitest'
import { employee, mining, months, someDepartment, someone, somePosition } from '../../tests/examples.ts'
import { aProfile } from '../../tests/profile-example.ts'
import { aGroundOf, aPerson, aRequirement, general, signed } from '../../tests/requirement-example.ts'
import { offered, proposal } from '../../tests/requirement-storage.ts'
import type { KeptFacts } from '../facts/fact-records.ts'
import type { CompanyId } from '../shared/identity.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import type { PostsGround } from './posts/posts-ground.ts'
import { type DeskRecords, makeRequirementDesk } from './requirement-desk.ts'

const answered = [{ ...general, profile: aProfile, answered: signed }]
const said: KeptFacts = {
  ...{ companyId: mining, list: 'training', rows: [{ micro: 'да' }], version: 1, entered: signed },
}
const everyone = { positionId: null, departmentId: null, employeeId: null }
const place = { positionId: somePosition, departmentId: null }

/** A desk over one ground, and what its storage was asked. */
function openDesk(ground: Partial<PostsGround> = {}) {
  const asked: unknown[] = []
  const given: unknown[] = []
  const proposedOf: unknown[] = []
  const take = async (details: unknown) => {
    given.push(details)
    return ok(null)
  }
  const commands = [
    'answer',
    'drop',
    'accept',
    'change',
    'refuse',
    'takeBack',
    'addOwn',
    'except',
    'endException',
  ]
  const requirements = {
    readGround: async (...words: unknown[]) => {
      asked.push(words)
      return aGroundOf({ posts: answered, ...ground })
    },
    ...Object.fromEntries([...commands, 'apply'].map((name) => [name, take])),
  }
  const members = { list: async () => [{ id: someone, fullname: 'Ольга Белова' }] }
  const facts = { list: async (companyId: CompanyId) => (companyId === mining ? [said] : []) }
  const records = { requirements, members, facts } as unknown as DeskRecords
  const told: unknown[] = []
  const desk = makeRequirementDesk(records, async (known) => {
    told.push(known)
    return (...of: unknown[]) => {
      proposedOf.push(of)
      return { proposals: [proposal], absent: [] }
    }
  })
  return { desk, asked, given, told, proposedOf }
}

test.each(['accept', 'change', 'refuse'] as const)(
  'to %s a proposal is worked out again from what the post was answered',
  async (name) => {
    const { desk, asked, given, proposedOf } = openDesk()
    const details = { ...place, keys: [] }
    expect(await desk[name]({ companyId: mining, details })).toEqual(ok(null))
    expect(asked).toEqual([[mining, { ...place, employeeId: null }]])
    expect(given).toEqual([{ companyId: mining, details, offered }])
    expect(proposedOf).toEqual([[aProfile, 'Кладовщик']])
  },
)

test('whoever proposes is told what the company has said of itself', async () => {
  const { desk, told } = openDesk({ people: [aPerson(1)] })
  await desk.listPosts(mining)
  await desk.readPost(mining, general)
  await desk.explainAbsence(mining, { employeeId: employee(1), section: 'training' })
  await desk.accept({ companyId: mining, details: { ...place, keys: [] } })
  expect(told).toEqual([[said], [said], [said], [said]])
})

test.each([
  ['a post that was not answered', place, { posts: [] }],
  ['a post that is answered for a department alone', { ...place, departmentId: someDepartment }, {}],
  ['a place that is none', { positionId: 'x' }, {}],
])('nothing is offered to %s', async (_, details, ground) => {
  const { desk, given } = openDesk(ground)
  await desk.accept({ companyId: mining, details })
  expect(given).toEqual([{ companyId: mining, details, offered: null }])
})

test('what needs no proposal goes to the storage as it came', async () => {
  const { desk, asked, given } = openDesk()
  const names = ['answer', 'drop', 'takeBack', 'addOwn', 'except', 'endException', 'apply'] as const
  for (const name of names) await desk[name]({ companyId: mining, details: { name } })
  expect(given).toEqual(names.map((name) => ({ companyId: mining, details: { name } })))
  expect(asked).toEqual([])
})

test('posts are read with everyone, one of them with those of its position', async () => {
  const { desk, asked } = openDesk()
  expect(await desk.listPosts(mining)).toMatchObject([{ ...general, position: 'Кладовщик' }])
  expect(await desk.readPost(mining, general)).toMatchObject({ ok: true, value: { line: general } })
  expect(asked).toEqual([
    [mining, everyone],
    [mining, { ...everyone, positionId: somePosition }],
  ])
})

test('who learns in a centre is told of everyone, by what the company has said', async () => {
  const { desk, asked, told } = openDesk()
  expect(await desk.readTrainedOutside(mining)).toMatchObject({ staff: 1, risk: null, learning: 0 })
  expect(asked).toEqual([[mining, everyone, 'training']])
  expect(told).toEqual([[said]])
})

test('a position that the company has not is told of to no one', async () => {
  const names = { positions: new Map(), departments: new Map() }
  const { desk } = openDesk({ posts: [], people: [], names })
  expect(await desk.readPost(mining, general)).toEqual(err(notFound))
})

test('the difference is that of the people who are asked for', async () => {
  const people = [aPerson(1), aPerson(2)]
  const { desk, asked } = openDesk({ people, requirements: [aRequirement(1, { periodicity: months(12) })] })
  const query = { ...everyone, employeeId: employee(2), kind: null, page: 1, limit: 10 }
  const told = await desk.previewDifference(mining, query)
  expect(JSON.stringify(told)).toContain('Работник 2')
  expect(JSON.stringify(told)).not.toContain('Работник 1')
  expect(asked).toEqual([[mining, query]])
})

test('why somebody is absent is asked of them, then of their position; who decided is called by name', async () => {
  const refused = aRequirement(2, { decision: { kind: 'refused', reason: 'нет работ' } })
  const { desk, asked } = openDesk({ people: [aPerson(2), aPerson(1)], requirements: [refused] })
  const told = await desk.explainAbsence(mining, { employeeId: employee(1), section: 'training' })
  expect(told).toMatchObject({ ok: true, value: { employeeId: 1, fullName: 'Работник 1' } })
  expect(JSON.stringify(told)).toContain('Ольга Белова')
  expect(asked).toEqual([
    [mining, { ...everyone, employeeId: 1 }, 'training'],
    [mining, { ...everyone, positionId: somePosition }, 'training'],
  ])
})

test('whoever decided and is a member no more has no name; who is not on the staff is not told of', async () => {
  const decided = { ...signed, by: (someone + 1) as typeof someone }
  const refused = aRequirement(2, { decision: { kind: 'refused', reason: 'нет работ' }, decided })
  const { desk } = openDesk({ requirements: [refused] })
  const told = await desk.explainAbsence(mining, { employeeId: employee(1), section: 'training' })
  expect(told.ok).toBe(true)
  expect(JSON.stringify(told)).not.toContain('Ольга Белова')
  expect(await desk.explainAbsence(mining, { employeeId: employee(9), section: 'training' })).toEqual(
    err(notFound),
  )
})
