import { expect, test } from 'vitest'
import { aTraining, employee, mining, months, today } from '../../tests/examples.ts'
import { aProfile } from '../../tests/profile-example.ts'
import { aRequirement, general, signed } from '../../tests/requirement-example.ts'
import { kept, known, offered, proposal, storage } from '../../tests/requirement-storage.ts'
import type { Outcome } from '../commands/command.ts'
import { follow } from '../commands/follow.ts'
import type { RequirementId } from '../shared/identity.ts'
import type { Result } from '../shared/results/result.ts'
import { accept } from './deciding/accept.ts'
import { addOwn } from './deciding/add-own.ts'
import { change } from './deciding/change.ts'
import { isSettled, type Offered, takeRequested } from './deciding/offered.ts'
import { refuse } from './deciding/refuse.ts'
import { takeBack } from './deciding/take-back.ts'
import { endException } from './exceptions/end-exception.ts'
import { except } from './exceptions/except.ts'
import { answer } from './posts/answer.ts'
import { drop } from './posts/drop.ts'
import type { Requirement, RequirementException } from './requirement.ts'
import type { KnownPost, RequirementWrite } from './requirement-facts.ts'
import { keySubject } from './subject-key.ts'

const companyId = mining
const key = keySubject(aTraining)
const details = (more: object = {}) => ({ ...general, ...more })
const decided = (outcome: Result<Outcome<unknown, RequirementWrite>, unknown>): readonly Requirement[] =>
  outcome.ok
    ? outcome.value.writes.flatMap((write) =>
        write.kind === 'decided-requirements' ? (write.rows as readonly Requirement[]) : [],
      )
    : []

test('what is proposed is accepted by its key, since today, and told by the journal', () => {
  const run = (more: object, post = known, given: Offered | null = offered) =>
    follow(accept.run({ companyId, details: details(more), offered: given }, signed), storage(post))
  const outcome = run({ keys: [key, key] })
  expect(decided(outcome)).toEqual([
    {
      ...{ ...general, companyId, id: 41, ...takeRequested(proposal) },
      ...{ decision: { kind: 'accepted', instead: null, basis: null }, since: today, decided: signed },
    },
  ])
  expect(JSON.stringify(outcome)).toContain('"command":"requirements/accept"')
  expect(run({ keys: ['training:нет'] })).toMatchObject({ error: { code: 'not-found' } })
  expect(run({ keys: [key] }, { ...known, exists: false })).toMatchObject({ error: { code: 'not-found' } })
  const another = { profile: { ...aProfile, factors: ['4.4'] }, proposals: [proposal] }
  expect(run({ keys: [key] }, known, another)).toMatchObject({ error: { code: 'stale' } })
  expect(run({ keys: [key] }, known, null)).toMatchObject({ error: { code: 'stale' } })
  for (const keys of [[], 'x', [7], ['x'.repeat(601)], Array.from({ length: 501 }, (_, i) => `${i}`)])
    expect(run({ keys })).toMatchObject({ error: { errors: [{ field: 'keys', code: 'list/invalid' }] } })
  const ofDepartment = { departmentId: 5, keys: [key] }
  expect(run(ofDepartment, { ...known, answers: null }, null)).toMatchObject({ error: { code: 'not-found' } })
})

test('what was accepted keeps its day and its id; what was refused comes into force today', () => {
  const run = (post: KnownPost) =>
    decided(
      follow(accept.run({ companyId, details: details({ keys: [key] }), offered }, signed), storage(post)),
    )
  expect(run(kept({ periodicity: months(12) }))).toMatchObject([
    { id: 7, since: '2026-01-10', periodicity: months(36) },
  ])
  expect(run(kept({ decision: { kind: 'refused', reason: 'нет' } }))).toMatchObject([{ id: 7, since: today }])
  expect(run(kept())).toEqual([])
})

