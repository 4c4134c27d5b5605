import type { Outcome } from '@osh/core/memos/memo.ts'
import type { MemoDraft, MemoEdit, RowDraft } from '@osh/core/memos/memo-draft.ts'
import { encodeSubject } from '../obligations/subject-wire.ts'
import { encodeFound, encodePeriodicity, encodeResult, encodeSection } from '../words.ts'

/** A memo to be formed, as POST /api/memos carries it beside `companyId`. */
export const encodeMemoDraft = ({ section, header, reportApprovedOn, rows }: MemoDraft): object => ({
  section: encodeSection(section),
  ...header,
  reportApprovalDate: reportApprovedOn,
  employeesData: rows.map(encodeRowDraft),
})

/** An edit, as PATCH /api/memos/{id} carries it; what it leaves alone is left out. */
export const encodeMemoEdit = ({ header, reportApprovedOn, rows }: MemoEdit): object => ({
  ...header,
  ...(reportApprovedOn === undefined ? {} : { reportApprovalDate: reportApprovedOn }),
  ...(rows === undefined ? {} : { employeesData: rows.map(encodeRowDraft) }),
})

const encodeRowDraft = (row: RowDraft): object =>
  row.obligationId === null
    ? {
        employeeId: row.employeeId,
        section: encodeSection(row.subject.section),
        ...encodeSubject(row.subject),
        periodicity: encodePeriodicity(row.periodicity),
        deadline: row.deadline,
        ...encodeOutcome(row.outcome),
      }
    : { obligationId: row.obligationId, quantity: row.quantity, ...encodeOutcome(row.outcome) }

/** A class or level goes under the field of its kind; the marks that are both, under the class's. */
function encodeOutcome(outcome: Outcome): object {
  if (outcome.kind === 'pending') return { completionDate: null }
  if (outcome.kind === 'dated') return { completionDate: outcome.date, result: encodeResult(outcome.result) }
  const isLevel = ['low', 'middle', 'high'].includes(outcome.found)
  return { [isLevel ? 'finalRiskLevel' : 'finalWorkingConditionsClass']: encodeFound(outcome.found) }
}
