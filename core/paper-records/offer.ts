import type { EmployeeId } from '../employees/employee.ts'
import type { RoleId } from '../norms/responsibilities.ts'
import type { MemoReference } from '../obligations/memo-reference.ts'
import type { StandingObligation } from '../obligations/standing/standing-obligation.ts'
import type { Appointment, Term } from '../responsibilities/responsibility.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { markText } from '../shared/texts/mark.ts'
import type { PaperRecord } from './paper-record.ts'
import type { PaperKind } from './recorded-forms.ts'

/** Why a row of a paper becomes nothing: it is on record, something later is, or what it needs is not there. */
export type NothingWhy =
  | 'recorded'
  | 'later-known'
  | 'no-obligation'
  | 'person-unknown'
  | 'dismissed'
  | 'row-done'
  | 'in-memo'
  | 'no-date'

/** What a row becomes: a memo's row is completed, a completion or an issue is entered, a role is given, or taken from whoever holds it. */
export type RowKind = 'memo-row' | 'completion' | 'issue' | 'holder' | 'end' | 'nothing'

/** A row of a paper as the one who confirms it sees it. */
export type OfferedRow = {
  /** The same each time the paper is looked at. */
  readonly key: string
  readonly who: string
  /** The programme, or the role. */
  readonly what: string
  readonly becomes: RowKind
  readonly memoNumber: number | null
  /** The order by which the role is held until then; '' where there is none. */
  readonly instead: string
  /** Null unless it becomes nothing. */
  readonly why: NothingWhy | null
  /** Whose completion or issue it becomes, and the day where the row names its own; null where it becomes none. */
  readonly done: { readonly employeeId: EmployeeId; readonly on: LocalDate | null } | null
  /** Whether it is recorded unless someone says otherwise. */
  readonly chosen: boolean
}

/** All that a paper would record. */
export type PaperOffer = {
  readonly kind: PaperKind
  readonly title: string
  readonly number: string
  readonly date: LocalDate
  readonly rows: readonly OfferedRow[]
  /** Another one once anything of it is otherwise. */
  readonly mark: string
  /** What was recorded before, if anything was. */
  readonly record: PaperRecord | null
}

/** What is done about a row, once it is confirmed. */
export type RowDeed =
  | { readonly is: 'memo-row'; readonly memo: MemoReference; readonly duty: StandingObligation }
  | { readonly is: 'completion'; readonly duty: StandingObligation }
  | {
      readonly is: 'issue'
      readonly duty: StandingObligation
      readonly on: LocalDate
      /** Null: as many as the norm gives. */
      readonly quantity: number | null
    }
  | {
      readonly is: 'term'
      readonly roleId: RoleId
      /** Null: whoever holds it holds it no more. */
      readonly appointment: Appointment | null
      readonly before: Term | null
    }

export type PlannedRow = { readonly row: OfferedRow; readonly deed: RowDeed | null }

type RowWords = Pick<OfferedRow, 'key' | 'who' | 'what'>

/** A row that becomes nothing. */
export const refuseRow = (words: RowWords, why: NothingWhy): PlannedRow => ({
  row: { ...words, becomes: 'nothing', memoNumber: null, instead: '', why, done: null, chosen: false },
  deed: null,
})

/** A row that becomes something. */
export const offerRow = (
  words: RowWords,
  becomes: Exclude<RowKind, 'nothing'>,
  deed: RowDeed,
  more: Partial<Pick<OfferedRow, 'memoNumber' | 'instead' | 'chosen'>> = {},
): PlannedRow => ({
  row: {
    ...words,
    becomes,
    memoNumber: null,
    instead: '',
    done: tellDone(deed),
    chosen: true,
    ...more,
    why: null,
  },
  deed,
})

const tellDone = (deed: RowDeed): OfferedRow['done'] =>
  deed.is === 'term' ? null : { employeeId: deed.duty.employeeId, on: deed.is === 'issue' ? deed.on : null }

/** What of an offer is meant; the date is that of the paper where no one has said another. */
type Meant = { readonly chosen: ReadonlySet<string>; readonly date: LocalDate | null }

/** Whose rows that are meant are done, and when: to be asked about before they are recorded (`doubtDay`). */
export const listDaysDone = (
  { rows, date: printed }: Pick<PaperOffer, 'rows' | 'date'>,
  { chosen, date }: Meant,
): readonly { readonly employeeId: EmployeeId; readonly date: LocalDate }[] =>
  rows.flatMap(({ key, done }) =>
    done && chosen.has(key) ? { employeeId: done.employeeId, date: done.on ?? date ?? printed } : [],
  )

export const markRows = (rows: readonly OfferedRow[]): string => markText(JSON.stringify(rows))
