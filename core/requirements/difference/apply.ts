import { command, type Decision } from '../../commands/command.ts'
import { joinChanges } from '../../commands/journal.ts'
import { todayOf } from '../../companies/company-facts.ts'
import type { DepartmentId } from '../../departments/department.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { lockEmployees } from '../../employees/employee-facts.ts'
import { changeObligation } from '../../obligations/facts/change-obligation.ts'
import { giveObligation } from '../../obligations/facts/given-obligation.ts'
import {
  type KnownObligation,
  lockObligations,
  newCompletionIds,
  newObligationIds,
  type ObligationWrite,
} from '../../obligations/facts/obligation-facts.ts'
import { writeChanged, writeGiven } from '../../obligations/facts/write-facts.ts'
import { deriveStanding } from '../../obligations/standing/standing.ts'
import { isUnassessed } from '../../obligations/subject.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type Input, optional, readObject } from '../../shared/input/field-reader.ts'
import { shownId } from '../../shared/input/identifier.ts'
import { type DifferenceChanged, type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText } from '../../shared/texts/text.ts'
import { parsePosition } from '../posts/read-place.ts'
import type { ApplyCode } from '../refusal-codes.ts'
import { lockRequired } from '../requirement-facts.ts'
import { type DifferenceCounts, type DifferenceRow, isApplied } from './difference.ts'
import { narrowGround } from './narrow-ground.ts'
import { planDifference } from './plan-difference.ts'
import { keyDone, readDone } from './read-done.ts'
import { countDifference, markDifference } from './tell-difference.ts'

/** `positionId`, `departmentId`, `employeeId` as `DifferenceScope` has them, `mark` of what was looked at, and `done` as `readDone` reads it. */
type Asked = { readonly companyId: CompanyId; readonly details: Input }

/**
 * Applies the difference that was looked at (применить), all of it at once: assigns, moves, closes. It is counted again on the records as they are, and refused where
 * that is another. What is in an active memo stays as it is, and nothing is assigned in a section that the tariff is without. What somebody has done before it is assigned counts from that day;
 * of an assessment that names no class or level no day is taken.
 */
export const apply = command({
  name: 'requirements/apply',
  *gather({ companyId, details }: Asked) {
    const today = yield* todayOf({ companyId })
    const read = readObject(details, { ...scopeParsers, done: readDone(today) })
    if (!read.ok) return read
    const { mark, done, ...scope } = read.value
    const plan = planDifference(narrowGround(yield* lockRequired({ companyId, scope }), scope), today)
    if (markDifference(plan) !== mark) return err(changed)
    const rows = plan.filter(isApplied)
    const added = rows
      .filter(({ kind }) => kind === 'assign')
      .map((row) => ({ ...row, date: done.get(keyDone(row)) ?? null }))
    if (added.some(({ date, subject }) => date !== null && isUnassessed(subject)))
      return err(fieldErrors({ field: 'done', code: 'completion/not-assessed' }))
    const ids = rows.flatMap(({ obligationId }) => obligationId ?? [])
    const known = yield* lockObligations({ companyId, ids })
    if (!ids.every((id) => isFree(known.get(id)))) return err(changed)
    const people = yield* lockEmployees({
      companyId,
      ids: [...new Set(added.map(({ employeeId }) => employeeId))],
    })
    const newIds = added.length === 0 ? [] : yield* newObligationIds({ companyId, count: added.length })
    const dated = added.filter(({ date }) => date !== null).length
    const completionIds = dated === 0 ? [] : yield* newCompletionIds({ companyId, count: dated })
    return ok({ counts: countDifference(plan), rows, added, known, people, newIds, completionIds, today })
  },
  decide(
    { counts, rows, added, known, people, newIds, completionIds, today },
    { companyId },
    signed,
  ): Result<Decision<DifferenceCounts, ObligationWrite>, FieldErrors<ApplyCode> | DifferenceChanged> {
    let next = 0
    const given = added.map((row, i) => {
      const { employeeId, subject, periodicity, date, requirementId, ruleId } = row
      const [holder, id] = [people.get(employeeId), newIds[i]]
      if (!holder || id === undefined) throw new Error('someone to be assigned to is not there')
      const deadline = date === null ? row.deadline : null
      const completionId = date === null ? undefined : completionIds[next++]
      const draft = { subject, periodicity, ruleId, deadline, date }
      return giveObligation({ companyId, id, completionId, holder, today, requirementId }, draft, signed)
    })
    const moved = rows.flatMap((row) => {
      const before = row.obligationId === null ? undefined : known.get(row.obligationId)
      return before ? [{ before, after: { ...before, obligation: move(before, row) } }] : []
    })
    const [made, done] = [writeGiven(given), writeChanged(moved, signed)]
    return ok({
      writes: [...made.writes, ...done.writes],
      changes: joinChanges([...made.changes, ...done.changes]),
      answer: counts,
    })
  },
})

const changed: DifferenceChanged = { code: 'difference/changed' }

const scopeParsers = {
  ...{ positionId: optional(parsePosition), departmentId: optional(shownId<DepartmentId>) },
  employeeId: optional(shownId<EmployeeId>),
  mark: (value: unknown) => parseText(value, { max: 40, required: true }),
}

const isFree = (known: KnownObligation | undefined): boolean =>
  known !== undefined && !known.obligation.removed && known.obligation.memo === null

function move(
  { obligation, completions }: KnownObligation,
  row: DifferenceRow,
): KnownObligation['obligation'] {
  if (row.kind === 'close') return { ...obligation, removed: true }
  const { subject, periodicity, ruleId } = row
  const changes = { subject, periodicity, ruleId: ruleId ?? obligation.ruleId }
  const moved = changeObligation(obligation, changes, completions, completions)
  const hasNone = deriveStanding(moved, completions).deadline === null && row.deadline !== null
  return hasNone ? changeObligation(moved, { deadline: row.deadline }, completions, completions) : moved
}
