import { expect, test } from 'vitest'
import { completion, day, employee, months } from '../../../tests/examples.ts'
import { checkHoldings } from './check-holdings.ts'
import type { PpeFact } from './holding.ts'

const helmet = 'Каска'
const fact = (
  id: number,
  event: PpeFact['event'],
  date: string,
  changes: Partial<PpeFact> = {},
): PpeFact => ({
  completionId: completion(id),
  employeeId: employee(1),
  event,
  name: helmet,
  quantity: 2,
  unit: 'piece',
  norm: null,
  size: null,
  date: day(date),
  periodicity: months(6),
  ...changes,
})
const issued = fact(1, 'issuance', '2026-01-10')
const returned = fact(2, 'return', '2026-02-10')
const missed = { code: 'ppe/issuance-has-returns', ppe: helmet }
const tooMany = { code: 'ppe/more-than-held', ppe: helmet }

test('what adds up for everyone is let through', () => {
  expect(checkHoldings([], [issued, returned], null)).toBeNull()
  expect(checkHoldings([issued], [], completion(1))).toBeNull()
  expect(checkHoldings([], [], null)).toBeNull()
})

test('more than is held is refused, whoever of them holds it', () => {
  const others = fact(3, 'issuance', '2026-01-10', { employeeId: employee(2) })
  expect(checkHoldings([others], [others, returned], null)).toEqual(tooMany)
  expect(checkHoldings([issued], [issued, { ...returned, quantity: 3 }], null)).toEqual(tooMany)
  expect(checkHoldings([issued, returned, others], [issued, returned, others], null)).toBeNull()
})

test.each([
  ['gone', []],
  ['of less', [{ ...issued, quantity: 1 }]],
  ['of a later day', [{ ...issued, date: day('2026-02-11') }]],
  ['of another name', [{ ...issued, name: 'Очки' }]],
  ['no issuance any more', [{ ...issued, event: 'return' as const }]],
  ['entered again as another', [{ ...issued, completionId: completion(9), quantity: 1 }]],
])('a return is left without its issuance when that is %s', (_, now) => {
  expect(checkHoldings([issued, returned], [...now, returned], null)).toEqual(missed)
})

test('what has changed of another PPE, or of a return, is not what is missed', () => {
  const boots = fact(5, 'issuance', '2026-01-10', { name: 'Ботинки' })
  const more = { ...returned, quantity: 3 }
  expect(checkHoldings([issued, boots, returned], [issued, { ...boots, quantity: 1 }, more], null)).toEqual(
    tooMany,
  )
  expect(checkHoldings([issued, returned], [issued, more], null)).toEqual(tooMany)
})

test('an issuance that goes for good has had no returns, even where another would cover them', () => {
  const another = fact(3, 'issuance', '2026-01-11')
  expect(checkHoldings([issued, another, returned], [another, returned], completion(1))).toEqual(missed)
  expect(checkHoldings([issued, another, returned], [issued, returned], completion(3))).toBeNull()
  expect(checkHoldings([issued, another, returned], [another, returned], null)).toBeNull()
})
