import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import type { Memo, MemoHeader, Outcome } from '@osh/core/memos/memo.ts'
import type { RowDraft } from '@osh/core/memos/memo-draft.ts'
import { makeMemoInput, makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import type { Records } from '@osh/core/records/records.ts'
import { isDated, type Section } from '@osh/core/sections/section.ts'
import { addDays, addMonths, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accept } from './accept.ts'
import type { DemoClock } from './demo-clock.ts'
import { demoAuthor, demoCompany } from './demo-company.ts'
import { memoNames } from './duties/demo-duties.ts'
import { returnWorn } from './return-worn.ts'

type Month = {
  readonly from: LocalDate /** The newest month: its work is only half done. */
  readonly last: boolean
}

/** Of the newest month's rows every such one is left over, and falls overdue. */
const LEFT_OVER = 5

const sections = Object.keys(memoNames) as readonly Section[]

/** Forms memos of what falls due in the month and carries them out, as a specialist would. */
export async function workOffMonth(
  records: Records,
  company: CompanyId,
  clock: DemoClock,
  { from, last }: Month,
): Promise<void> {
  for (const [i, section] of sections.entries()) {
    clock.moveToWork(addDays(from, 2 + i))
    const rows = await listDueRows(records, company, section, addMonths(from, 1))
    const chosen = last ? rows.filter((_, i) => i % LEFT_OVER !== 0) : rows
    if (chosen.length === 0) continue
    const memo = accept(
      await records.memos.form({ companyId: company, details: makeMemoInput(makeDraft(section, chosen)) }),
    )
    const halfway = last && (section === 'training' || section === 'ppe')
    clock.moveToWork(addDays(from, 9 + i * 2))
    const count = halfway ? Math.floor(memo.rows.length / 2) : memo.rows.length
    await carryOut(records, memo, count, clock.today())
    await returnWorn(records, memo, count, clock.today())
  }
}

async function listDueRows(
  records: Records,
  company: CompanyId,
  section: Section,
  to: LocalDate,
): Promise<readonly DeadlineRow[]> {
  const query = {
    section,
    filter: everyRow,
    sort: 'deadline',
    from: null,
    waiting: null,
    to,
    page: 1,
    limit: 200,
  } as const
  const { items } = await records.deadlines.listPage(company, query)
  return items.filter((row) => row.memo === null)
}

const makeDraft = (section: Section, rows: readonly DeadlineRow[]) => ({
  section,
  header: makeHeader(section),
  reportApprovedOn: null,
  registeredOn: null,
  rows: rows.map(
    ({ obligationId }): RowDraft => ({ obligationId, quantity: null, outcome: { kind: 'pending' } }),
  ),
})

const makeHeader = (section: Section): MemoHeader => {
  const [name, fullName] = memoNames[section] ?? ['', '']
  const training = section === 'training'
  return {
    recipient: demoCompany.directorName,
    author: demoAuthor,
    name,
    fullName,
    note: '',
    duration: training ? '16 часов' : '',
    formOfStudy: training ? 'очная' : '',
    basis: '',
  }
}

/** Enters the results of the first `count` rows; assessments get the report's date once all are found. */
async function carryOut(records: Records, memo: Memo, count: number, day: LocalDate): Promise<void> {
  const { companyId, id } = memo
  const rows = memo.rows.map(
    ({ obligationId, subject }, i): RowDraft => ({
      obligationId,
      quantity: null,
      outcome: i < count ? chooseOutcome(subject, day) : { kind: 'pending' },
    }),
  )
  const reportApprovedOn = isDated(memo.section) || count < rows.length ? null : day
  accept(
    await records.memos.edit({
      companyId,
      id,
      patch: makeMemoPatch({ rows, reportApprovedOn }),
      version: null,
    }),
  )
}

function chooseOutcome(subject: Memo['rows'][number]['subject'], date: LocalDate): Outcome {
  if (subject.section === 'workingConditions' || subject.section === 'risk')
    return { kind: 'assessed', found: subject.established }
  return { kind: 'dated', date, result: 'passed' }
}
