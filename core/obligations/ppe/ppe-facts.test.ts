import { describe, expect, it } from 'vitest'
import { aCompletion, anObligation, gloves, months } from '../../../tests/examples.ts'
import { checkHoldings } from './check-holdings.ts'
import type { PpeFact } from './holding.ts'
import { takePpeFacts } from './ppe-facts.ts'

const name = 'Перчатки с полимерным покрытием'
const facts = (event: 'issuance' | 'return', ...given: readonly (readonly [number, string, number])[]) =>
  given.flatMap(([id, date, quantity]): readonly PpeFact[] =>
    takePpeFacts(anObligation(1, { subject: gloves(9, event), periodicity: months(12) }), [
      aCompletion(id, date, { quantity }),
    ]),
  )

describe('facts of PPE', () => {
  it('are the live ones, as many as were given', () => {
    const { enteredBy: by, enteredAt: at } = aCompletion(1, '2025-03-10')
    const completions = [
      aCompletion(1, '2025-03-10', { quantity: 3 }),
      aCompletion(2, '2025-03-11', { quantity: 2, takenBack: { by, at } }),
    ]
    expect(takePpeFacts(anObligation(1, { subject: gloves(9) }), completions)).toMatchObject([
      { completionId: 1, name, quantity: 3, event: 'issuance' },
    ])
    expect(takePpeFacts(anObligation(1), completions)).toEqual([])
  })
})

describe('holdings after a change', () => {
  const issued = facts('issuance', [1, '2025-03-10', 2], [2, '2025-03-12', 5])
  const returned = facts('return', [3, '2025-04-01', 1])

  it('add up when the returns are covered', () => {
    expect(checkHoldings(issued, [...issued, ...returned], null)).toBeNull()
  })

  it('refuse to return more than there is', () => {
    const more = facts('return', [3, '2025-04-01', 8])
    expect(checkHoldings(issued, [...issued, ...more], null)).toEqual({
      code: 'ppe/more-than-held',
      ppe: name,
    })
  })

  it('refuse to take back an issuance of which something was returned, though another covers it', () => {
    const before = [...issued, ...returned]
    const [first] = issued
    expect(checkHoldings(before, before.slice(1), first?.completionId ?? null)?.code).toBe(
      'ppe/issuance-has-returns',
    )
    expect(checkHoldings(before, before.slice(1), null)).toBeNull()
  })

  it('refuse to move or shrink an issuance from under its returns', () => {
    const [one] = [facts('issuance', [1, '2025-03-10', 2])]
    const all = facts('return', [3, '2025-04-01', 2])
    const later = facts('issuance', [4, '2025-05-10', 2])
    expect(checkHoldings([...one, ...all], [...later, ...all], null)?.code).toBe('ppe/issuance-has-returns')
  })
})

it('counts no failed completion', () => {
  const failed = aCompletion(1, '2026-01-10', { result: 'failed', quantity: 1 })
  expect(takePpeFacts(anObligation(1, { subject: gloves(1) }), [failed])).toEqual([])
})
