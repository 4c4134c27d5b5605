import type { UserId } from '@osh/core/auth/account.ts'
import type { Completion, CompletionId } from '@osh/core/obligations/completion.ts'
import type { Obligation } from '@osh/core/obligations/obligation.ts'
import { deriveStanding, type Standing } from '@osh/core/obligations/standing/standing.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aNearDay, judged, nearDays, toDay } from './arbitrary-days.ts'

type Duty = Pick<Obligation, 'periodicity' | 'fixed' | 'removed'>
type Fact = Pick<Completion, 'id' | 'date' | 'result' | 'takenBack'>

const takenBack = { by: 1 as UserId, at: '2026-01-01T00:00:00Z' as Instant }

/** Facts in the order in which they were entered, ids growing. */
const facts: fc.Arbitrary<Fact[]> = fc
  .array(
    fc.record({
      date: aNearDay,
      result: fc.constantFrom<Fact['result']>('passed', 'passed', 'failed', 'excluded', '3.1'),
      takenBack: fc.constantFrom(null, null, takenBack),
    }),
    { maxLength: 7 },
  )
  .map((all) => all.map((fact, i) => ({ ...fact, id: (i + 1) as CompletionId })))

const duties: fc.Arbitrary<Duty> = fc.record({
  periodicity: fc.oneof(
    fc.integer({ min: 1, max: 60 }).map((months) => ({ kind: 'every', months }) as const),
    fc.constantFrom({ kind: 'once' } as const, { kind: 'untilWornOut' } as const),
  ),
  fixed: fc.option(
    fc.record({
      deadline: aNearDay,
      since: fc.option(
        fc.record({
          completionId: fc.integer({ min: 1, max: 7 }).map((id) => id as CompletionId),
          baseDate: aNearDay,
        }),
      ),
    }),
  ),
  removed: fc.constantFrom(false, false, false, true),
})

/** Walks through the facts that count, first in the order of entry for the fixed deadline, then day by day. */
function replay(duty: Duty, entered: readonly Fact[]): Standing {
  const live = entered.filter((fact) => !fact.takenBack)
  let fixed = duty.fixed?.deadline ?? null
  for (const { id, date, result } of live) {
    const since = duty.fixed?.since
    if (result !== 'failed' && (!since || (id > since.completionId && date >= since.baseDate))) fixed = null
  }
  let baseDate: LocalDate | null = null
  let closed = false
  let retakeBy: LocalDate | null = null
  for (const day of nearDays) {
    for (const { date, result } of live) {
      if (date !== day) continue
      if (result === 'failed') {
        retakeBy = toDay(judged(day).add({ days: 30 }))
        continue
      }
      ;[baseDate, closed, retakeBy] = [date, result === 'excluded', null]
    }
  }
  const registeredOn = null
  if (duty.removed) return { baseDate, registeredOn, deadline: null, retakeBy: null, closed }
  return {
    baseDate,
    registeredOn,
    deadline: closed ? null : (fixed ?? next(duty, baseDate) ?? retakeBy),
    retakeBy,
    closed,
  }
}

const next = ({ periodicity }: Duty, done: LocalDate | null): LocalDate | null =>
  done && periodicity.kind === 'every' ? toDay(judged(done).add({ months: periodicity.months })) : null

test('a standing is what replaying the facts one by one leaves', () => {
  fc.assert(
    fc.property(duties, facts, (duty, entered) => {
      expect(deriveStanding(duty, entered)).toEqual(replay(duty, entered))
    }),
    { numRuns: 2000 },
  )
})

test('the order in which facts are read does not matter', () => {
  fc.assert(
    fc.property(duties, facts, fc.infiniteStream(fc.nat()), (duty, entered, keys) => {
      const shuffled = entered
        .map((fact) => ({ fact, key: keys.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ fact }) => fact)
      expect(deriveStanding(duty, shuffled)).toEqual(deriveStanding(duty, entered))
    }),
  )
})

test('taking a fact back leaves what was before it', () => {
  fc.assert(
    fc.property(
      duties,
      facts,
      aNearDay,
      fc.constantFrom('passed', 'failed', 'excluded'),
      (duty, entered, date, result) => {
        const fact: Fact = { id: 100 as CompletionId, date, result, takenBack }
        expect(deriveStanding(duty, [...entered, fact])).toEqual(deriveStanding(duty, entered))
      },
    ),
  )
})

test('a later pass never brings the deadline nearer, unless it ends a fixed one', () => {
  fc.assert(
    fc.property(duties, facts, aNearDay, (duty, entered, date) => {
      const plain = { ...duty, fixed: null, removed: false }
      const before = deriveStanding(plain, entered)
      const after = deriveStanding(plain, [
        ...entered,
        { id: 100 as CompletionId, date, result: 'passed', takenBack: null },
      ])
      if (plain.periodicity.kind !== 'every' || before.baseDate === null || before.closed) return
      expect(after.deadline !== null && before.deadline !== null && after.deadline >= before.deadline).toBe(
        true,
      )
    }),
  )
})
