import { expect, test } from 'vitest'
import {
  aTraining,
  day,
  employee,
  gloves,
  memo,
  months,
  someDepartment,
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
import type { Subject } from '../../obligations/subject.ts'
import { makeTrial } from '../../tariffs/company-term.ts'
import type { RequirementException } from '../requirement.ts'
import type { RequirementGround } from '../requirement-facts.ts'
import { keySubject } from '../subject-key.ts'
import { findAskedFrom, findFirstDeadline } from './first-deadline.ts'
import { narrowGround } from './narrow-ground.ts'
import { planDifference } from './plan-difference.ts'
import { countDifference, markDifference, tellDifference } from './tell-difference.ts'

const plan = (changes: Parameters<typeof aGroundOf>[0] = {}) => planDifference(aGroundOf(changes), today)
const one = aRequirement(1)
const excepted = { requirementId: one.id, employeeId: employee(1), reason: 'Декрет', made: signed }

test('a subject is told apart by its name, its point or its section; of PPE by what is given and how it is counted', () => {
  const keys = (...subjects: readonly Subject[]) => subjects.map(keySubject)
  expect(
    keys(
      { section: 'training', name: ' Ёлка  Б' },
      { section: 'medicalExamination', factorNumber: '4.4' },
      gloves(3),
      { section: 'risk', established: 'low' },
      { section: 'workingConditions', established: '2' },
    ),
  ).toEqual([
    'training:елка б',
    'medicalExamination:4.4',
    expect.stringMatching(/^ppe:issuance:\w+:/),
    'risk',
    'workingConditions',
  ])
  expect(keySubject(gloves(3))).toBe(keySubject(gloves(4)))
  expect(keySubject(gloves(3, 'return'))).not.toBe(keySubject(gloves(3)))
})

test('what nothing meets is assigned, with its first deadline', () => {
  expect(plan({ requirements: [one] })).toEqual([
    {
      kind: 'assign',
      ...{ employeeId: employee(1), fullName: 'Работник 1', department: 'Склад', position: 'Кладовщик' },
      ...{
        requirementId: one.id,
        obligationId: null,
        subject: aTraining,
        periodicity: months(12),
        ruleId: null,
      },
      ...{ deadline: day('2026-03-11'), before: null, memo: null, withoutSection: false },
    },
  ])
  expect(plan({ requirements: [one], duties: [aDuty(1)] })).toEqual([])
  expect(plan({ requirements: [one], duties: [aDuty(1, { employeeId: employee(2) })] })).toHaveLength(1)
  expect(plan({ requirements: [one], people: [aPerson(1, { dismissalDate: yesterday })] })).toEqual([])
  expect(plan({ requirements: [{ ...one, decision: { kind: 'refused', reason: 'нет' } }] })).toEqual([])
})

test('the first deadline counts from when it is asked for: training has 60 days, an assessment a year, all else none', () => {
  const from = day('2026-05-01')
  expect(findFirstDeadline('training', from)).toBe('2026-06-30')
  expect(findFirstDeadline('workingConditions', from)).toBe('2027-05-01')
  expect(findFirstDeadline('risk', from)).toBe('2027-05-01')
  expect(findFirstDeadline('briefing', from)).toBe('2026-05-01')
  expect(findFirstDeadline('ppe', from)).toBe('2026-05-01')
})

test('a person is asked from the hiring, the transfer, the requirement or the end of an exception on, whichever is last', () => {
  const askedFrom = (person: Parameters<typeof aPerson>[1], ...exceptions: readonly RequirementException[]) =>
    findAskedFrom(aPerson(1, { hireDate: day('2019-09-02'), ...person }), one, exceptions, day('2026-03-16'))
  const ended = (until: string, changes: Partial<RequirementException> = {}) => ({
    ...{
      requirementId: one.id,
      employeeId: employee(1),
      reason: 'в отпуске',
      until: day(until),
      made: signed,
    },
    ...changes,
  })
  expect(askedFrom({})).toBe('2026-01-10')
  expect(askedFrom({ hireDate: day('2026-02-02') })).toBe('2026-02-02')
  expect(askedFrom({ transferredOn: day('2026-03-16') })).toBe('2026-03-16')
  expect(askedFrom({ transferredOn: day('2026-03-17') })).toBe('2026-01-10')
  expect(askedFrom({ transferredOn: day('2020-01-01') })).toBe('2026-01-10')
  expect(askedFrom({}, ended('2026-03-10'))).toBe('2026-03-11')
  expect(askedFrom({}, ended('2026-03-16'), ended('2026-03-10', { employeeId: employee(2) }))).toBe(
    '2026-01-10',
  )
  expect(askedFrom({}, ended('2026-03-10', { requirementId: aRequirement(2).id }))).toBe('2026-01-10')
  const moved = aPerson(1, { transferredOn: day('2026-03-16') })
  expect(plan({ requirements: [one], people: [moved] })).toMatchObject([{ deadline: '2026-05-15' }])
})

test('what is asked for otherwise is moved: its deadline counts from what was done, unless a person set it', () => {
  const moved = (changes: Parameters<typeof aDuty>[1]) =>
    plan({ requirements: [one], duties: [aDuty(7, { periodicity: months(36), ...changes })] })
  const done = { baseDate: day('2026-01-10'), deadline: day('2029-01-10') }
  expect(moved(done)).toMatchObject([
    {
      kind: 'change',
      obligationId: 7,
      deadline: '2027-01-10',
      before: { periodicity: months(36), deadline: '2029-01-10' },
    },
  ])
  expect(moved(done)[0]?.subject).toStrictEqual(aTraining)
  expect(moved({ ...done, isFixed: true })[0]?.deadline).toBe('2029-01-10')
  expect(moved({})[0]?.deadline).toBe('2026-03-11')
  const once = aRequirement(1, { periodicity: { kind: 'once' } })
  expect(plan({ requirements: [once], duties: [aDuty(7)] })[0]?.deadline).toBeNull()
  expect(plan({ requirements: [once], duties: [aDuty(7, { periodicity: { kind: 'once' } })] })).toEqual([])
})

test('another periodicity than the law’s is what is in force', () => {
  const instead = aRequirement(1, { decision: { kind: 'accepted', instead: months(6), basis: null } })
  expect(plan({ requirements: [instead] })[0]?.periodicity).toEqual(months(6))
  expect(plan({ requirements: [instead], duties: [aDuty(1, { periodicity: months(6) })] })).toEqual([])
})

test('PPE is held to its quantity; size and norm stay', () => {
  const two = aRequirement(1, { subject: { ...gloves(2), norm: '7' } as Subject })
  const held = { ...gloves(1), size: '9' } as Subject
  expect(plan({ requirements: [two], duties: [aDuty(1, { subject: held })] })[0]?.subject).toEqual({
    ...gloves(2),
    size: '9',
    norm: '7',
  })
  const normed = { ...gloves(1), norm: '8' } as Subject
  expect(plan({ requirements: [two], duties: [aDuty(1, { subject: normed })] })[0]?.subject).toMatchObject({
    norm: '8',
  })
  expect(plan({ requirements: [two], duties: [aDuty(1, { subject: gloves(2) })] })).toEqual([])
})

test('what came from a requirement that is no more is closed, what a person assigned never', () => {
  const from = aDuty(1, { requirementId: one.id, deadline: day('2026-05-01') })
  expect(plan({ duties: [from] })).toMatchObject([
    { kind: 'close', obligationId: 1, requirementId: 1, deadline: null, before: { deadline: '2026-05-01' } },
  ])
  expect(plan({ duties: [aDuty(1)] })).toEqual([])
  expect(plan({ duties: [aDuty(2), from] })).toHaveLength(1)
})

test('an exception holds until its last day, for one person and one requirement', () => {
  const ground = { requirements: [one], people: [aPerson(1), aPerson(2)] }
  const left = (until: string | null) =>
    plan({ ...ground, exceptions: [{ ...excepted, until: until === null ? null : day(until) }] }).map(
      ({ employeeId }) => employeeId,
    )
  expect([left(null), left(today), left('2026-03-01')]).toEqual([[2], [2], [1, 2]])
  const from = aDuty(1, { requirementId: one.id })
  expect(
    plan({ requirements: [one], duties: [from], exceptions: [{ ...excepted, until: null }] }),
  ).toMatchObject([{ kind: 'close' }])
})

test('a department’s own post comes before the position’s', () => {
  const there = { ...general, departmentId: someDepartment }
  const posts = [{ ...there, profile: aProfile, answered: signed }]
  const own = aRequirement(2, { ...there, subject: { section: 'instruction', name: 'ИОТ-7' } })
  expect(plan({ posts, requirements: [one, own] }).map(({ requirementId }) => requirementId)).toEqual([2])
  const elsewhere = { people: [aPerson(1, { departmentId: 99 as DepartmentId })] }
  expect(plan({ ...elsewhere, posts, requirements: [one, own] }).map((row) => row.requirementId)).toEqual([1])
  const scope = (changes: object) => {
    const ground = aGroundOf({
      posts,
      people: [aPerson(1), aPerson(2, { departmentId: 99 as DepartmentId })],
    })
    const whole = { positionId: null, departmentId: null, employeeId: null }
    return narrowGround(ground, { ...whole, ...changes }).people.map(({ id }) => id)
  }
  expect(scope({})).toEqual([1, 2])
  expect(scope(general)).toEqual([2])
  expect(scope(there)).toEqual([1])
  expect(scope({ employeeId: employee(2) })).toEqual([2])
})

test('what would be assigned in a section that the tariff is without is told so; what is there is moved and closed', () => {
  const basic = { ...makeTrial(today), tariff: 'basic' as const }
  const requirements = [one, aRequirement(2, { subject: gloves(1) })]
  const left = (ground: Parameters<typeof aGroundOf>[0]) =>
    plan(ground).map(({ kind, withoutSection }) => [kind, withoutSection])
  expect(left({ requirements, term: basic })).toEqual([
    ['assign', false],
    ['assign', true],
  ])
  const both = [
    ['assign', false],
    ['assign', false],
  ]
  expect([left({ requirements, term: makeTrial(today) }), left({ requirements })]).toEqual([both, both])
  const duties = [
    aDuty(1, { subject: gloves(1), periodicity: months(6) }),
    aDuty(2, {
      ...{ subject: { section: 'medicalExamination', factorNumber: '4.4' }, requirementId: one.id },
    }),
  ]
  expect(left({ requirements: requirements.slice(1), duties, term: basic })).toEqual([
    ['change', false],
    ['close', false],
  ])
})

test('what is in an active memo waits for it', () => {
  const inMemo = aDuty(1, { periodicity: months(36), memo: { id: memo(3), number: 14 } })
  const rows = plan({
    requirements: [one, aRequirement(2, { subject: { section: 'briefing', name: 'Вводный' } })],
    duties: [inMemo],
  })
  expect(countDifference(rows)).toEqual({
    assign: 1,
    change: 0,
    close: 0,
    held: 1,
    people: 1,
    withoutSection: 0,
  })
  const told = tellDifference(rows, today, { kind: null, page: 1, limit: 10 })
  expect(told.rows.items.map(({ kind }) => kind)).toEqual(['assign', 'change'])
  expect(told.worst.change).toBeNull()
})

test('the difference is counted, with the worst of each kind', () => {
  const late = aPerson(2, { hireDate: day('2026-04-01') })
  const gone = { section: 'briefing', name: 'Старый' } as const
  const rows = plan({
    requirements: [one],
    people: [aPerson(1), late],
    duties: [
      aDuty(5, { subject: gone, requirementId: one.id, deadline: day('2026-09-01') }),
      aDuty(6, { subject: { ...gone, name: 'Другой' }, requirementId: one.id, deadline: day('2026-08-01') }),
    ],
  })
  const told = tellDifference(rows, today, { kind: 'assign', page: 1, limit: 1 })
  expect(told).toMatchObject({
    counts: { assign: 2, close: 2, people: 2 },
    requirements: 1,
    firstDeadline: '2026-03-11',
    overdue: 1,
    worst: { assign: { employeeId: 1 }, change: null, close: { obligationId: 6 } },
    rows: { total: 2 },
  })
  expect(told.rows.items).toHaveLength(1)
  const nothing = tellDifference([], today, { kind: null, page: 1, limit: 1 })
  expect([nothing.firstDeadline, nothing.overdue, nothing.requirements]).toEqual([null, 0, 0])
  expect(markDifference(rows)).toBe(markDifference(rows.map((row) => ({ ...row }))))
  expect(markDifference(rows)).not.toBe(markDifference(rows.slice(1)))
})

test('examinations of whoever is not 21 yet are asked for yearly, and afterwards as often as the post asks', () => {
  const subject: Subject = { section: 'medicalExamination', factorNumber: '1.7' }
  const noise = aRequirement(1, { subject, periodicity: months(24) })
  const [young, grown] = [
    aPerson(1, { birthDate: day('2005-03-17') }),
    aPerson(1, { birthDate: day('2005-03-16') }),
  ]
  const askedOf = (person: typeof young, duties: RequirementGround['duties'] = []) =>
    plan({ people: [person], requirements: [noise], duties }).map(({ kind, periodicity }) => [
      kind,
      periodicity,
    ])
  expect(askedOf(young)).toEqual([['assign', months(12)]])
  expect(askedOf(grown)).toEqual([['assign', months(24)]])
  const yearly = aDuty(1, { subject, periodicity: months(12), baseDate: yesterday })
  expect(askedOf(young, [yearly])).toEqual([])
  expect(askedOf(grown, [yearly])).toEqual([['change', months(24)]])
  const training = aRequirement(2, { periodicity: months(36) })
  expect(plan({ people: [young], requirements: [training] })[0]?.periodicity).toEqual(months(36))
})
