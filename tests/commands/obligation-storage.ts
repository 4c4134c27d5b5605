import type { Answers } from '@osh/core/commands/follow.ts'
import type { TodayOf } from '@osh/core/companies/company-facts.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { LockEmployees } from '@osh/core/employees/employee-facts.ts'
import type { Completion, CompletionFact } from '@osh/core/obligations/completion.ts'
import type { ObligationFacts, ObligationQuestion } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { Obligation } from '@osh/core/obligations/obligation.ts'
import { takePpeFacts } from '@osh/core/obligations/ppe/ppe-facts.ts'
import { expect } from 'vitest'
import {
  anEmployee,
  anObligation,
  day,
  instant,
  memo,
  mining,
  obligation,
  someone,
  today,
} from '#tests/examples.ts'

export const signed = { by: someone, at: instant('2026-03-16T09:30:00.000Z') }
export const companyId = mining

/** A storage of three employees and of these obligations; new ids begin with 100. */
export function makeStorage(
  ...known: readonly ObligationFacts[]
): Answers<ObligationQuestion | TodayOf | LockEmployees> {
  const asked: EmployeeId[] = []
  const person = (id: EmployeeId) => ({
    ...anEmployee({ lastName: `Работник ${id}` }),
    id,
    companyId,
    position: { id: anEmployee().positionId, name: 'Машинист' },
    version: 1,
  })
  const of = (ids: readonly number[]) => known.filter(({ obligation }) => ids.includes(obligation.id))
  const named = { fullName: 'Работник', department: 'Карьер', position: 'Машинист' }
  const ids = <Id extends number>(count: number) =>
    Array.from({ length: count }, (_, i) => 100 + i) as readonly number[] as readonly [Id, ...Id[]]
  return {
    today: () => today,
    employees: ({ ids }) => {
      asked.push(...ids)
      return new Map(ids.filter((id) => id <= 3).map((id) => [id, person(id)]))
    },
    'obligation-owners': ({ ids }) =>
      new Map(
        of(ids).map(({ obligation: { id, employeeId, subject } }) => [
          id,
          { employeeId, section: subject.section },
        ]),
      ),
    obligations: ({ ids }) => new Map(of(ids).map((facts) => [facts.obligation.id, { ...facts, ...named }])),
    'ppe-facts': ({ employeeIds }) => {
      if (employeeIds.some((id) => !asked.includes(id))) throw new Error('PPE is read before its lock')
      return known
        .filter(({ obligation }) => employeeIds.includes(obligation.employeeId))
        .flatMap(({ obligation, completions }) => takePpeFacts(obligation, completions))
    },
    'new-obligation-ids': ({ count }) => ids(count),
    'new-completion-ids': ({ count }) => ids(count),
  }
}

export const facts = (
  changes: Partial<Obligation> = {},
  ...completions: readonly Completion[]
): ObligationFacts => ({
  obligation: anObligation(1, changes),
  completions,
})
export const inMemo12 = { memo: { id: memo(7), number: 12 } }
export const refusedInMemo = { ok: false, error: { code: 'obligation/in-active-memo', memoNumber: 12 } }
export const notFound = { ok: false, error: { code: 'not-found' } }
export const one = { companyId, id: obligation(1) }
export const on = (date: string, changes: Partial<CompletionFact> = {}): CompletionFact => ({
  date: day(date),
  result: 'passed',
  quantity: null,
  registeredOn: null,
  ...changes,
})
export const rowsOf = (outcome: {
  readonly writes: readonly { readonly kind: string; readonly rows: readonly unknown[] }[]
}) =>
  Object.fromEntries(
    outcome.writes.filter(({ rows }) => rows.length > 0).map(({ kind, rows }) => [kind, rows]),
  )
export function written<T extends Parameters<typeof rowsOf>[0]>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
) {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return rowsOf(outcome.value)
}
export const field = (name: string, code: string) => ({
  ok: false,
  error: { code: 'fields', errors: [expect.objectContaining({ field: name, code })] },
})
