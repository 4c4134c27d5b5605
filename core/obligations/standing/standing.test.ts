import { addDays as addDaysInTheory, addMonths as addMonthsInTheory, format, parseISO } from 'date-fns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCompletion, aTraining, completion, day, instant, months, someone } from '../../../tests/examples.ts'
import type { Completion } from '../completion.ts'
import type { Obligation } from '../obligation.ts'
import type { Subject } from '../subject.ts'
import { deriveStanding, isNotDone } from './standing.ts'

type Duty = Pick<Obligation, 'periodicity' | 'fixed' | 'removed'>

const yearly: Duty = { periodicity: months(12), fixed: null, removed: false }
const once: Duty = { ...yearly, periodicity: { kind: 'once' } }
const takenBack = { by: someone, at: instant('2026-03-16T10:00:00.000Z') }
const fixedOn = (deadline: string, since: { completionId: number; baseDate: string } | null = null) => ({
  deadline: day(deadline),
  since: since && { completionId: completion(since.completionId), baseDate: day(since.baseDate) },
})

test('the deadline counts from the latest passed completion', () => {
  const facts = [aCompletion(2, '2025-05-10'), aCompletion(1, '2024-05-10'), aCompletion(3, '2023-05-10')]
  expect(deriveStanding(yearly, facts)).toEqual({
    baseDate: '2025-05-10',
    registeredOn: null,
    deadline: '2026-05-10',
    retakeBy: null,
    closed: false,
  })
})

test('an assessment of working conditions counts from its entry into ФГИС СОУТ, once that is known', () => {
  const fiveYears: Duty = { ...yearly, periodicity: months(60) }
  const approved = aCompletion(1, '2026-02-01', { result: '2' })
  expect(deriveStanding(fiveYears, [approved])).toMatchObject({
    baseDate: '2026-02-01',
    deadline: '2031-02-01',
  })
  const registered = { ...approved, registeredOn: day('2026-02-16') }
  expect(deriveStanding(fiveYears, [registered])).toMatchObject({
    baseDate: '2026-02-16',
    registeredOn: '2026-02-16',
    deadline: '2031-02-16',
  })
  const next = aCompletion(2, '2026-02-10', { result: '3.1' })
  expect(deriveStanding(fiveYears, [registered, next])).toMatchObject({
    baseDate: '2026-02-10',
    registeredOn: null,
  })
})

test('without a completion or a fixed deadline nothing falls due', () => {
  expect(deriveStanding(yearly, [])).toMatchObject({
    baseDate: null,
    deadline: null,
    retakeBy: null,
    closed: false,
  })
})

test('what was never done and has no day of its own is to be done now', () => {
  const at = (duty: Duty, facts: readonly Completion[] = []) =>
    isNotDone({ ...duty, subject: aTraining, ...deriveStanding(duty, facts) })
  const failed = aCompletion(1, '2026-03-01', { result: 'failed' })
  expect([at(once), at(yearly), at({ ...once, periodicity: { kind: 'indefinite' } })]).toEqual([
    true,
    true,
    true,
  ])
  expect(at(yearly, [aCompletion(1, '2025-05-10', { takenBack })])).toBe(true)
  expect(at({ ...once, fixed: fixedOn('2027-06-01') })).toBe(false)
  expect(at(once, [aCompletion(1, '2025-05-10')])).toBe(false)
  expect(at(once, [failed])).toBe(false)
  expect(at({ ...once, removed: true })).toBe(false)
})

test('a level of risk known without its day asks for nothing, a class does: five years run from it', () => {
  const at = (subject: Subject, periodicity: Obligation['periodicity'] = { kind: 'indefinite' }) =>
    isNotDone({ ...yearly, periodicity, subject, ...deriveStanding(yearly, []) })
  expect(at({ section: 'risk', established: 'middle' })).toBe(false)
  expect(at({ section: 'risk', established: 'middle' }, months(12))).toBe(true)
  expect(at({ section: 'risk', established: 'notAssessed' })).toBe(true)
  expect(at({ section: 'workingConditions', established: '3.1' })).toBe(true)
})

test('a completion taken back counts for nothing', () => {
  const facts = [aCompletion(1, '2024-05-10'), aCompletion(2, '2025-05-10', { takenBack })]
  expect(deriveStanding(yearly, facts).deadline).toBe('2025-05-10')
})

test('a failed check moves no deadline and asks for a retake within thirty days', () => {
  const facts = [aCompletion(1, '2025-05-10'), aCompletion(2, '2026-03-01', { result: 'failed' })]
  expect(deriveStanding(yearly, facts)).toMatchObject({
    baseDate: '2025-05-10',
    deadline: '2026-05-10',
    retakeBy: '2026-03-31',
  })
})

test('a retake that is passed ends the asking, on the same day too', () => {
  const failed = aCompletion(1, '2026-03-01', { result: 'failed' })
  expect(deriveStanding(yearly, [failed, aCompletion(2, '2026-03-01')])).toMatchObject({
    deadline: '2027-03-01',
    retakeBy: null,
  })
  expect(deriveStanding(yearly, [aCompletion(2, '2026-03-15'), failed]).retakeBy).toBeNull()
})

