import { expect, test } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import { companyId, makeStorage, signed, written } from '../../../tests/commands/obligation-storage.ts'
import {
  aCompletion,
  anObligation,
  aTraining,
  day,
  employee,
  gloves,
  memo,
  months,
  someDepartment,
  today,
} from '../../../tests/examples.ts'
import { aDuty, aGroundOf, aPerson, aRequirement, general } from '../../../tests/requirement-example.ts'
import type { Completion } from '../../obligations/completion.ts'
import type { ObligationFacts } from '../../obligations/facts/obligation-facts.ts'
import type { Obligation } from '../../obligations/obligation.ts'
import { deriveStanding } from '../../obligations/standing/standing.ts'
import type { RequirementId } from '../../shared/identity.ts'
import { makeTrial } from '../../tariffs/company-term.ts'
import type { RequirementGround } from '../requirement-facts.ts'
import { apply } from './apply.ts'
import { planDifference } from './plan-difference.ts'
import { markDifference } from './tell-difference.ts'

const one = aRequirement(1, { ruleId: 'train.A' })
const gone = { section: 'briefing', name: 'Старый' } as const
const asked = { companyId, scope: { positionId: null, departmentId: null, employeeId: null } }

const held = (
  id: number,
  holder: number,
  changes: Partial<Obligation> = {},
  ...completions: readonly Completion[]
): ObligationFacts => ({
  obligation: anObligation(id, { employeeId: employee(holder), ...changes }),
  completions,
})

/** An obligation as requirements look at it. */
const dutyOf = ({ obligation, completions }: ObligationFacts) => {
  const { baseDate, deadline } = deriveStanding(obligation, completions)
  const isFixed = deadline !== null && deadline === obligation.fixed?.deadline
  const { id, employeeId, subject, periodicity, requirementId, memo } = obligation
  return aDuty(id, { employeeId, subject, periodicity, requirementId, memo, baseDate, deadline, isFixed })
}

const groundOf = (known: readonly ObligationFacts[], changes: Partial<RequirementGround> = {}) =>
  aGroundOf({ requirements: [one], duties: known.map(dutyOf), ...changes })
const markOf = (ground: RequirementGround) => markDifference(planDifference(ground, today))

type Answers = ReturnType<typeof makeStorage>

/** Applies what the ground says, over a storage that has those obligations; `more` answers instead. */
const run = (
  ground: RequirementGround,
  known: readonly ObligationFacts[],
  details: object = {},
  more: Partial<Answers> & { 'requirement-ground'?: (query: unknown) => RequirementGround } = {},
) => {
  const storage = makeStorage(...known)
  const newIds: Answers['new-obligation-ids'] = (query) => {
    if (query.count < 1) throw new Error('no id is asked for')
    return storage['new-obligation-ids'](query)
  }
  return followInCompany(apply.run({ companyId, details: { mark: markOf(ground), ...details } }, signed), {
    ...storage,
    'new-obligation-ids': newIds,
    'requirement-ground': () => ground,
    ...more,
  })
}

const changed = { ok: false, error: { code: 'difference/changed' } }

test('what was looked at is done in one go: assigned, moved and closed; what a memo holds stays', () => {
  const known = [
    held(1, 1, {}, aCompletion(1, '2026-01-10')),
    held(2, 2, { subject: gone, requirementId: 9 as RequirementId }),
    held(3, 3, { memo: { id: memo(7), number: 12 } }),
  ]
  const people = [aPerson(1), aPerson(2), aPerson(3)]
  const [first, old] = known.map(({ obligation }) => obligation)
  const outcome = run(groundOf(known, { people }), known)
  expect(outcome.ok && outcome.value.answer).toEqual({
    assign: 1,
    change: 1,
    close: 1,
    held: 1,
    people: 2,
    withoutSection: 0,
  })
  expect(written(outcome)).toEqual({
    'given-obligations': [
      {
        obligation: {
          ...{ id: 100, companyId, employeeId: 2, subject: aTraining, periodicity: months(12) },
          ...{ fixed: { deadline: '2026-03-11', since: null }, ruleId: 'train.A', requirementId: 1 },
          ...{ removed: false, memo: null },
        },
        completions: [],
        holder: expect.objectContaining({ id: 2 }),
        given: signed,
        today,
      },
    ],
    'changed-obligations': [
      {
        before: first,
        obligation: { ...first, periodicity: months(12), ruleId: 'train.A' },
        completions: [aCompletion(1, '2026-01-10')],
        changed: signed,
      },
      { before: old, obligation: { ...old, removed: true }, completions: [], changed: signed },
    ],
    journal: [
      {
        ...signed,
        companyId,
        command: 'requirements/apply',
        changes: [
          {
            record: 'obligation',
            ids: [100],
            before: null,
            after: {
              ...{ subject: aTraining, periodicity: months(12), deadline: '2026-03-11' },
              ...{ ruleId: 'train.A', requirementId: 1, removed: false },
            },
          },
          {
            record: 'obligation',
            ids: [1],
            before: { periodicity: months(36), ruleId: null },
            after: { periodicity: months(12), ruleId: 'train.A' },
          },
          { record: 'obligation', ids: [2], before: { removed: false }, after: { removed: true } },
        ],
      },
    ],
  })
})

