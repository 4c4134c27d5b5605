import { command, type Decision, type Gathering } from '../commands/command.ts'
import { type LockEmployees, lockEmployees } from '../employees/employee-facts.ts'
import type { MemoWrite } from '../memos/memo-facts.ts'
import type { MemoRefusal, PlanCode } from '../memos/refusals.ts'
import type { ObligationWrite } from '../obligations/facts/obligation-facts.ts'
import type { Appointment } from '../responsibilities/responsibility.ts'
import {
  type LockHeld,
  lockHeld,
  type NewResponsibilityIds,
  newResponsibilityIds,
  type ResponsibilityWrite,
} from '../responsibilities/responsibility-facts.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import {
  type AnnulledAlready,
  fieldErrors,
  type PaperRecorded,
  type Stale,
  stale,
} from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { drawNext } from './draw-next.ts'
import { type AskedPaper, gatherOffer } from './gather-offer.ts'
import type { RowDeed } from './offer.ts'
import { isSameAppointment, type TermChange, writeTerms } from './orders/write-terms.ts'
import type { PaperRecord } from './paper-record.ts'
import type { PaperRecordWrite } from './paper-record-facts.ts'
import { type ChoiceCode, type PaperChoice, readChoice } from './read-choice.ts'
import { type Checked, gatherChecked, writeChecked } from './record-checks.ts'

/** `rows`, `failed`, `date` and `mark`, as `readChoice` reads them. */
type Asked = AskedPaper & { readonly details: Input }

type Writes = PaperRecordWrite | MemoWrite | ObligationWrite | ResponsibilityWrite
type Refused =
  | MemoRefusal<PlanCode | ChoiceCode | 'paper-record/nothing'>
  | Stale
  | AnnulledAlready
  | PaperRecorded

/**
 * Records what a paper says (внести в записи): checks complete trainings and the rows of memos that they wait in, an order gives roles. All that is chosen, or
 * nothing; `stale` where it is no more what was looked at.
 */
export const record = command({
  name: 'documents/record',
  *gather({ details, ...asked }: Asked, signed) {
    const choice = readChoice(details)
    if (!choice.ok) return choice
    const gathered = yield* gatherOffer(asked)
    if (!gathered.ok) return gathered
    const { paper, offer, planned, memos, today } = gathered.value
    if (paper.document.annulled) return err({ code: 'document/annulled-already' } as const)
    if (offer.record && !offer.record.undone) return err({ code: 'paper-record/made' } as const)
    if (offer.mark !== choice.value.mark) return err(stale)
    const date = choice.value.date ?? offer.date
    if (date > today) return err(fieldErrors({ field: 'date', code: 'date/in-future' } as const))
    const chosen = planned.flatMap(({ row: { key }, deed }): readonly ChosenRow[] =>
      deed && choice.value.rows.has(key) ? [{ key, deed }] : [],
    )
    if (chosen.length === 0) return err(fieldErrors({ field: 'rows', code: 'paper-record/nothing' } as const))
    const { companyId } = asked
    const checks = listChecked(chosen, choice.value)
    const checked = yield* gatherChecked({ companyId, date, today }, checks, memos, signed)
    if (!checked.ok) return checked
    const terms = yield* gatherTerms(companyId, chosen)
    if (!terms) return err(stale)
    return ok({ offer, date, count: chosen.length, checked: checked.value, ...terms })
  },
  decide(
    { offer, date, count, checked, changes, people },
    { companyId, id },
    signed,
  ): Result<Decision<PaperRecord, Writes>, Refused> {
    const papers = offer.kind === 'check' ? { protocol: offer.number, registry: null } : null
    const checks = writeChecked(checked, { date, papers }, signed)
    if (!checks.ok) return checks
    const terms = writeTerms(changes, { companyId, people, signed })
    const made = changes.map(({ id: of, roleId, before, after }) => ({
      ...{ id: of, roleId, before },
      appointment: after,
    }))
    const kept: PaperRecord = { documentId: id, companyId, count, made: signed, undone: null }
    return ok({
      writes: [
        ...checks.value.writes,
        ...terms.writes,
        { kind: 'paper-records', rows: [{ ...kept, things: { ...checks.value.made, terms: made } }] },
      ],
      changes: [
        { record: 'document', ids: [id], before: null, after: { recorded: count } },
        ...checks.value.changes,
        ...terms.changes,
      ],
      answer: kept,
    })
  },
})

type ChosenRow = { readonly key: string; readonly deed: RowDeed }

const listChecked = (chosen: readonly ChosenRow[], { failed }: PaperChoice): readonly Checked[] =>
  chosen.flatMap(({ key, deed }): readonly Checked[] => {
    if (deed.is === 'term') return []
    if (deed.is === 'issue') return [{ duty: deed.duty, result: 'passed', issued: deed }]
    return [{ duty: deed.duty, result: failed.has(key) ? 'failed' : 'passed' }]
  })

type TermDeed = Extract<RowDeed, { readonly is: 'term' }>

/** Locks the responsibilities that change hands, and draws ids for new ones; null where one was given to another meanwhile. */
function* gatherTerms(
  companyId: CompanyId,
  chosen: readonly ChosenRow[],
): Gathering<
  { readonly changes: readonly TermChange[]; readonly people: TermPeople } | null,
  LockEmployees | LockHeld | NewResponsibilityIds
> {
  const deeds = chosen.flatMap(({ deed }): readonly TermDeed[] => (deed.is === 'term' ? [deed] : []))
  for (const { before } of deeds) {
    if (before === null) continue
    const now = yield* lockHeld({ companyId, id: before.responsibilityId })
    if (!isSameAppointment(now, before)) return null
  }
  const count = deeds.filter(({ before }) => before === null).length
  const ids = (count > 0 ? yield* newResponsibilityIds({ companyId, count }) : []).values()
  const holders = [...new Set(deeds.flatMap(({ appointment }) => appointment?.employeeId ?? []))]
  const people: TermPeople =
    holders.length > 0 ? yield* lockEmployees({ companyId, ids: holders }) : new Map()
  const changes = deeds.map(({ roleId, appointment: after, before }): TermChange => {
    const id = before?.responsibilityId ?? drawNext(ids)
    return { id, roleId, before: before && takeAppointment(before), after }
  })
  return { changes, people }
}

type TermPeople = Parameters<typeof writeTerms>[1]['people']

const takeAppointment = ({ employeeId, orderLink }: Appointment): Appointment => ({ employeeId, orderLink })