test('of several failed checks the last one counts', () => {
  const facts = [
    aCompletion(1, '2026-03-01', { result: 'failed' }),
    aCompletion(2, '2026-03-20', { result: 'failed' }),
  ]
  expect(deriveStanding(yearly, facts).retakeBy).toBe('2026-04-19')
})

test('where nothing else falls due, the retake does', () => {
  expect(deriveStanding(once, [aCompletion(1, '2026-03-01', { result: 'failed' })])).toMatchObject({
    deadline: '2026-03-31',
    retakeBy: '2026-03-31',
  })
})

test('a one-off obligation stands until done if it has a deadline, then never', () => {
  const due = { ...once, fixed: fixedOn('2026-06-01') }
  expect(deriveStanding(due, []).deadline).toBe('2026-06-01')
  expect(deriveStanding(due, [aCompletion(1, '2026-05-01')]).deadline).toBeNull()
  expect(deriveStanding(once, []).deadline).toBeNull()
})

test('a fixed deadline holds over the completion it was set after, and gives way to a later one', () => {
  const due = { ...yearly, fixed: fixedOn('2025-12-01', { completionId: 1, baseDate: '2025-05-10' }) }
  const first = aCompletion(1, '2025-05-10')
  expect(deriveStanding(due, [first]).deadline).toBe('2025-12-01')
  expect(deriveStanding(due, [first, aCompletion(2, '2025-11-20')]).deadline).toBe('2026-11-20')
})

test('a fixed deadline returns when the later completion is taken back', () => {
  const due = { ...yearly, fixed: fixedOn('2025-12-01', { completionId: 1, baseDate: '2025-05-10' }) }
  const facts = [aCompletion(1, '2025-05-10'), aCompletion(2, '2025-11-20', { takenBack })]
  expect(deriveStanding(due, facts).deadline).toBe('2025-12-01')
})

test('history entered later, or a failed check, leaves a fixed deadline standing', () => {
  const due = { ...yearly, fixed: fixedOn('2025-12-01', { completionId: 1, baseDate: '2025-05-10' }) }
  const first = aCompletion(1, '2025-05-10')
  expect(deriveStanding(due, [first, aCompletion(2, '2024-05-10')]).deadline).toBe('2025-12-01')
  expect(deriveStanding(due, [first, aCompletion(2, '2025-11-20', { result: 'failed' })]).deadline).toBe(
    '2025-12-01',
  )
})

test('«исключить» closes the obligation until a later assessment finds something', () => {
  const five = { ...yearly, periodicity: months(60) }
  const excluded = aCompletion(1, '2024-02-01', { result: 'excluded' })
  expect(deriveStanding(five, [excluded])).toMatchObject({ closed: true, deadline: null })
  expect(deriveStanding({ ...five, fixed: fixedOn('2030-01-01') }, [excluded]).deadline).toBeNull()
  expect(deriveStanding(five, [excluded, aCompletion(2, '2025-02-01', { result: '3.1' })])).toMatchObject({
    closed: false,
    deadline: '2030-02-01',
  })
})

test('a removed obligation falls due never and asks for no retake', () => {
  const removed = { ...yearly, removed: true, fixed: fixedOn('2026-06-01') }
  const facts = [aCompletion(1, '2025-05-10'), aCompletion(2, '2026-03-01', { result: 'failed' })]
  expect(deriveStanding(removed, facts)).toMatchObject({
    deadline: null,
    retakeBy: null,
    baseDate: '2025-05-10',
  })
})

const someFacts = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 800 }),
    result: fc.constantFrom('passed' as const, 'failed' as const),
    gone: fc.boolean(),
  }),
  { maxLength: 8 },
)
const written = (date: Date) => format(date, 'yyyy-MM-dd')
const start = parseISO('2024-01-01')

test('whatever was entered in whatever order, the deadline is the last live pass and a period, by another calendar', () => {
  fc.assert(
    fc.property(someFacts, fc.integer({ min: 1, max: 60 }), fc.integer(), (drawn, period, seed) => {
      const facts: Completion[] = drawn.map(({ day: at, result, gone }, i) =>
        aCompletion(i + 1, written(addDaysInTheory(start, at)), {
          result,
          takenBack: gone ? takenBack : null,
        }),
      )
      const mixed = facts.toSorted((a, b) => ((a.id * 7 + seed) % 5) - ((b.id * 7 + seed) % 5))
      const last = Math.max(-1, ...drawn.filter((f) => f.result === 'passed' && !f.gone).map((f) => f.day))
      fc.pre(last >= 0)
      const expected = written(addMonthsInTheory(addDaysInTheory(start, last), period))
      expect(deriveStanding({ ...yearly, periodicity: months(period) }, mixed).deadline).toBe(expected)
    }),
  )
})
