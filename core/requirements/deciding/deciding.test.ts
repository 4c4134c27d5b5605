import { expect, test } from 'vitest'
import { aTraining, mining, months, someDepartment, today } from '../../../tests/examples.ts'
import { aProfile } from '../../../tests/profile-example.ts'
import { aRequirement, general, signed } from '../../../tests/requirement-example.ts'
import { kept, known, offered, proposal, storage } from '../../../tests/requirement-storage.ts'
import { follow } from '../../commands/follow.ts'
import type { Subject } from '../../obligations/subject.ts'
import type { RequirementId } from '../../shared/identity.ts'
import type { RequirementDecision } from '../requirement.ts'
import type { KnownPost } from '../requirement-facts.ts'
import { keySubject } from '../subject-key.ts'
import { accept } from './accept.ts'
import { change } from './change.ts'
import { type Offered, takeRequested } from './offered.ts'
import { refuse } from './refuse.ts'
import { takeBack } from './take-back.ts'

const companyId = mining
const key = keySubject(aTraining)
const law = takeRequested(proposal)
const other: Subject = { section: 'briefing', name: 'Вводный' }
const third: Subject = { section: 'instruction', name: 'ИОТ-1' }
const inForce: RequirementDecision = { kind: 'accepted', instead: null, basis: null }
const refused: RequirementDecision = { kind: 'refused', reason: 'Нет таких работ' }
const yearly: RequirementDecision = { kind: 'accepted', instead: months(12), basis: 'приказ № 18' }

const commands = {
  accept: (more: object, post = known, given: Offered | null = offered) =>
    follow(
      accept.run({ companyId, details: { ...general, ...more }, offered: given }, signed),
      storage(post),
    ),
  change: (more: object, post = known, given: Offered | null = offered) =>
    follow(
      change.run({ companyId, details: { ...general, ...more }, offered: given }, signed),
      storage(post),
    ),
  refuse: (more: object, post = known, given: Offered | null = offered) =>
    follow(
      refuse.run({ companyId, details: { ...general, ...more }, offered: given }, signed),
      storage(post),
    ),
  'take-back': (more: object, post = known) =>
    follow(takeBack.run({ companyId, details: { ...general, ...more } }, signed), storage(post)),
}
const right = {
  accept: { keys: [key] },
  change: { key, periodicity: '1 год', basis: 'приказ № 18' },
  refuse: { key, reason: 'Нет таких работ' },
}
const journal = (command: string, id: number, before: object | null, after: object | null) => ({
  kind: 'journal',
  rows: [{ ...signed, companyId, command, changes: [{ record: 'requirement', ids: [id], before, after }] }],
})
const { citation: _, ...requested } = law
const valuesOf = (decision: RequirementDecision) => ({ ...general, ...requested, decision })
const refuseFields = (...errors: readonly object[]) => ({ ok: false, error: { code: 'fields', errors } })
const notFound = { ok: false, error: { code: 'not-found' } }
const stale = { ok: false, error: { code: 'stale' } }

test.each([
  ['accept', null, inForce, today],
  ['accept', refused, inForce, today],
  ['accept', yearly, inForce, '2026-01-10'],
  ['change', null, yearly, today],
  ['change', inForce, yearly, '2026-01-10'],
  ['refuse', null, refused, today],
  ['refuse', inForce, refused, today],
] as const)('%s: the journal says what was decided before and what now', (name, before, decision, since) => {
  const id = before ? 7 : 41
  const run = commands[name](right[name], before ? kept({ decision: before }) : known)
  expect(run).toEqual({
    ok: true,
    value: {
      answer: null,
      writes: [
        {
          kind: 'decided-requirements',
          rows: [{ ...general, ...law, id, companyId, decision, since, decided: signed }],
        },
        journal(`requirements/${name}`, id, before && valuesOf(before), valuesOf(decision)),
      ],
    },
  })
})

test('a decision that is taken back is told by the journal as it was', () => {
  expect(commands['take-back']({ key }, kept({ decision: yearly }))).toEqual({
    ok: true,
    value: {
      answer: null,
      writes: [
        { kind: 'withdrawn-requirements', rows: [{ companyId, id: 7 }] },
        journal('requirements/take-back', 7, valuesOf(yearly), null),
      ],
    },
  })
})

