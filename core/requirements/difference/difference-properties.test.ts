import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, employee, gloves, memo, months, someDepartment, today } from '../../../tests/examples.ts'
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
import type { PositionId } from '../../positions/position.ts'
import { makeTrial } from '../../tariffs/company-term.ts'
import { holdsOn, keyPost, makePostFinder } from '../posts/post.ts'
import type { Post, Requirement, RequirementException, RequirementId } from '../requirement.ts'
import type { RequiredPerson, RequirementGround } from '../requirement-facts.ts'
import { keySubject } from '../subject-key.ts'
import { type DifferenceRow, isApplied } from './difference.ts'
import { planDifference } from './plan-difference.ts'

const own = { ...general, departmentId: someDepartment }
const elsewhere = 99 as DepartmentId
const other = { positionId: 7 as PositionId, departmentId: null }
const ownPost = { ...own, profile: aProfile, answered: signed }

const subjects: fc.Arbitrary<Subject> = fc.oneof(
  fc.record({
    section: fc.constantFrom('training' as const, 'briefing' as const),
    name: fc.constantFrom('А', 'Б', 'В'),
  }),
  fc.constantFrom(gloves(1), gloves(2)),
  fc.constantFrom<Subject>(
    { section: 'medicalExamination', factorNumber: '4.4' },
    { section: 'medicalExamination', factorNumber: '6.1' },
  ),
)
const months6or12 = fc.constantFrom(months(6), months(12))

const idOf = (id: number) => id as RequirementId
const keyRequired = ({ subject, ...post }: Pick<Requirement, 'subject' | keyof Post>) =>
  `${keyPost(post)} ${keySubject(subject)}`
const keyOwned = ({ who, subject }: { readonly who: number; readonly subject: Subject }) =>
  `${who} ${keySubject(subject)}`

const requirementsAt = (...posts: readonly Post[]): fc.Arbitrary<readonly Requirement[]> =>
  fc
    .uniqueArray(
      fc
        .record({ post: fc.constantFrom(...posts), subject: subjects, periodicity: months6or12 })
        .map(({ post, ...asked }) => ({ ...post, ...asked })),
      { selector: keyRequired, maxLength: 7 },
    )
    .map((all) => all.map((given, i) => aRequirement(i + 1, given)))

const aHeldDuty = fc.record({
  subject: subjects,
  who: fc.constantFrom(1, 2),
  periodicity: months6or12,
  from: fc.constantFrom(null, 1, 99),
  inMemo: fc.boolean(),
})

const exceptionOf = (requirement: number, who: number, until: string | null): RequirementException => ({
  ...{ requirementId: idOf(requirement), employeeId: employee(who), reason: 'Декрет', made: signed },
  until: until === null ? null : day(until),
})

const grounds: fc.Arbitrary<RequirementGround> = fc
  .record({
    hasOwnPost: fc.boolean(),
    requirements: requirementsAt(general, own),
    duties: fc.array(aHeldDuty, { maxLength: 8 }),
    exceptions: fc.uniqueArray(
      fc
        .tuple(
          fc.integer({ min: 1, max: 7 }),
          fc.constantFrom(1, 2),
          fc.constantFrom(null, today, '2026-03-01'),
        )
        .map((given) => exceptionOf(...given)),
      { selector: ({ requirementId, employeeId }) => `${requirementId}/${employeeId}`, maxLength: 3 },
    ),
    isBasic: fc.boolean(),
  })
  .map(({ hasOwnPost, requirements, duties, exceptions, isBasic }) =>
    aGroundOf({
      posts: hasOwnPost ? [ownPost] : [],
      people: [aPerson(1), aPerson(2, { departmentId: elsewhere })],
      requirements,
      exceptions,
      duties: duties.map(({ subject, who, periodicity, from, inMemo }, i) =>
        aDuty(i + 1, {
          ...{ subject, employeeId: employee(who), periodicity },
          requirementId: from === null ? null : idOf(from),
          memo: inMemo ? { id: memo(3), number: 14 } : null,
        }),
      ),
      term: isBasic ? { ...makeTrial(today), tariff: 'basic' } : null,
    }),
  )