test('another periodicity stands instead of the law’s, and is the organisation’s own where there is no law', () => {
  const run = (more: object, post = known) =>
    follow(change.run({ companyId, details: details({ key, ...more }), offered }, signed), storage(post))
  expect(decided(run({ periodicity: '1 год', basis: 'приказ № 18' }))).toMatchObject([
    { periodicity: months(36), decision: { instead: months(12), basis: 'приказ № 18' } },
  ])
  expect(decided(run({ periodicity: '3 года' }))).toMatchObject([
    { decision: { instead: null, basis: null } },
  ])
  const own = { ...known, requirements: [aRequirement(7)] }
  expect(decided(run({ periodicity: '2 года' }, own))).toMatchObject([
    { id: 7, periodicity: months(24), citation: null, decision: { instead: null } },
  ])
  expect(run({ periodicity: 'иногда' })).toMatchObject({ error: { errors: [{ field: 'periodicity' }] } })
  expect(run({ periodicity: '1 год', key: 7 })).toMatchObject({ error: { errors: [{ field: 'key' }] } })
  expect(run({ periodicity: '1 год', key: 'x'.repeat(601) })).toMatchObject({ error: { code: 'fields' } })
})

test('a refusal says why', () => {
  const run = (more: object) =>
    follow(refuse.run({ companyId, details: details({ key, ...more }), offered }, signed), storage(known))
  expect(decided(run({ reason: 'Нет таких работ' }))).toMatchObject([
    { decision: { kind: 'refused', reason: 'Нет таких работ' } },
  ])
  expect(run({ reason: ' ' })).toMatchObject({
    error: { errors: [{ field: 'reason', code: 'text/required' }] },
  })
})

test('a decision is taken back, the organisation’s own goes', () => {
  const run = (post: KnownPost) =>
    follow(takeBack.run({ companyId, details: details({ key }) }, signed), storage(post))
  expect(run(kept())).toMatchObject({
    value: {
      writes: [{ kind: 'withdrawn-requirements', rows: [{ companyId, id: 7 }] }, { kind: 'journal' }],
    },
  })
  expect(run(known)).toMatchObject({ error: { code: 'not-found' } })
})

test('the organisation requires of itself what it has not required yet', () => {
  const asked = {
    section: 'instruction',
    instructionName: 'ИОТ-7',
    periodicity: 'бессрочно',
    basis: 'приказ № 2',
  }
  const run = (more: object = {}, post = known) =>
    follow(addOwn.run({ companyId, details: details({ ...asked, ...more }) }, signed), storage(post))
  expect(decided(run())).toMatchObject([
    {
      id: 41,
      citation: null,
      ruleId: null,
      since: today,
      decision: { kind: 'accepted', basis: 'приказ № 2' },
    },
  ])
  const subject = { section: 'instruction', name: 'ИОТ-7' } as const
  expect(run({}, kept({ subject }))).toMatchObject({ error: { errors: [{ code: 'requirement/there' }] } })
  const refused = kept({ subject, decision: { kind: 'refused', reason: 'нет' } })
  expect(decided(run({}, refused))).toMatchObject([{ id: 7, citation: null }])
  expect(run({ section: 'x', positionId: 'x' })).toMatchObject({
    error: { errors: [{ field: 'positionId' }, { field: 'section', code: 'section/unknown' }] },
  })
  expect(run({ periodicity: '' })).toMatchObject({ error: { errors: [{ field: 'periodicity' }] } })
  expect(run({}, { ...known, exists: false })).toMatchObject({ error: { code: 'not-found' } })
})

