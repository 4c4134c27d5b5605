import type { Completion, CompletionFact, CompletionId } from '@osh/core/obligations/completion.ts'
import {
  type Correction,
  changedObligation,
  checkChange,
  checkCounts,
  planCorrection,
} from '@osh/core/obligations/facts/change-obligation.ts'
import { checkCompletion, storedFact } from '@osh/core/obligations/facts/check-completion.ts'
import type { Obligation, ObligationDraft, ObligationId } from '@osh/core/obligations/obligation.ts'
import type {
  EnteredByMemo,
  HoldingRefusal,
  InActiveMemo,
  StandingObligation,
} from '@osh/core/obligations/obligation-repository.ts'
import { checkChangedReturn } from '@osh/core/obligations/ppe/check-return.ts'
import { checkHoldings, ppeFactsOf } from '@osh/core/obligations/ppe/ppe-facts.ts'
import { type FieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Work } from '../transact.ts'
import { periodicityColumns, subjectColumns } from './duty-columns.ts'
import { lockEmployees, lockObligations, ppeFacts } from './known-obligations.ts'
import { fixedColumns } from './obligation-columns.ts'
import { type Facts, standing } from './standing-facts.ts'
import { type Entry, enterCompletions, takeBackCompletions, writeStandings } from './write-facts.ts'

type Changed<E> = Promise<Result<StandingObligation, E>>

export async function change(
  work: Work,
  entry: Entry,
  id: ObligationId,
  changes: Partial<ObligationDraft>,
): Changed<FieldErrors | NotFound | HoldingRefusal | InActiveMemo> {
  const facts = await lockLive(work, entry, id)
  if (!facts) return err(notFound)
  const { obligation, completions } = facts
  const refusal = inActiveMemo(obligation) ?? checkChange(obligation, changes, entry.today)
  if (refusal) return err(refusal)
  const beyond = await checkChanged(work, entry, facts, changes)
  if (beyond) return err(beyond)
  const after = await correct(work, entry, facts, planCorrection(obligation, changes, completions))
  const changed = changedObligation(obligation, changes, completions, after)
  const left = checkCounts(changed, after)
  if (left) return err(left)
  await work
    .updateTable('obligations')
    .set({
      ...subjectColumns(changed.subject),
      ...periodicityColumns(changed.periodicity),
      ...fixedColumns(changed.fixed),
      rule_id: changed.ruleId,
    })
    .where('company_id', '=', entry.companyId)
    .where('id', '=', id)
    .execute()
  return settle(work, entry, facts, { obligation: changed, completions: after }, null)
}

/** A return may ask for no more than is held beside what the obligation itself has moved. */
async function checkChanged(
  work: Work,
  { companyId }: Entry,
  { obligation, completions }: Facts,
  changes: Partial<ObligationDraft>,
): Promise<FieldErrors | null> {
  if (changes.subject?.section !== 'ppe') return null
  const own = new Set(completions.map((fact) => fact.id))
  const facts = await ppeFacts(work, companyId, [obligation.employeeId])
  const others = facts.filter((fact) => !own.has(fact.completionId))
  return checkChangedReturn(obligation, changes, [{ fullName: '', facts: others }])
}

export async function remove(
  work: Work,
  entry: Entry,
  id: ObligationId,
): Promise<Result<null, NotFound | InActiveMemo>> {
  const facts = await lockLive(work, entry, id)
  if (!facts) return err(notFound)
  const refusal = inActiveMemo(facts.obligation)
  if (refusal) return err(refusal)
  await work
    .updateTable('obligations')
    .set({ removed_at: entry.now, removed_by: entry.user })
    .where('company_id', '=', entry.companyId)
    .where('id', '=', id)
    .execute()
  await writeStandings(work, entry.companyId, [
    { ...facts, obligation: { ...facts.obligation, removed: true } },
  ])
  return ok(null)
}

export async function complete(
  work: Work,
  entry: Entry,
  id: ObligationId,
  fact: CompletionFact,
): Changed<FieldErrors | NotFound | HoldingRefusal> {
  const facts = await lockLive(work, entry, id)
  if (!facts) return err(notFound)
  const { obligation } = facts
  const refusal = checkCompletion(obligation.subject, fact, entry.today)
  if (refusal) return err(refusal)
  const correction = { takeBack: null, enter: storedFact(obligation.subject, fact) }
  const completions = await correct(work, entry, facts, correction)
  return settle(work, entry, facts, { obligation, completions }, null)
}

export async function takeBack(
  work: Work,
  entry: Entry,
  id: ObligationId,
  completionId: CompletionId,
): Changed<NotFound | InActiveMemo | EnteredByMemo | HoldingRefusal> {
  const facts = await lockLive(work, entry, id)
  const fact = facts?.completions.find((one) => one.id === completionId && one.takenBack === null)
  if (!facts || !fact) return err(notFound)
  if (fact.memoId !== null) return err({ code: 'completion/entered-by-memo' })
  const refusal = inActiveMemo(facts.obligation)
  if (refusal) return err(refusal)
  const completions = await correct(work, entry, facts, { takeBack: completionId, enter: null })
  return settle(work, entry, facts, { obligation: facts.obligation, completions }, completionId)
}

/** The obligation unless it is removed; its employee is locked first, as everywhere, when PPE is at stake. */
async function lockLive(work: Work, { companyId }: Entry, id: ObligationId): Promise<Facts | null> {
  const owner = await work
    .selectFrom('obligations')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .select(['employee_id', 'section'])
    .executeTakeFirst()
  if (owner?.section === 'ppe') await lockEmployees(work, companyId, [owner.employee_id])
  const facts = (await lockObligations(work, companyId, [id])).get(id)
  return facts && !facts.obligation.removed ? facts : null
}

/** Writes the correction and answers the completions as they are after it. */
async function correct(
  work: Work,
  entry: Entry,
  { obligation, completions }: Facts,
  { takeBack: gone, enter }: Correction,
): Promise<readonly Completion[]> {
  await takeBackCompletions(work, entry, gone === null ? [] : [gone])
  const entered = await enterCompletions(work, entry, null, enter ? [[obligation.id, enter]] : [])
  const left = completions.map((fact) =>
    fact.id === gone ? { ...fact, takenBack: { by: entry.user, at: entry.now } } : fact,
  )
  return [...left, ...entered]
}

/** Recomputes where the obligation stands, if the employee's PPE still adds up. */
async function settle(
  work: Work,
  { companyId }: Entry,
  before: Facts,
  after: Facts,
  gone: CompletionId | null,
): Changed<HoldingRefusal> {
  const { id, employeeId, subject } = before.obligation
  if (subject.section === 'ppe') {
    const now = await ppeFacts(work, companyId, [employeeId])
    const own = new Set([...before.completions, ...after.completions].map((fact) => fact.id))
    const others = now.filter((fact) => !own.has(fact.completionId))
    const old = [...others, ...ppeFactsOf(before.obligation, before.completions)]
    const refusal = checkHoldings(old, now, gone)
    if (refusal) return err(refusal)
  }
  await writeStandings(work, companyId, [after])
  return ok(standing({ obligation: { ...after.obligation, id }, completions: after.completions }))
}

const inActiveMemo = ({ memo }: Obligation): InActiveMemo | null =>
  memo && { code: 'obligation/in-active-memo', memoNumber: memo.number }
