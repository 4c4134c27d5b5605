import { expect, test } from 'vitest'
import {
  aTraining,
  day,
  employee,
  memo,
  months,
  someDepartment,
  someone,
  somePosition,
  today,
  yesterday,
} from '../../../tests/examples.ts'
import { aProfile } from '../../../tests/profile-example.ts'
import {
  aDuty,
  aGroundOf,
  aPerson,
  aRequirement,
  general,
  signed,
} from '../../../tests/requirement-example.ts'
import type { DepartmentId } from '../../departments/department.ts'
import { FIRST_OWN_POSITION_ID } from '../../norms/positions.ts'
import type { PositionId } from '../../positions/position.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import { explainAbsence } from '../absence/explain-absence.ts'
import type { Proposed } from '../proposal.ts'
import type { Propose } from './posts-ground.ts'
import { tellPostRead, tellPosts } from './tell-posts.ts'

const proposed: Proposed = {
  proposals: [
    {
      ...{ subject: aTraining, periodicity: months(36), ruleId: null },
      ...{
        citation: { act: 'pp-2464', point: 'п. 59' },
        why: 'вид',
        confidence: 'found',
        place: null,
        note: null,
      },
    },
  ],
  absent: [{ section: 'ppe', why: 'опасностей не названо', missing: 'карта рисков' }],
}
const propose: Propose = () => proposed
const posts = [{ ...general, profile: aProfile, answered: signed }]
const refused = aRequirement(2, { decision: { kind: 'refused', reason: 'нет работ' } })
const countOf = (line: ReturnType<typeof tellPosts>[number] | undefined, section: string) =>
  line?.sections.find((one) => one.section === section)

test('a post is told by who holds it, what was decided and what waits', () => {
  const later = { by: someone, at: '2026-04-01T10:00:00Z' as Instant }
  const own = aRequirement(1, { subject: { section: 'risk', established: 'notAssessed' }, decided: later })
  const ground = aGroundOf({
    posts,
    requirements: [own, aRequirement(3, { subject: { section: 'briefing', name: 'А' } })],
  })
  const [line] = tellPosts(ground, propose)
  expect(line).toMatchObject({
    ...general,
    ...{ position: 'Кладовщик', department: null, people: 1, profile: aProfile, decided: later },
    difference: { assign: 2, people: 1 },
  })
  expect(countOf(line, 'training')).toEqual({ section: 'training', accepted: 0, waiting: 1, absent: null })
  expect(countOf(line, 'risk')).toMatchObject({ accepted: 1, waiting: 0 })
  expect(countOf(line, 'ppe')?.absent).toEqual(proposed.absent[0])
  const [unanswered] = tellPosts(aGroundOf(), propose)
  expect(unanswered).toMatchObject({ profile: null, decided: null, people: 1 })
  expect(countOf(unanswered, 'training')).toMatchObject({ waiting: 0, absent: null })
  const gone = aGroundOf({ people: [aPerson(1, { dismissalDate: yesterday })] })
  expect(tellPosts(gone, propose)).toEqual([])
  expect(tellPosts({ ...gone, posts }, propose)).toMatchObject([{ people: 0 }])
})

test('the company’s own position that nobody holds yet is asked about, one of the catalogue is not', () => {
  const own = FIRST_OWN_POSITION_ID as PositionId
  const shipped = (FIRST_OWN_POSITION_ID - 1) as PositionId
  const positions = new Map([
    [somePosition, 'Кладовщик'],
    [own, 'Смотритель маяка'],
    [shipped, 'Каменщик'],
  ])
  const names = { positions, departments: new Map() }
  const told = (people = [aPerson(1)]) =>
    tellPosts(aGroundOf({ names, people }), propose).map(({ position, people }) => [position, people])
  expect(told()).toEqual([
    ['Кладовщик', 1],
    ['Смотритель маяка', 0],
  ])
  expect(told([aPerson(1, { positionId: own, position: 'Смотритель маяка' })])).toEqual([
    ['Смотритель маяка', 1],
  ])
  const left = aPerson(1, { positionId: own, dismissalDate: yesterday })
  expect(told([left])).toEqual([])
  expect(told([left, aPerson(2)])).toEqual([['Кладовщик', 1]])
})

test('posts come by name, a department’s own beside the position’s; of departments that the asker sees', () => {
  const there = { ...general, departmentId: someDepartment }
  const answered = [...posts, { ...there, profile: aProfile, answered: signed }]
  const ground = aGroundOf({ posts: answered })
  expect(tellPosts(ground, propose).map(({ department, people }) => [department, people])).toEqual([
    [null, 0],
    ['Склад', 1],
  ])
  const unseen = { ...ground, people: [], names: { ...ground.names, departments: new Map() } }
  expect(tellPosts(unseen, propose).map(({ department }) => department)).toEqual([null])
  expect(tellPostRead(unseen, there, propose)).toBeNull()
  expect(tellPostRead(ground, { ...general, positionId: 999 as PositionId }, propose)).toBeNull()
})

