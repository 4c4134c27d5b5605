import { expect, test } from 'vitest'
import { day, employee, mining, someDepartment, somePosition, yesterday } from '../../../tests/examples.ts'
import { aGround, aProfile } from '../../../tests/profile-example.ts'
import { aGroundOf, aPerson, aRequirement, general, signed } from '../../../tests/requirement-example.ts'
import type { DepartmentId } from '../../departments/department.ts'
import { findFactList } from '../../facts/fact-lists.ts'
import type { FactRow, KeptFacts } from '../../facts/fact-records.ts'
import { findProgram } from '../../norms/training-programs.ts'
import type { PositionProfile } from '../position-profile.ts'
import type { PostsGround, Propose } from '../posts/posts-ground.ts'
import { proposeRequirements } from '../proposing/propose-requirements.ts'
import type { RequirementException } from '../requirement.ts'
import { riskCategories, riskCategoryWords } from './least-outside.ts'
import { tellTrainedOutside } from './tell-trained-outside.ts'

const propose: Propose = (profile) => proposeRequirements(profile, aGround)
const say = (row: FactRow): readonly KeptFacts[] => [
  { ...{ companyId: mining, list: 'order', rows: [{ risk: 'высокий риск' }], version: 1, entered: signed } },
  { ...{ companyId: mining, list: 'training', rows: [row], version: 1, entered: signed } },
]
const post = (changes: Partial<PositionProfile>, departmentId: typeof someDepartment | null = null) => ({
  ...{ ...general, departmentId, answered: signed },
  profile: { ...aProfile, ...changes },
})
const member = post({ kind: 'specialist', traits: ['inCommission'] })

/** Every training that the post's answers bring, in force but for those that are left out. */
const accept = ({ profile, ...place }: ReturnType<typeof post>, but: readonly string[] = []) =>
  propose(profile, '').proposals.flatMap(({ subject, periodicity, ruleId, citation }, i) =>
    subject.section === 'training' && !but.includes(subject.name)
      ? [aRequirement(i + 1, { ...place, subject, periodicity, ruleId, citation })]
      : [],
  )

const tell = (ground: Partial<PostsGround>, row: FactRow = {}) =>
  tellTrainedOutside(aGroundOf(ground), propose, say(row))

test('who learns in a centre by accepted requirements is counted and named with the programmes', () => {
  const people = [aPerson(1), aPerson(2), aPerson(3, { dismissalDate: yesterday })]
  expect(tell({ posts: [member], requirements: accept(member), people })).toEqual({
    ...{ staff: 2, isStaffSaid: false, risk: null, least: 1, leastOfGreaterRisk: 1, learning: 2, waiting: 0 },
    posts: [
      {
        ...general,
        ...{ position: 'Кладовщик', department: null, people: 2, named: ['Работник 1', 'Работник 2'] },
        programs: ['первая помощь', 'применение СИЗ', 'программа А', 'программа Б'],
      },
    ],
  })
})

test('what waits is told apart; what was refused, what can be learned inside and what nobody answered is not counted', () => {
  const all = accept(member)
  expect(tell({ posts: [member] })).toMatchObject({ learning: 0, waiting: 1, posts: [] })
  expect(tell({ posts: [member], requirements: all.slice(0, 3) })).toMatchObject({ learning: 1, waiting: 0 })
  const refused = all.map((one) => ({ ...one, decision: { kind: 'refused', reason: 'нет' } as const }))
  expect(tell({ posts: [member], requirements: refused })).toMatchObject({ learning: 0, waiting: 0 })
  const inside = post({ kind: 'specialist' })
  expect(tell({ posts: [inside], requirements: accept(inside) })).toMatchObject({ learning: 0, waiting: 0 })
  expect(tell({ posts: [inside] })).toMatchObject({ learning: 0, waiting: 0 })
  expect(tell({ requirements: all })).toMatchObject({ learning: 0, waiting: 0 })
})

test('first aid and the use of PPE alone make nobody one of those whom the law counts', () => {
  const firstAid = accept(member).filter(
    ({ subject }) => 'name' in subject && subject.name.startsWith('Оказ'),
  )
  expect(firstAid).toHaveLength(1)
  expect(tell({ posts: [member], requirements: firstAid })).toMatchObject({
    learning: 0,
    waiting: 1,
    posts: [],
  })
})

