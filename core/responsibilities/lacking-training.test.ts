import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, gloves, today } from '../../tests/examples.ts'
import type { ProgramCode } from '../norms/program-words.ts'
import { findRoleByCode, roleGroups } from '../norms/responsibilities.ts'
import { trainingPrograms } from '../norms/training-programs.ts'
import { findLacking, type TrainingStanding, takeTraining } from './lacking-training.ts'

const titleOf = (code: ProgramCode, which = 0): string => {
  const title = trainingPrograms.filter((one) => one.code === code)[which]?.title
  if (title === undefined) throw new Error(`no programme ${code}`)
  return title
}
const passed = (code: ProgramCode, changes: Partial<TrainingStanding> = {}): TrainingStanding => ({
  name: titleOf(code),
  baseDate: day('2025-03-16'),
  deadline: day('2028-03-16'),
  retakeBy: null,
  ...changes,
})
const head = findRoleByCode('ot-head')
const permit = findRoleByCode('permit-issuer')
const lacking = (trainings: readonly TrainingStanding[], role = head) => {
  if (!role) throw new Error('no such role')
  return findLacking(role, trainings, today)
}
const never = (programme: ProgramCode) => ({ programme, why: 'never', since: null })

test('who was trained in nothing lacks all that the role asks for, in its order', () => {
  expect(lacking([])).toEqual([never('A'), never('B'), never('firstAid'), never('ppe')])
  expect(lacking([passed('ppe'), passed('A', { name: 'Курсы кройки' })])).toHaveLength(3)
})

test('what is in force is lacking no more, on the day of its deadline too', () => {
  expect(
    lacking([
      passed('A'),
      passed('B', { deadline: today }),
      passed('firstAid', { deadline: null }),
      passed('ppe'),
    ]),
  ).toEqual([])
})

test('what has run out is told with its day, a failed check without one, what is only assigned as never', () => {
  expect(
    lacking([
      passed('A', { deadline: day('2026-03-15') }),
      passed('A', { deadline: day('2026-01-15') }),
      passed('B', { retakeBy: day('2026-04-01') }),
      passed('firstAid', { baseDate: null, deadline: day('2026-05-01') }),
    ]),
  ).toEqual([
    { programme: 'A', why: 'overdue', since: '2026-03-15' },
    { programme: 'B', why: 'failed', since: null },
    never('firstAid'),
    never('ppe'),
  ])
})

/** Who issues protective equipment is asked by the choice of the service. Law: ПП № 2464, п. 40. */
test('the specialist and the committee are asked to be taught to use protective equipment', () => {
  const asked = roleGroups
    .flatMap((group) => group.roles)
    .filter(({ programmes }) => programmes.includes('ppe'))
  expect(asked.map(({ code }) => code)).toEqual(['ot-head', 'ppe-head', 'committee'])
})

test('any programme of high-risk works will do: which works, the order says', () => {
  expect(lacking([passed('V', { name: titleOf('V', 3) })], permit)).toEqual([])
  expect(lacking([passed('A')], permit)).toEqual([never('V')])
})

test('one more training in force never makes anyone lack more', () => {
  const roles = roleGroups.flatMap((group) => group.roles)
  const dates = fc.constantFrom(null, day('2026-01-01'), today, day('2027-01-01'))
  const some = fc.record({
    name: fc.constantFrom(...trainingPrograms.map(({ title }) => title)),
    baseDate: dates,
    deadline: dates,
    retakeBy: fc.constantFrom(null, day('2026-04-01')),
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...roles),
      fc.array(some, { maxLength: 6 }),
      some,
      (role, trainings, more) => {
        const before = findLacking(role, trainings, today).map(({ programme }) => programme)
        const after = findLacking(role, [...trainings, more], today).map(({ programme }) => programme)
        expect(before).toEqual(expect.arrayContaining(after))
        const all = role.programmes.map((code) => passed(code))
        expect(findLacking(role, [...trainings, ...all], today)).toEqual([])
      },
    ),
  )
})

test('what was never passed has not run out, and what ends today has not yet', () => {
  const assigned = passed('A', { baseDate: null, deadline: day('2026-01-15') })
  const failed = passed('B', { deadline: today, retakeBy: day('2026-04-01') })
  expect(lacking([assigned, failed, passed('firstAid'), passed('ppe')])).toEqual([
    never('A'),
    { programme: 'B', why: 'failed', since: null },
  ])
})

test('of three that have run out the latest is told', () => {
  const ends = ['2026-01-15', '2026-03-15', '2026-02-15']
  const taken = ends.map((end) => passed('V', { deadline: day(end) }))
  expect(lacking(taken, permit)).toEqual([{ programme: 'V', why: 'overdue', since: '2026-03-15' }])
})

test('an obligation of training is a training, another is none', () => {
  const dates = { baseDate: today, deadline: null, retakeBy: null }
  expect(takeTraining({ subject: { section: 'training', name: 'Курс' }, ...dates })).toEqual([
    { name: 'Курс', ...dates },
  ])
  expect(takeTraining({ subject: gloves(1), ...dates })).toEqual([])
})
