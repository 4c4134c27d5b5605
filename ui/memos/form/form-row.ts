import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { enterDate } from '@osh/core/memos/fill-dates.ts'
import type { MemoRow, Outcome } from '@osh/core/memos/memo.ts'
import type { RowDraft } from '@osh/core/memos/memo-draft.ts'
import type { CheckResult } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { RiskLevel } from '@osh/core/sections/risk.ts'
import type { WorkingConditionsClass } from '@osh/core/sections/working-conditions.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** A memo's row as a form holds it: one without an obligation will have one made. */
export type FormRow = Omit<MemoRow, 'obligationId' | 'outcome'> & {
  readonly key: string
  readonly obligationId: ObligationId | null
  readonly date: LocalDate | null
  readonly result: CheckResult
  readonly found: WorkingConditionsClass | RiskLevel | null
  /** How the stored row ended is not shown to the person: nothing is entered here, and the server keeps it. */
  readonly hidden: boolean
}

const unanswered = { date: null, result: 'passed', found: null, hidden: false } as const

export function makeDeadlineRow(row: DeadlineRow): FormRow {
  const {
    obligationId,
    employeeId,
    fullName,
    department,
    position,
    subject,
    baseDate,
    periodicity,
    deadline,
  } = row
  return {
    key: String(obligationId),
    obligationId,
    employeeId,
    fullName,
    department,
    position,
    subject,
    baseDate,
    periodicity,
    deadline,
    ...unanswered,
  }
}

export function makeMemoRow({ outcome, ...row }: MemoRow, hidden = false): FormRow {
  const key = String(row.obligationId)
  if (hidden) return { ...row, key, ...unanswered, hidden }
  if (outcome.kind === 'dated')
    return { ...row, key, ...unanswered, date: outcome.date, result: outcome.result }
  return { ...row, key, ...unanswered, found: outcome.kind === 'assessed' ? outcome.found : null }
}

export function draftRow(row: FormRow): RowDraft {
  const { obligationId, employeeId, subject, periodicity, deadline } = row
  const outcome = makeOutcome(row)
  if (obligationId === null) return { obligationId, employeeId, subject, periodicity, deadline, outcome }
  return { obligationId, quantity: subject.section === 'ppe' ? subject.quantity : null, outcome }
}

export function makeOutcome({ date, result, found }: FormRow): Outcome {
  if (date !== null) return { kind: 'dated', date, result }
  return found === null ? { kind: 'pending' } : { kind: 'assessed', found }
}

/** The rows with a date in one of them; the first date of all fills every row whose outcome is shown. */
export function enterRowDate(
  rows: readonly FormRow[],
  key: string,
  date: LocalDate | null,
): readonly FormRow[] {
  const open = rows.filter(({ hidden }) => !hidden)
  const index = open.findIndex((row) => row.key === key)
  const dates = enterDate(
    open.map((row) => row.date),
    index,
    date,
  )
  const entered = new Map(open.map((row, i) => [row.key, dates[i] ?? null]))
  return rows.map((row) => {
    const own = entered.get(row.key) ?? null
    return own === row.date ? row : { ...row, date: own }
  })
}

/** Whether there is a row whose outcome is not shown. */
export const hidesSome = (rows: readonly FormRow[]): boolean => rows.some(({ hidden }) => hidden)

/** The id of the field in which the row's outcome is entered. */
export const nameOutcomeField = ({ key }: Pick<FormRow, 'key'>): string => `outcome-${key}`