test('posts are in the order of their positions and, of one position, of departments', () => {
  const [loader, archive] = [7 as PositionId, 99 as DepartmentId]
  const ofArchive = aPerson(3, { departmentId: archive, department: 'Архив' })
  const post = { profile: aProfile, answered: signed }
  const ground = aGroundOf({
    posts: [
      { ...general, departmentId: someDepartment, ...post },
      { ...general, ...post, profile: { ...aProfile, kind: 'specialist' } },
      { ...general, departmentId: archive, ...post, profile: { ...aProfile, kind: 'departmentHead' } },
    ],
    people: [
      aPerson(1),
      aPerson(2, { positionId: loader }),
      ofArchive,
      aPerson(4, { positionId: 8 as PositionId, dismissalDate: yesterday }),
    ],
    names: {
      positions: new Map([
        [somePosition, 'Кладовщик'],
        [loader, 'Грузчик'],
        [8 as PositionId, 'Сторож'],
      ]),
      departments: new Map([
        [someDepartment, 'Склад'],
        [archive, 'Архив'],
      ]),
    },
  })
  const told = tellPosts(ground, propose).map(({ position, department, people, profile }) => [
    ...[position, department, people, profile?.kind],
  ])
  expect(told).toEqual([
    ['Грузчик', null, 1, undefined],
    ['Кладовщик', null, 0, 'specialist'],
    ['Кладовщик', 'Архив', 1, 'departmentHead'],
    ['Кладовщик', 'Склад', 1, 'worker'],
  ])
})

test('the last decision is told, what is in force apart from what was refused', () => {
  const later = { by: someone, at: '2026-04-01T10:00:00Z' as Instant }
  const requirements = [aRequirement(1), { ...refused, decided: later }, aRequirement(3)]
  const told = tellPostRead(aGroundOf({ posts, requirements }), general, propose)
  expect(told?.line.decided).toEqual(later)
  expect(told?.accepted.map(({ id }) => id)).toEqual([1, 3])
  expect(told?.refused.map(({ id }) => id)).toEqual([2])
})

test('departments are told by how many work there, then by name', () => {
  const inDepartment = (id: number, departmentId: number, department: string) =>
    aPerson(id, { departmentId: departmentId as DepartmentId, department })
  const people = [
    ...[inDepartment(1, 3, 'Цех'), inDepartment(2, 4, 'Склад')],
    ...[inDepartment(3, 5, 'Гараж'), inDepartment(4, 5, 'Гараж'), inDepartment(5, 6, 'Архив')],
  ]
  const told = tellPostRead(aGroundOf({ posts, people }), general, propose)
  expect(told?.people).toEqual(
    people.map(({ id, fullName, birthDate }) => ({ id, fullName, personnelNumber: null, birthDate })),
  )
  expect(told?.departments.map(({ name, people }) => [name, people])).toEqual([
    ['Гараж', 2],
    ['Архив', 1],
    ['Склад', 1],
    ['Цех', 1],
  ])
})

test('one post tells its proposals, decisions, departments and exceptions', () => {
  const excepted = {
    requirementId: refused.id,
    employeeId: employee(1),
    reason: 'Декрет',
    until: null,
    made: signed,
  }
  const other = aPerson(2, { departmentId: 99 as DepartmentId, department: 'Архив' })
  const third = aPerson(3, { departmentId: 99 as DepartmentId, department: 'Архив' })
  const ground = aGroundOf({
    posts,
    people: [aPerson(1), other, third],
    requirements: [refused, aRequirement(4, { positionId: 7 as PositionId })],
    exceptions: [excepted, { ...excepted, employeeId: employee(9) }],
  })
  const told = tellPostRead(ground, general, propose)
  expect(told).toMatchObject({
    answered: signed,
    departments: [
      { name: 'Архив', people: 2 },
      { name: 'Склад', people: 1 },
    ],
    ...{ waiting: [], accepted: [], absent: proposed.absent },
    refused: [{ id: 2, key: expect.stringMatching(/^training:/) }],
    exceptions: [{ employeeId: 1, fullName: 'Работник 1' }],
  })
  const changed = aRequirement(2, { citation: { act: 'pp-2464', point: 'п. 59' } })
  expect(
    tellPostRead(aGroundOf({ posts, requirements: [changed] }), general, propose)?.waiting,
  ).toMatchObject([{ was: { id: 2 } }])
  expect(tellPostRead(aGroundOf(), general, propose)).toMatchObject({
    answered: null,
    waiting: [],
    absent: [],
  })
})

