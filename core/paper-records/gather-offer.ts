import type { Gathering } from '../commands/command.ts'
import { type TodayOf, todayOf } from '../companies/company-facts.ts'
import { printDocumentNumber } from '../documents/numbering/document-number.ts'
import { type LockEmployees, lockEmployees } from '../employees/employee-facts.ts'
import type { Memo, MemoId } from '../memos/memo.ts'
import { type LockMemo, lockMemo } from '../memos/memo-facts.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, DocumentId } from '../shared/identity.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { planChecks } from './checks/plan-checks.ts'
import { listNamed, planIssues } from './issues/plan-issues.ts'
import { readIssues } from './issues/read-issues.ts'
import { markRows, type PaperOffer, type PlannedRow } from './offer.ts'
import { planOrder } from './orders/plan-order.ts'
import { readOrder } from './orders/read-order.ts'
import {
  type HoldersOfRoles,
  holdersOfRoles,
  type IssuedPaper,
  type LockPaper,
  lockPaper,
  type PeopleCalled,
  peopleCalled,
  type RecordOfPaper,
  recordOfPaper,
  type StandingOfEmployees,
  standingOfEmployees,
} from './paper-record-facts.ts'
import { nameFormToRecord, takePaperKind } from './recorded-forms.ts'

export type AskedPaper = { readonly companyId: CompanyId; readonly id: DocumentId }

export type GatheredOffer = {
  readonly paper: IssuedPaper
  readonly offer: PaperOffer
  readonly planned: readonly PlannedRow[]
  readonly memos: ReadonlyMap<MemoId, Memo | null>
  readonly today: LocalDate
}

type Asked =
  | PeopleCalled
  | LockPaper
  | RecordOfPaper
  | TodayOf
  | LockEmployees
  | StandingOfEmployees
  | HoldersOfRoles
  | LockMemo
type Planned = Pick<GatheredOffer, 'planned' | 'memos'>

/** Locks the paper, whom it names and the memos that it completes; then works out what it would record. */
export function* gatherOffer(asked: AskedPaper): Gathering<Result<GatheredOffer, NotFound>, Asked> {
  const { companyId, id } = asked
  const paper = yield* lockPaper({ companyId, id })
  const form = paper && nameFormToRecord(paper.document)
  if (!paper || form === null) return err(notFound)
  const kind = takePaperKind(form)
  const before = yield* recordOfPaper({ companyId, id })
  const today = yield* todayOf({ companyId })
  const { planned, memos } = yield* kind === 'check'
    ? gatherChecks(companyId, paper)
    : kind === 'issue'
      ? gatherIssues(companyId, paper, today)
      : gatherOrder(companyId, form, paper, today)
  const rows = planned.map(({ row }) => row)
  const { title, date, number } = paper.document
  return ok({
    ...{ paper, planned, memos, today },
    offer: {
      ...{ kind, title, number: printDocumentNumber(number), date, rows, mark: markRows(rows) },
      record: before?.record ?? null,
    },
  })
}

function* gatherChecks(companyId: CompanyId, paper: IssuedPaper): Gathering<Planned, Asked> {
  const employeeIds = paper.document.employees.map(({ id }) => id)
  if (employeeIds.length === 0) return { planned: [], memos: new Map() }
  const people = yield* lockEmployees({ companyId, ids: employeeIds })
  const duties = yield* standingOfEmployees({ companyId, section: 'training', employeeIds })
  const memos = new Map<MemoId, Memo | null>()
  for (const id of new Set(duties.flatMap(({ memo }) => memo?.id ?? []))) {
    memos.set(id, yield* lockMemo({ companyId, id }))
  }
  return { planned: planChecks(paper.document, paper.answers, { people, duties, memos }), memos }
}

function* gatherIssues(
  companyId: CompanyId,
  { answers }: IssuedPaper,
  today: LocalDate,
): Gathering<Planned, Asked> {
  const said = readIssues(answers)
  if (said.length === 0) return { planned: [], memos: new Map() }
  const people = yield* peopleCalled({ companyId, names: listNamed(said) })
  const employeeIds = people.map(({ id }) => id)
  const duties =
    employeeIds.length > 0 ? yield* standingOfEmployees({ companyId, section: 'ppe', employeeIds }) : []
  return { planned: planIssues(said, { people, duties, today }), memos: new Map() }
}

function* gatherOrder(
  companyId: CompanyId,
  form: string,
  { document: { number, date }, answers }: IssuedPaper,
  today: LocalDate,
): Gathering<Planned, Asked> {
  const said = readOrder(form, answers)
  const ids = [...new Set(said.flatMap(({ employeeId }) => employeeId ?? []))]
  const people = ids.length > 0 ? yield* lockEmployees({ companyId, ids }) : new Map()
  const roleIds = [...new Set(said.map(({ role }) => role.id))]
  const holders = roleIds.length > 0 ? yield* holdersOfRoles({ companyId, roleIds }) : []
  const orderLink = { kind: 'order', number: printDocumentNumber(number), date } as const
  return { planned: planOrder(form, said, orderLink, { people, holders, today }), memos: new Map() }
}
