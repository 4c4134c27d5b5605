import { expect, test } from 'vitest'
import { aProfile } from '../../../tests/profile-example.ts'
import { trainingPrograms } from '../../norms/training-programs.ts'
import { traits, workerKinds } from '../position-profile.ts'
import { parseBasis, readProfile } from './read-profile.ts'

const blank = { kind: 'worker' }
const numbersOf = (isHighRisk: boolean) =>
  trainingPrograms.filter(({ code }) => (code === 'V') === isHighRisk).map(({ registryId }) => registryId)
const unknown = { code: 'choice/unknown' }
const list = { code: 'list/invalid' }

test('what was not answered is none, but the kind of worker has to be said', () => {
  expect(readProfile(blank)).toEqual({ ok: true, value: aProfile })
  const nothing = Object.fromEntries(Object.keys(aProfile).map((field) => [field, null]))
  expect(readProfile({ ...nothing, ...blank })).toEqual({ ok: true, value: aProfile })
  for (const kind of ['', null, undefined])
    expect(readProfile({ kind })).toEqual({
      ok: false,
      error: { code: 'fields', errors: [{ field: 'kind', code: 'kind/required' }] },
    })
})

type Row = readonly [field: string, given: unknown, expected: unknown]

const read: readonly Row[] = [
  ...workerKinds.map((kind): Row => ['kind', kind, kind]),
  ['traits', traits, traits],
  ['traits', ['drives', 'briefs', 'drives'], ['drives', 'briefs']],
  ['traits', Array.from({ length: 200 }, () => 'drives'), ['drives']],
  ['highRiskPrograms', numbersOf(true), numbersOf(true)],
  ['factors', ['4.4'], ['4.4']],
  ['hazards', ['fall', ' noise '], ['fall', 'noise']],
  ['dirt', ['x'.repeat(60)], ['x'.repeat(60)]],
  ['normPoints', [1, 999_999], [1, 999_999]],
  ['workingConditions', '3.1', '3.1'],
  ['workingConditions', '', null],
  ['exemptedBy', ' приказ № 18 ', 'приказ № 18'],
  ['exemptedBy', ' ', null],
]
test.each(read)('%s is read: %j', (field, given, expected) => {
  expect(readProfile({ ...blank, [field]: given })).toEqual({
    ok: true,
    value: { ...aProfile, [field]: expected },
  })
})

const refused: readonly Row[] = [
  ['kind', 'director', unknown],
  ['traits', 'drives', list],
  ['traits', Array.from({ length: 201 }, () => 'drives'), list],
  ['traits', ['drives', 'flies'], unknown],
  ...numbersOf(false).map((number): Row => ['highRiskPrograms', [number], unknown]),
  ['factors', ['0'], unknown],
  ['hazards', [''], unknown],
  ['hazards', { length: 0 }, list],
  ['dirt', ['x'.repeat(61)], unknown],
  ...[0, -1, 1.5, '7', 1_000_000].map((point): Row => ['normPoints', [point], unknown]),
  ['workingConditions', '9', unknown],
  ['exemptedBy', 'x'.repeat(201), { code: 'text/too-long', max: 200 }],
  ['exemptedBy', [], { code: 'text/not-text' }],
]
test.each(refused)('%s is refused: %j', (field, given, expected) => {
  expect(readProfile({ ...blank, [field]: given })).toEqual({
    ok: false,
    error: { code: 'fields', errors: [{ field, ...Object(expected) }] },
  })
})

test('what a decision is cited by has 200 characters at most', () => {
  const longest = 'x'.repeat(200)
  expect(parseBasis(longest)).toEqual({ ok: true, value: longest })
})
