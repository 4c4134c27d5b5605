import type { Answers } from '../../documents/answers/answers.ts'
import type { Document } from '../../documents/document.ts'
import type { Employee, EmployeeId } from '../../employees/employee.ts'
import type { Memo, MemoId } from '../../memos/memo.ts'
import { isDone } from '../../memos/memo-status.ts'
import { isProtocolOf } from '../../memos/protocols-of-memo.ts'
import { findProgram } from '../../norms/training-programs.ts'
import { RETAKE_DAYS } from '../../obligations/standing/standing.ts'
import type { StandingObligation } from '../../obligations/standing/standing-obligation.ts'
import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import { offerRow, type PlannedRow, refuseRow } from '../offer.ts'

type Known = {
  readonly people: ReadonlyMap<EmployeeId, Employee>
  readonly duties: readonly StandingObligation[]
  /** Those that the trainings are in. */
  readonly memos: ReadonlyMap<MemoId, Memo | null>
}

/**
 * What a knowledge-check protocol becomes: of each whom it names the trainings of its programme, first those that wait in a memo. Whoever has none is named,
 * and so is whoever was checked on that day or later already.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 79, 92 (the protocol names who was checked, the result and the day).
 */
export function planChecks(
  { employees, date }: Pick<Document, 'employees' | 'date'>,
  { programme }: Answers,
  { people, duties, memos }: Known,
): readonly PlannedRow[] {
  const ofProgramme = duties.flatMap((duty): readonly Training[] => {
    if (duty.subject.section !== 'training') return []
    const { name } = duty.subject
    const learnt = findProgram(name)
    return learnt && isProtocolOf(programme, learnt) ? [{ duty, name }] : []
  })
  const own = Map.groupBy(ofProgramme, ({ duty }) => duty.employeeId)
  return employees.flatMap(({ id, fullName }): readonly PlannedRow[] => {
    const words = { key: `none:${id}`, who: fullName, what: String(programme ?? '') }
    if (!people.has(id)) return [refuseRow(words, 'person-unknown')]
    const all = own.get(id) ?? []
    if (all.length === 0) return [refuseRow(words, 'no-obligation')]
    const isInMemo = all.some(({ duty }) => duty.memo !== null)
    return all.map((training) => {
      const chosen = isInMemo ? training.duty.memo !== null : all.length === 1
      return planCheck(training, { who: fullName, date, chosen }, memos)
    })
  })
}

type Training = { readonly duty: StandingObligation; readonly name: string }
type Said = { readonly who: string; readonly date: LocalDate; readonly chosen: boolean }

function planCheck({ duty, name }: Training, { who, date, chosen }: Said, memos: Known['memos']): PlannedRow {
  const { id, memo, baseDate, retakeBy } = duty
  const words = { key: `duty:${id}`, who, what: name }
  const done = baseDate ?? ''
  if (done > date) return refuseRow(words, 'later-known')
  if (done === date || retakeBy === addDays(date, RETAKE_DAYS)) return refuseRow(words, 'recorded')
  if (!memo) return offerRow(words, 'completion', { is: 'completion', duty }, { chosen })
  const row = memos.get(memo.id)?.rows.find(({ obligationId }) => obligationId === id)
  if (!row || isDone(row)) return refuseRow(words, 'row-done')
  return offerRow(words, 'memo-row', { is: 'memo-row', memo, duty }, { memoNumber: memo.number, chosen })
}