test('what is moved keeps its dates; a deadline is set where nothing else gives one', () => {
  const moved = (requirement: typeof one, changes: Partial<Obligation>, ...done: readonly Completion[]) => {
    const known = [held(1, 1, changes, ...done)]
    const [row] = written(run(groundOf(known, { requirements: [requirement] }), known))[
      'changed-obligations'
    ] as readonly [{ readonly obligation: Obligation }]
    return row.obligation
  }
  const passed = aCompletion(1, '2026-01-10')
  const byHand = { deadline: day('2026-08-01'), since: null }
  const since = { completionId: passed.id, baseDate: passed.date }
  expect(moved(one, {}, passed)).toMatchObject({ fixed: null, periodicity: months(12) })
  expect(moved(one, { fixed: byHand })).toMatchObject({ fixed: byHand, periodicity: months(12) })
  expect(moved(one, { fixed: { ...byHand, since } }, passed).fixed).toEqual({ ...byHand, since })
  expect(moved(one, {}).fixed).toEqual({ deadline: '2026-03-11', since: null })
  expect(moved(one, { periodicity: { kind: 'once' } }, passed).fixed).toBeNull()
  const once = aRequirement(1, { periodicity: { kind: 'once' } })
  expect(moved(once, {}).fixed).toBeNull()
  expect(moved(once, { fixed: byHand }, passed)).toMatchObject({
    fixed: byHand,
    periodicity: { kind: 'once' },
  })
  expect([moved(one, { ruleId: 'train.V' }).ruleId, moved(once, { ruleId: 'train.V' }).ruleId]).toEqual([
    'train.A',
    'train.V',
  ])
})

test('nothing is assigned in a section that the tariff is without, the rest is', () => {
  const requirements = [one, aRequirement(2, { subject: gloves(1) })]
  const term = { ...makeTrial(today), tariff: 'basic' as const }
  const outcome = run(groundOf([], { requirements, term }), [])
  const counts = { assign: 1, change: 0, close: 0, held: 0, people: 1, withoutSection: 1 }
  expect(outcome.ok && outcome.value.answer).toEqual(counts)
  expect(written(outcome)['given-obligations']).toMatchObject([{ obligation: { subject: aTraining } }])
  const seen = markOf(groundOf([], { requirements }))
  expect(run(groundOf([], { requirements, term }), [], { mark: seen })).toEqual(changed)
})

test('it is refused where the records are no longer as they were looked at', () => {
  const known = [held(1, 1)]
  const ground = groundOf(known)
  expect(run(ground, known).ok).toBe(true)
  expect(run(ground, known, { mark: 'ffffffff' })).toEqual(changed)
  expect(run(ground, known, { mark: 'f'.repeat(40) })).toEqual(changed)
  const since = [{ removed: true }, { memo: { id: memo(7), number: 12 } }].map((more) => [held(1, 1, more)])
  for (const now of [[], ...since]) expect(run(ground, now)).toEqual(changed)
  const two = [...known, held(2, 2)]
  const both = groundOf(two, { people: [aPerson(1), aPerson(2)] })
  expect(run(both, two).ok).toBe(true)
  expect(run(both, known)).toEqual(changed)
})