test('each of the programmes А, Б and В makes someone count, and of what is learned inside nothing is told', () => {
  const dangerous = post({ traits: ['inCommission'], highRiskPrograms: [9] })
  for (const code of ['A', 'B', 'V']) {
    const requirements = accept(dangerous).filter(
      ({ subject }) => 'name' in subject && findProgram(subject.name)?.code === code,
    )
    expect(tell({ posts: [dangerous], requirements })).toMatchObject({ learning: 1 })
  }
  const trustee = post({ traits: ['trustee'] })
  expect(tell({ posts: [trustee], requirements: accept(trustee) }).posts[0]?.programs).toEqual([
    ...['применение СИЗ', 'программа А', 'программа Б'],
  ])
})

test('what a post is to learn is asked by the name of its position', () => {
  const names: string[] = []
  const listen: Propose = (profile, name) => {
    names.push(name)
    return propose(profile, name)
  }
  tellTrainedOutside(aGroundOf({ posts: [member] }), listen, say({}))
  expect(names).toEqual(['Кладовщик'])
})

test('whoever is excepted today from all of it is not counted', () => {
  const requirements = accept(member)
  const except = (until: string | null): readonly RequirementException[] =>
    requirements.map(({ id }) => ({
      ...{ requirementId: id, employeeId: employee(1), reason: 'отпуск', made: signed },
      until: until === null ? null : day(until),
    }))
  const ground = { posts: [member], requirements, people: [aPerson(1), aPerson(2)] }
  expect(tell({ ...ground, exceptions: except(null) })).toMatchObject({ learning: 1, posts: [{ people: 1 }] })
  expect(tell({ ...ground, exceptions: except('2020-01-01') })).toMatchObject({ learning: 2 })
})

test('a department’s own post is told apart, and of many the first ten are named', () => {
  const own = post({ traits: ['trustee'] }, someDepartment)
  const people = Array.from({ length: 12 }, (_, i) => aPerson(i + 1))
  const told = tell({ posts: [member, own], requirements: [...accept(member), ...accept(own)], people })
  expect(told.posts).toMatchObject([{ positionId: somePosition, departmentId: someDepartment, people: 12 }])
  expect(told.posts[0]?.department).toBe('Склад')
  expect(told.posts[0]?.named).toEqual(people.slice(0, 10).map(({ fullName }) => fullName))
})

test('what one post is to learn teaches nobody of another, and each post is told by itself', () => {
  const own = { ...member, departmentId: someDepartment }
  const elsewhere = aPerson(2, { departmentId: 2 as DepartmentId, department: 'Цех' })
  const ground = { posts: [member, own], people: [aPerson(1), elsewhere] }
  const [ofAll, ofOwn] = [accept(member), accept(own)]
  expect(tell({ ...ground, requirements: ofAll })).toMatchObject({
    ...{ learning: 1, waiting: 1 },
    posts: [{ departmentId: null, named: ['Работник 2'] }],
  })
  expect(tell({ ...ground, requirements: [...ofAll, ...ofOwn] }).posts).toMatchObject([
    { departmentId: someDepartment, people: 1, named: ['Работник 1'] },
    { departmentId: null, people: 1, named: ['Работник 2'] },
  ])
})

test('how many must rests on what the company has said once, else on who is on the staff', () => {
  const asked = (row: FactRow) => {
    const { staff, isStaffSaid, risk, least, leastOfGreaterRisk } = tell({}, row)
    return [staff, isStaffSaid, risk, least, leastOfGreaterRisk]
  }
  expect(asked({})).toEqual([1, false, null, 0, 0])
  expect(asked({ headcount: '119,6' })).toEqual([120, true, null, 5, 7])
  expect(asked({ headcount: '120', risk: 'значительный риск' })).toEqual([120, true, 'significant', 7, 7])
  expect(asked({ headcount: '300', risk: 'низкий риск', branches: '4' })).toEqual([300, true, 'low', 12, 12])
  expect(asked({ headcount: '300', branches: '' })).toEqual([300, true, null, 7, 10])
  expect(tellTrainedOutside(aGroundOf(), propose, [])).toMatchObject({ staff: 1, risk: null })
})

test('the question about risk offers the words in which it is read', () => {
  const options = findFactList('training')?.columns.find(({ name }) => name === 'risk')?.options
  expect(options).toEqual(riskCategories.map((one) => riskCategoryWords[one]))
})
