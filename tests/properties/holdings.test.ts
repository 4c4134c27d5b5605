import type { Periodicity } from '@osh/core/deadlines/periodicity.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { CompletionId } from '@osh/core/obligations/completion.ts'
import { type Holding, type PpeFact, settleHoldings } from '@osh/core/obligations/ppe/holding.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aNearDay, judged, toDay } from './arbitrary-days.ts'

const worn: Periodicity = { kind: 'untilWornOut' }

const aFact = fc.record({
  employeeId: fc.constant(1 as EmployeeId),
  event: fc.constantFrom('issuance' as const, 'issuance' as const, 'return' as const),
  name: fc.constantFrom('Перчатки', 'Каска'),
  quantity: fc.integer({ min: 1, max: 4 }),
  date: aNearDay,
  periodicity: fc.oneof(
    fc.constant(worn),
    fc.integer({ min: 1, max: 36 }).map((months): Periodicity => ({ kind: 'every', months })),
  ),
})

const facts: fc.Arbitrary<PpeFact[]> = fc.array(aFact, { maxLength: 10 }).map((all) =>
  all.map((fact, i) => ({
    ...{ ...fact, unit: 'piece', norm: null, size: null },
    completionId: (i + 1) as CompletionId,
  })),
)

/** One piece that was issued, and whether it has come back. */
type Piece = { readonly of: PpeFact; back: boolean }

/** Hands out and takes back piece by piece, day by day, issuances of a day before its returns. */
function simulate(all: readonly PpeFact[]): readonly Piece[] | { readonly short: string } {
  const pieces: Piece[] = []
  for (const day of [...new Set(all.map(({ date }) => date))].toSorted()) {
    const ofDay = all.filter(({ date }) => date === day)
    for (const fact of ofDay.filter(({ event }) => event === 'issuance'))
      for (let n = 0; n < fact.quantity; n++) pieces.push({ of: fact, back: false })
    for (const fact of ofDay.filter(({ event }) => event === 'return'))
      for (let n = 0; n < fact.quantity; n++) {
        const piece = pieces.find(({ of, back }) => !back && of.name === fact.name)
        if (!piece) return { short: fact.name }
        piece.back = true
      }
  }
  return pieces
}

const holdingOf = (fact: PpeFact, pieces: readonly Piece[]): Holding => {
  const own = pieces.filter(({ of }) => of === fact)
  const { periodicity } = fact
  return {
    issuance: fact.completionId,
    name: fact.name,
    quantity: own.filter(({ back }) => !back).length,
    unit: fact.unit,
    norm: fact.norm,
    size: fact.size,
    returned: own.filter(({ back }) => back).length,
    issuedOn: fact.date,
    returnBy:
      periodicity.kind === 'every' ? toDay(judged(fact.date).add({ months: periodicity.months })) : null,
  }
}

test('holdings are what handing out and taking back piece by piece leaves', () => {
  let settledOften = 0
  fc.assert(
    fc.property(facts, (all) => {
      const pieces = simulate(all)
      const settled = settleHoldings(all)
      if ('short' in pieces) {
        expect(settled).toEqual({ ok: false, error: { code: 'ppe/more-than-held', ppe: pieces.short } })
        return
      }
      settledOften += all.some(({ event }) => event === 'return') ? 1 : 0
      const issuances = all
        .filter(({ event }) => event === 'issuance')
        .toSorted((a, b) => a.date.localeCompare(b.date) || a.completionId - b.completionId)
      expect(settled).toEqual({ ok: true, value: issuances.map((fact) => holdingOf(fact, pieces)) })
    }),
    { numRuns: 1000 },
  )
  expect(settledOften).toBeGreaterThan(50)
})

test('the order in which facts are read does not matter', () => {
  fc.assert(
    fc.property(facts, (all) => {
      expect(settleHoldings(all.toReversed())).toEqual(settleHoldings(all))
    }),
  )
})