test('what is accepted at once has ids of its own, what was decided before keeps its', () => {
  const proposals = [proposal, { ...proposal, subject: other }, { ...proposal, subject: third }]
  const keys = proposals.map(({ subject }) => keySubject(subject))
  const given = { profile: aProfile, proposals }
  const before = { ...known, requirements: [aRequirement(7, { subject: other, decision: refused })] }
  expect(commands.accept({ keys }, before, given)).toMatchObject({
    value: {
      writes: [
        {
          rows: [
            { id: 41, subject: aTraining },
            { id: 7, subject: other },
            { id: 42, subject: third },
          ],
        },
        { kind: 'journal' },
      ],
    },
  })
  expect(commands.accept({ keys: [...keys, 'training:нет'] }, before, given)).toEqual(notFound)
  const counts: number[] = []
  const short: ReturnType<typeof storage> = {
    ...storage(before),
    'new-requirement-ids': ({ count }) => {
      counts.push(count)
      return [41 as RequirementId]
    },
  }
  const asked = { companyId, details: { ...general, keys }, offered: given }
  expect(() => follow(accept.run(asked, signed), short)).toThrow('fewer ids')
  expect(counts).toEqual([2])
})

test.each([
  ['accept', [{ field: 'keys', code: 'list/invalid' }]],
  [
    'change',
    [
      { field: 'key', code: 'choice/unknown' },
      { field: 'periodicity', code: 'periodicity/required' },
    ],
  ],
  [
    'refuse',
    [
      { field: 'key', code: 'choice/unknown' },
      { field: 'reason', code: 'text/required' },
    ],
  ],
  ['take-back', [{ field: 'key', code: 'choice/unknown' }]],
] as const)('%s: what is not said is asked for, field by field', (name, errors) => {
  expect(commands[name]({})).toEqual(refuseFields(...errors))
  expect(commands[name]({ positionId: 'x' })).toEqual(
    refuseFields({ field: 'positionId', code: 'choice/unknown' }, ...errors),
  )
})

test.each(['accept', 'change', 'refuse'] as const)('%s: nothing is decided of what is not there', (name) => {
  const decide = (post: KnownPost, given: Offered | null = offered, more = {}) =>
    commands[name]({ ...right[name], ...more }, post, given)
  const unanswered = { ...known, answers: null }
  expect(decide({ ...known, exists: false })).toEqual(notFound)
  expect(decide(unanswered, null)).toEqual(notFound)
  expect(decide({ ...kept(), answers: null }, null, { departmentId: someDepartment })).toEqual(notFound)
  expect(decide(known, offered, { departmentId: someDepartment }).ok).toBe(true)
  expect(decide(known, null)).toEqual(stale)
  expect(decide(unanswered)).toEqual(stale)
  expect(decide(kept(), { ...offered, profile: { ...aProfile, factors: ['4.4'] } })).toEqual(stale)
  expect(decide(known, { ...offered, proposals: [{ ...proposal, subject: other }] })).toEqual(notFound)
})

test('what the organisation requires of itself is decided about before the questions are answered', () => {
  const own = { ...known, answers: null, requirements: [aRequirement(7)] }
  expect(commands.refuse(right.refuse, own, null)).toMatchObject({
    value: { writes: [{ rows: [{ id: 7, citation: null, decision: refused, since: today }] }, {}] },
  })
})

test('a key is a text of 600 characters at most, of keys there are 500 at most', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)
  const [longest, longer] = ['x'.repeat(600), 'x'.repeat(601)]
  const wrong = refuseFields({ field: 'keys', code: 'list/invalid' })
  expect(commands.accept({ keys: texts(500) })).toEqual(notFound)
  expect(commands.accept({ keys: [longest] })).toEqual(notFound)
  for (const keys of [[], null, '', 'x', { length: 1 }, [7], [['x']], [key, longer], texts(501)])
    expect(commands.accept({ keys })).toEqual(wrong)
  expect(commands['take-back']({ key: longest })).toEqual(notFound)
  for (const one of [longer, 7, ['x']])
    expect(commands['take-back']({ key: one })).toEqual(
      refuseFields({ field: 'key', code: 'choice/unknown' }),
    )
})