test('someone is excepted for a reason, until a day that has not passed', () => {
  const asked = { requirementId: 7, employeeId: 1, reason: 'Декрет', until: '2026-12-31' }
  const run = (more: object = {}, post = kept()) =>
    follow(except.run({ companyId, details: { ...asked, ...more } }, signed), storage(post))
  expect(run()).toMatchObject({
    value: { writes: [{ kind: 'requirement-exceptions', rows: [{ ...asked, made: signed }] }, {}] },
  })
  expect(run({ until: today }).ok).toBe(true)
  expect(run({ until: '' }).ok).toBe(true)
  expect(run({ until: '2026-03-15' })).toMatchObject({ error: { errors: [{ code: 'exception/past' }] } })
  expect(run({ employeeId: 2 })).toMatchObject({ error: { code: 'not-found' } })
  expect(run({}, known)).toMatchObject({ error: { code: 'not-found' } })
  expect(run({ reason: '' })).toMatchObject({ error: { errors: [{ code: 'text/required' }] } })
})

test('an exception ends once', () => {
  const excepted: RequirementException = {
    ...{ requirementId: 7 as RequirementId, employeeId: employee(1), reason: 'Декрет' },
    ...{ until: null, made: signed },
  }
  const asked = { companyId, details: { requirementId: 7, employeeId: 1 } }
  const run = (exceptions: readonly RequirementException[]) =>
    follow(endException.run(asked, signed), storage(kept(), exceptions))
  expect(run([excepted])).toMatchObject({ value: { writes: [{ kind: 'ended-exceptions' }, {}] } })
  expect(run([{ ...excepted, employeeId: employee(2) }])).toMatchObject({ error: { code: 'not-found' } })
  expect(run([])).toMatchObject({ error: { code: 'not-found' } })
})

test('the questions are answered once, again only by other answers; and taken back', () => {
  const run = (more: object, post = known) =>
    follow(answer.run({ companyId, details: details(more) }, signed), storage(post))
  const given = { ...aProfile, traits: ['drives', 'drives'], normPoints: [7], workingConditions: '2' }
  expect(run(given)).toMatchObject({
    value: {
      writes: [{ kind: 'answered-posts', rows: [{ profile: { traits: ['drives'], normPoints: [7] } }] }, {}],
    },
  })
  expect(run({ ...aProfile })).toMatchObject({ value: { writes: [] } })
  expect(run({ kind: 'worker', exemptedBy: 'приказ № 18' }).ok).toBe(true)
  expect(run({ kind: 'worker' }, { ...known, exists: false })).toMatchObject({ error: { code: 'not-found' } })
  const wrong = {
    kind: '',
    traits: ['x'],
    highRiskPrograms: [1],
    factors: ['0'],
    normPoints: [0.5],
    hazards: 'x',
  }
  expect(run({ ...wrong, positionId: 'x', dirt: ['a'.repeat(61)], workingConditions: '9' })).toMatchObject({
    error: {
      errors: [
        { field: 'positionId' },
        { field: 'kind', code: 'kind/required' },
        ...['traits', 'highRiskPrograms', 'factors'].map((field) => ({ field, code: 'choice/unknown' })),
        { field: 'hazards', code: 'list/invalid' },
        ...['dirt', 'normPoints', 'workingConditions'].map((field) => ({ field, code: 'choice/unknown' })),
      ],
    },
  })
  const dropped = (post: KnownPost) =>
    follow(drop.run({ companyId, details: details() }, signed), storage(post))
  expect(dropped(known)).toMatchObject({ value: { writes: [{ kind: 'dropped-posts' }, {}] } })
  expect(dropped({ ...known, answers: null })).toMatchObject({ error: { code: 'not-found' } })
})

test('a proposal waits until it is decided about as the law asks for it now', () => {
  const [requirement] = kept().requirements
  if (!requirement) throw new Error('there is none')
  expect(isSettled(proposal, null)).toBe(false)
  expect(isSettled(proposal, requirement)).toBe(true)
  expect(isSettled(proposal, { ...requirement, periodicity: months(12) })).toBe(false)
  expect(isSettled(proposal, { ...requirement, periodicity: months(12), citation: null })).toBe(true)
  const refused = { kind: 'refused', reason: 'нет' } as const
  expect(isSettled(proposal, { ...requirement, periodicity: months(12), decision: refused })).toBe(true)
})