const explain = (
  changes: Parameters<typeof aGroundOf>[0],
  section: 'training' | 'ppe' | 'briefing' = 'training',
) => {
  const ground = aGroundOf(changes)
  const [person] = ground.people
  if (!person) throw new Error('there is no one')
  return explainAbsence(ground, person, section, propose, () => 'Никитина М. В.')
}

test('an absence has one reason, the first that stands in the way', () => {
  const inMemo = aDuty(1, { memo: { id: memo(3), number: 14 }, deadline: day('2026-04-01') })
  const exception = {
    requirementId: aRequirement(1).id,
    employeeId: employee(1),
    reason: 'Декрет',
    made: signed,
  }
  const office = { traits: ['officeOnly'], workingConditions: '2', exemptedBy: 'приказ № 18' } as const
  const without = [{ ...general, profile: { ...aProfile, ...office }, answered: signed }]
  const reasons = [
    explain({ people: [aPerson(1, { dismissalDate: yesterday })], duties: [inMemo] }),
    explain({ duties: [inMemo, aDuty(2, { deadline: day('2026-06-16') })] }),
    explain({ duties: [inMemo, aDuty(2, { deadline: day('2026-06-17') })] }),
    explain({ duties: [aDuty(2, { deadline: day('2026-06-17') })] }),
    explain({ requirements: [aRequirement(1)] }),
    explain({ requirements: [aRequirement(1)], exceptions: [{ ...exception, until: today }] }),
    explain({ requirements: [aRequirement(1)], exceptions: [{ ...exception, until: day('2026-03-01') }] }),
    explain({}),
    explain({ posts }),
    explain({ posts: without }, 'briefing'),
    explain({ posts: without }, 'ppe'),
    explain({ posts, requirements: [refused] }),
  ].map(({ reason }) => reason)
  expect(reasons).toEqual([
    ...['dismissed', 'there', 'inMemo', 'done', 'notApplied', 'excepted', 'notApplied'],
    ...['notAnswered', 'waiting', 'exempt', 'notRequired', 'notRequired'],
  ])
})

test('it says what is known, with dates and names, and what would change it', () => {
  const facts = (told: ReturnType<typeof explain>) => told.facts.map(({ name, text }) => `${name}: ${text}`)
  expect(facts(explain({ posts, requirements: [refused] }))).toEqual([
    'Требование: По должности «Кладовщик» не принято',
    expect.stringMatching(/^Отказано: .*16\.03\.2026, Никитина М\. В\.: «нет работ»$/),
    'Исключения: нет',
  ])
  expect(explain({ posts, requirements: [refused] }).remedy).toContain('для 1 работника')
  expect(facts(explain({ posts }, 'ppe'))).toEqual([
    'Требование: По должности «Кладовщик» не принято',
    'Не требуется: опасностей не названо',
    'Не хватает: карта рисков',
    'Исключения: нет',
  ])
  expect(facts(explain({ people: [aPerson(1, { dismissalDate: yesterday })] }))).toEqual([
    'Уволен: 15.03.2026',
  ])
  const done = aDuty(1, {
    baseDate: day('2026-01-10'),
    deadline: day('2027-01-10'),
    memo: { id: memo(3), number: 14 },
  })
  const inMemo = explain({ duties: [done] })
  expect(inMemo).toMatchObject({ memo: { number: 14 }, post: general, fullName: 'Работник 1' })
  expect(inMemo.facts[0]?.text).toBe('пройдено 10.01.2026, срок 10.01.2027, стоит в служебной записке № 14')
  expect(explain({ duties: [aDuty(1)] }).facts[0]?.text).toBe('не пройдено')
  expect(explain({ duties: [aDuty(1, { deadline: day('2027-01-10') })] }).facts[0]?.text).toBe(
    'ещё не пройдено, срок 10.01.2027',
  )
  expect(explain({ duties: [aDuty(1, { baseDate: day('2026-01-10') })] }).facts[0]?.text).toBe(
    'пройдено 10.01.2026, следующего срока нет',
  )
  expect(facts(explain({}))[0]).toBe('Требование: На вопросы о должности «Кладовщик» ещё не ответили')
  expect(facts(explain({ posts }))[1]).toMatch(/^Предлагается: .*, п\. 59 Правил № 2464$/)
  expect(somePosition).toBe(general.positionId)
})