/** What a company has once it has applied the rows that can be. */
const applied = (ground: RequirementGround, rows: readonly DifferenceRow[]): RequirementGround => {
  const done = rows.filter(isApplied)
  const next = Math.max(1000, ...ground.duties.map(({ id }) => id + 1))
  return {
    ...ground,
    duties: [
      ...ground.duties.flatMap((duty) => {
        const row = done.find(({ obligationId }) => obligationId === duty.id)
        if (row?.kind === 'close') return []
        return [row ? { ...duty, subject: row.subject, periodicity: row.periodicity } : duty]
      }),
      ...done.flatMap(({ kind, subject, periodicity, employeeId, requirementId, deadline }, i) =>
        kind === 'assign'
          ? [aDuty(next + i, { subject, periodicity, employeeId, requirementId, deadline, isFixed: true })]
          : [],
      ),
    ],
  }
}

/** What is in force for a person today. */
function listRequired(ground: RequirementGround, person: RequiredPerson): readonly Requirement[] {
  const post = keyPost(makePostFinder(ground.posts)(person))
  const isExcepted = ({ id }: Requirement) =>
    ground.exceptions.some(
      (one) => one.requirementId === id && one.employeeId === person.id && holdsOn(one, today),
    )
  return ground.requirements.filter((one) => keyPost(one) === post && !isExcepted(one))
}

const tellRows = (rows: readonly DifferenceRow[]): readonly string[] =>
  rows.map((row) => JSON.stringify(row)).toSorted()

const isMet = (subject: Subject, required: Subject): boolean =>
  keySubject(subject) === keySubject(required) &&
  (subject.section !== 'ppe' || required.section !== 'ppe' || subject.quantity === required.quantity)

test('applied twice it changes nothing more; what is in a memo and what the tariff is without stay told', () => {
  fc.assert(
    fc.property(grounds, (ground) => {
      const rows = planDifference(ground, today)
      const after = applied(ground, rows)
      const left = planDifference(after, today)
      expect(tellRows(left)).toEqual(tellRows(rows.filter((row) => !isApplied(row))))
      const waits = new Set(left.map(({ employeeId, subject }) => `${employeeId} ${keySubject(subject)}`))
      for (const person of after.people)
        for (const { subject } of listRequired(after, person))
          if (!waits.has(`${person.id} ${keySubject(subject)}`))
            expect(
              after.duties.some((duty) => duty.employeeId === person.id && isMet(duty.subject, subject)),
            ).toBe(true)
      for (const duty of ground.duties)
        if (duty.requirementId === null || duty.memo !== null)
          expect(after.duties.map(({ id }) => id)).toContain(duty.id)
    }),
    { numRuns: 300 },
  )
})

/** What has happened in a company, in any order: each of it is as much a fact before as after the rest. */
type Happened = {
  readonly people: readonly RequiredPerson[]
  readonly isTransferred: boolean
  readonly requirements: readonly Requirement[]
  readonly changed: readonly RequirementId[]
  readonly exceptions: readonly RequirementException[]
  readonly ended: readonly RequirementId[]
  readonly posts: RequirementGround['posts']
}
type Happen = (before: Happened) => Happened

const nothing: Happened = {
  ...{ people: [aPerson(1)], isTransferred: false, requirements: [], changed: [] },
  ...{ exceptions: [], ended: [], posts: [] },
}

const events = (requirements: readonly Requirement[]): readonly Happen[] => [
  (before) => ({
    ...before,
    people: [...before.people, aPerson(2, { departmentId: elsewhere, hireDate: day('2026-03-02') })],
  }),
  (before) => ({ ...before, isTransferred: true }),
  (before) => ({ ...before, posts: [ownPost] }),
  ...requirements.flatMap((one): readonly Happen[] => [
    (before) => ({ ...before, requirements: [...before.requirements, one] }),
    ...(one.id % 2 === 0
      ? [(before: Happened) => ({ ...before, changed: [...before.changed, one.id] })]
      : []),
    ...(one.id % 3 === 0
      ? [
          (before: Happened) => ({
            ...before,
            exceptions: [...before.exceptions, exceptionOf(one.id, 1, null), exceptionOf(one.id, 2, null)],
          }),
        ]
      : []),
    ...(one.id % 6 === 0 ? [(before: Happened) => ({ ...before, ended: [...before.ended, one.id] })] : []),
  ]),
]