test('what is asked for is locked once, in the scope that was looked at, and none where nothing is to be done', () => {
  const known = [held(1, 1), held(3, 3, { memo: { id: memo(7), number: 12 } })]
  const requirements = [one, aRequirement(2, { subject: gone })]
  const ground = groundOf(known, { requirements, people: [aPerson(1), aPerson(2), aPerson(3)] })
  const storage = makeStorage(...known)
  const runQueried = (details: object, at = ground) => {
    const queries: unknown[] = []
    const outcome = run(at, known, details, {
      'requirement-ground': (query) => {
        queries.push(query)
        return ground
      },
      obligations: (query) => {
        queries.push(query.ids)
        return storage.obligations(query)
      },
      employees: (query) => {
        queries.push(query.ids)
        return storage.employees(query)
      },
    })
    return [outcome.ok && outcome.value.answer.people, ...queries]
  }
  expect(runQueried({})).toEqual([3, asked, [1], [1, 2, 3]])
  const [alone, nobody] = [2, 4].map((id) => ({
    details: { employeeId: employee(id) },
    ground: { ...ground, people: ground.people.filter((person) => person.id === id) },
  }))
  const scope = { ...asked.scope, employeeId: 2 }
  expect(runQueried(alone?.details ?? {}, alone?.ground)).toEqual([1, { companyId, scope }, [], [2]])
  expect(runQueried(nobody?.details ?? {}, nobody?.ground).slice(0, 1)).toEqual([0])
  const there = { positionId: String(general.positionId), departmentId: someDepartment }
  expect(runQueried(there, { ...ground, people: [] })[1]).toEqual({
    companyId,
    scope: { ...asked.scope, positionId: 1, departmentId: 1 },
  })
  const nothing = run(groundOf([], { people: [] }), [])
  expect(nothing).toEqual({
    ok: true,
    value: {
      writes: expect.arrayContaining([{ kind: 'given-obligations', rows: [] }]),
      answer: { assign: 0, change: 0, close: 0, held: 0, people: 0, withoutSection: 0 },
    },
  })
  expect(written(nothing)).toEqual({})
})

test('what somebody had done before counts from that day, and has no deadline set', () => {
  const people = [aPerson(1), aPerson(2), aPerson(3)]
  const ground = groundOf([], { people })
  const done = [
    { requirementId: 1, employeeId: 3, date: '2026-01-10' },
    { requirementId: 1, employeeId: 1, date: '16.03.2026' },
  ]
  const given = written(run(ground, [], { done }))['given-obligations'] as readonly ObligationFacts[]
  expect(given.map(({ obligation, completions }) => [obligation.fixed, completions])).toEqual([
    [null, [expect.objectContaining({ id: 100, date: '2026-03-16', result: 'passed', memoId: null })]],
    [{ deadline: '2026-03-11', since: null }, []],
    [null, [expect.objectContaining({ id: 101, date: '2026-01-10' })]],
  ])
  const refused = (given: unknown) => run(ground, [], { done: given })
  const [row] = done
  const wrong = (code: string) => ({
    ok: false,
    error: { code: 'fields', errors: [{ field: 'done', code }] },
  })
  expect(refused([{ ...row, date: '2026-03-17' }])).toEqual(wrong('date/in-future'))
  expect(refused([{ ...row, employeeId: 'x', date: '2026-03-17' }])).toEqual(wrong('date/in-future'))
  expect(run(ground, [], { done: null }).ok).toBe(true)
  for (const list of ['x', [null], [7], [{ ...row, date: '' }], [{ ...row, employeeId: 'x' }]])
    expect(refused(list)).toEqual(wrong('list/invalid'))
  expect(refused(Array.from({ length: 5000 }, () => row)).ok).toBe(true)
  expect(refused(Array.from({ length: 5001 }, () => row))).toEqual(wrong('list/invalid'))
  const noIds = (): ReturnType<Answers['new-completion-ids']> => {
    throw new Error('no id is asked for')
  }
  expect(run(ground, [], {}, { 'new-completion-ids': noIds }).ok).toBe(true)
})

test('each field is refused by name', () => {
  const wrong = { positionId: 'x', departmentId: 'x', employeeId: 'x' }
  const unknown = Object.keys(wrong).map((field) => ({ field, code: 'choice/unknown' }))
  const errors = (details: object) => {
    const outcome = run(groundOf([]), [], details)
    return !outcome.ok && 'errors' in outcome.error && outcome.error.errors
  }
  expect(errors({ ...wrong, mark: '' })).toEqual([...unknown, { field: 'mark', code: 'text/required' }])
  expect(errors({ mark: 'f'.repeat(41) })).toEqual([{ field: 'mark', code: 'text/too-long', max: 40 }])
})

test('no one is assigned to who is not there, nor without an id', () => {
  const ground = groundOf([])
  const message = 'someone to be assigned to is not there'
  expect(() => run(ground, [], {}, { employees: () => new Map() })).toThrow(message)
  const noIds = (): ReturnType<Answers['new-obligation-ids']> => [] as never
  expect(() => run(ground, [], {}, { 'new-obligation-ids': noIds })).toThrow(message)
})

test('of an assessment that names no level no day is taken: «не проводилось» is no result', () => {
  const risk = aRequirement(2, { subject: { section: 'risk', established: 'notAssessed' } })
  const ground = groundOf([], { requirements: [risk] })
  const done = [{ requirementId: 2, employeeId: 1, date: '2026-02-01' }]
  expect(run(ground, [], { done })).toEqual({
    ok: false,
    error: { code: 'fields', errors: [{ field: 'done', code: 'completion/not-assessed' }] },
  })
  expect(run(ground, []).ok).toBe(true)
})
