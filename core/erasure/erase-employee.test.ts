import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  anEmployee,
  day,
  employee,
  instant,
  mining,
  someone,
  somePosition,
  today,
  yesterday,
} from '../../tests/examples.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { eraseEmployee } from './erase-employee.ts'
import type { KeptOfEmployee } from './erasure-facts.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const id = employee(1)
const left = day('2020-05-01')

const erased = (records: Partial<KeptOfEmployee> = {}, dismissalDate: typeof left | null = left, who = id) =>
  followInCompany(eraseEmployee.run({ companyId: mining, id: who }, signed), {
    employees: ({ ids }) =>
      new Map(
        ids
          .filter((one) => one === id)
          .map((one) => [
            one,
            {
              ...anEmployee({ dismissalDate }),
              id: one,
              companyId: mining,
              position: { id: somePosition, name: 'Машинист бульдозера' },
              version: 1,
            },
          ]),
      ),
    today: () => today,
    'records-of-employee': () => ({ traces: [], activeMemo: null, ...records }),
  })

test('one who has left goes, and the journal says that alone', () => {
  const changes = [{ record: 'employee', ids: [id], before: null, after: null }]
  expect(erased()).toEqual(
    ok({
      writes: [
        { kind: 'erasures', rows: [{ erased: 'employee', companyId: mining, employeeId: id, ...signed }] },
        { kind: 'journal', rows: [{ ...signed, companyId: mining, command: 'employees/erase', changes }] },
      ],
      answer: null,
    }),
  )
})

test('one who is employed stays, and one who is in a memo under way', () => {
  expect(erased({}, null)).toEqual(err({ code: 'erasure/employed' }))
  expect(erased({}, today)).toEqual(err({ code: 'erasure/employed' }))
  expect(erased({}, yesterday).ok).toBe(true)
  expect(erased({ activeMemo: 12 })).toEqual(err({ code: 'erasure/memo-active', memoNumber: 12 }))
})

test('what the law has kept keeps the employee, until its last day has passed', () => {
  const training = (on: string) => ({ of: 'section', section: 'training', on: day(on) }) as const
  expect(erased({ traces: [training('2021-02-01')] })).toEqual(
    err({ code: 'erasure/kept-by-law', kept: [{ term: 'training', until: '2026-12-31' }] }),
  )
  expect(erased({ traces: [training('2020-02-01')] }).ok).toBe(true)
})

test('there is no other to erase', () => {
  expect(erased({}, left, employee(2))).toEqual(err(notFound))
})