const toGround = (known: Happened, duties: RequirementGround['duties']): RequirementGround =>
  aGroundOf({
    duties,
    posts: known.posts,
    people: known.people.map((person) =>
      known.isTransferred && person.id === 1
        ? { ...person, positionId: other.positionId, transferredOn: day('2026-03-10') }
        : person,
    ),
    requirements: known.requirements.map((one) =>
      known.changed.includes(one.id)
        ? { ...one, decision: { kind: 'accepted', instead: months(24), basis: null } }
        : one,
    ),
    exceptions: known.exceptions.filter(({ requirementId }) => !known.ended.includes(requirementId)),
  })

/** Goes through what happens, and applies the difference after what is marked, and at the end. */
function live(
  happens: readonly Happen[],
  isApplied: (i: number) => boolean,
  duties: RequirementGround['duties'],
): RequirementGround {
  let [known, held] = [nothing, duties]
  for (const [i, happen] of happens.entries()) {
    known = happen(known)
    const ground = toGround(known, held)
    if (isApplied(i) || i === happens.length - 1) held = applied(ground, planDifference(ground, today)).duties
  }
  return toGround(known, held)
}

/** What people are held to, of what is required in the end or has come from a requirement; days aside. */
function tellDue(ground: RequirementGround): readonly string[] {
  const required = new Set(
    ground.people.flatMap((person) =>
      listRequired(ground, person).map(({ subject }) => `${person.id} ${keySubject(subject)}`),
    ),
  )
  return ground.duties
    .filter(
      ({ employeeId, subject, requirementId }) =>
        requirementId !== null || required.has(`${employeeId} ${keySubject(subject)}`),
    )
    .map(({ employeeId, subject, periodicity }) => JSON.stringify([employeeId, subject, periodicity]))
    .toSorted()
}

const handGiven = fc
  .uniqueArray(fc.record({ subject: subjects, who: fc.constantFrom(1, 2), periodicity: months6or12 }), {
    selector: keyOwned,
    maxLength: 4,
  })
  .map((all) =>
    all.map(({ subject, who, periodicity }, i) =>
      aDuty(i + 1, { subject, periodicity, employeeId: employee(who) }),
    ),
  )

test('in whatever order things have happened, and however often it was applied meanwhile, the same is due', () => {
  const lives = requirementsAt(general, own, other).chain((requirements) => {
    const all = events(requirements)
    return fc.record({
      straight: fc.constant(all),
      turned: fc.shuffledSubarray([...all], { minLength: all.length }),
      applications: fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length }),
      duties: handGiven,
    })
  })
  fc.assert(
    fc.property(lives, ({ straight, turned, applications, duties }) => {
      const once = live(straight, () => false, duties)
      expect(tellDue(live(turned, (i) => applications[i] ?? false, duties))).toEqual(tellDue(once))
      expect(
        planDifference(
          live(turned, () => false, duties),
          today,
        ),
      ).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('what is assigned for the first time, its days too, follows from what is so and not from how it came to be', () => {
  const lives = requirementsAt(general, own, other).chain((requirements) => {
    const all = events(requirements)
    return fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length }))
  })
  const planAfter = (happens: readonly Happen[]) => {
    const known = happens.reduce((before, happen) => happen(before), nothing)
    return planDifference(toGround(known, []), today)
  }
  fc.assert(
    fc.property(lives, ([straight, turned]) => {
      expect(tellRows(planAfter(turned))).toEqual(tellRows(planAfter(straight)))
    }),
    { numRuns: 200 },
  )
})
