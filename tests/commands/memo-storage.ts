import type { Answers } from '@osh/core/commands/follow.ts'
import type { TodayOf } from '@osh/core/companies/company-facts.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { LockEmployees } from '@osh/core/employees/employee-facts.ts'
import type { HoldMembership } from '@osh/core/members/member-facts.ts'
import { type Memo, type Outcome, pending } from '@osh/core/memos/memo.ts'
import type { MemoDraft, RowDraft } from '@osh/core/memos/memo-draft.ts'
import type { MemoQuestion } from '@osh/core/memos/memo-facts.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { KnownObligation, ObligationQuestion } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { Obligation } from '@osh/core/obligations/obligation.ts'
import { takePpeFacts } from '@osh/core/obligations/ppe/ppe-facts.ts'
import { type Membership, ownership } from '@osh/core/rights/membership.ts'
import {
  aHeader,
  anEmployee,
  anObligation,
  day,
  employee,
  memo,
  mining,
  months,
  obligation,
  today,
} from '#tests/examples.ts'

type Asked = Answers<ObligationQuestion | MemoQuestion | TodayOf | LockEmployees | HoldMembership>

/** A storage of employees 1 to 3 with their obligations, and perhaps of a memo; new ids begin with 100. */
export function makeMemoStorage(
  known: readonly KnownObligation[],
  stored: Memo | null = null,
  member: Membership | null = ownership,
) {
  const kinds: string[] = []
  const of = (ids: readonly number[]) => known.filter(({ obligation }) => ids.includes(obligation.id))
  const ids = <Id extends number>(count: number) =>
    Array.from({ length: count }, (_, i) => 100 + i) as readonly number[] as readonly [Id, ...Id[]]
  const person = (id: EmployeeId) => ({
    ...anEmployee({ lastName: 'Белова' }),
    id,
    companyId: mining,
    position: { id: anEmployee().positionId, name: 'Машинист' },
    version: 1,
  })
  const answers: Asked = {
    today: () => today,
    'own-membership': () => member,
    employees: ({ ids }) => new Map(ids.filter((id) => id <= 3).map((id) => [id, person(id)])),
    'obligation-owners': ({ ids }) =>
      new Map(of(ids).map(({ obligation: { id, employeeId } }) => [id, { employeeId, section: 'ppe' }])),
    obligations: ({ ids }) => new Map(of(ids).map((facts) => [facts.obligation.id, facts])),
    'ppe-facts': ({ employeeIds }) =>
      known
        .filter(({ obligation }) => employeeIds.includes(obligation.employeeId))
        .flatMap(({ obligation, completions }) => takePpeFacts(obligation, completions)),
    'new-obligation-ids': ({ count }) => ids(count),
    'new-completion-ids': ({ count }) => ids(count),
    memo: ({ id }) => (stored?.id === id ? stored : null),
    'memo-defaults': () => ({ directorName: 'Пименов Антон Львович', author: 'Абрамова Вера Ильинична' }),
    'department-names': ({ ids }) => new Map(ids.map((id) => [id, 'Карьер'])),
    'next-memo': () => ({ id: memo(50), number: 12 }),
  }
  const watched = Object.fromEntries(
    Object.entries(answers).map(([kind, answer]) => [
      kind,
      (query: never) => {
        kinds.push(kind)
        return answer(query)
      },
    ]),
  )
  return { answers: watched as Asked, kinds }
}

export const facts = (
  id: number,
  changes: Partial<Obligation> = {},
  ...completions: readonly Completion[]
): KnownObligation => ({
  obligation: anObligation(id, changes),
  completions,
  fullName: `Работник ${id}`,
  department: 'Карьер',
  position: 'Машинист',
})
export const dated: Outcome = { kind: 'dated', date: day('2026-03-10'), result: 'passed' }
export const row = (id: number, outcome: Outcome = pending, quantity: number | null = null): RowDraft => ({
  obligationId: obligation(id),
  quantity,
  outcome,
})
export const draft = (changes: Partial<MemoDraft> = {}): MemoDraft => ({
  section: 'training',
  header: aHeader(),
  reportApprovedOn: null,
  registeredOn: null,
  rows: [],
  ...changes,
})
export const newRow = (id: number, outcome: Outcome = pending): RowDraft => ({
  obligationId: null,
  employeeId: employee(id),
  subject: { section: 'training', name: 'Работы на высоте' },
  periodicity: months(12),
  deadline: null,
  outcome,
})
type Written = { readonly writes: readonly { readonly kind: string; readonly rows: readonly unknown[] }[] }
export function rowsOf(
  outcome: { readonly ok: true; readonly value: Written } | { readonly ok: false; readonly error: unknown },
) {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  const some = outcome.value.writes.filter(({ rows }) => rows.length > 0)
  return Object.fromEntries(some.map(({ kind, rows }) => [kind, rows]))
}
