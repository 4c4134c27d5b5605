import { nameAuthor, type OwnAccount } from '@osh/core/auth/profile.ts'
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { Memo, MemoHeader, MemoId } from '@osh/core/memos/memo.ts'
import type { MemoRepository } from '@osh/core/memos/memo-repository.ts'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import { makeMemoInput, makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type OwnRights, ownRights } from '#ui/app/session/own-rights.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { nameDone } from '#ui/obligations/name-done.ts'
import type { DatedOn } from '#ui/obligations/use-doubtful-days.tsx'
import { hidesOutcomes } from '../hidden-outcomes.ts'
import { draftRow, enterRowDate, type FormRow, makeDeadlineRow, makeMemoRow } from './form-row.ts'
import { blankHeader, takeHeader } from './memo-header.ts'
import { type MemoRefused, wordMemoRefusal } from './memo-messages.ts'
import { listNewlyDone } from './newly-done.ts'
import { readRowMarks } from './row-marks.ts'
import { keepWrong, mapWrongRows, type WrongRows } from './wrong-rows.ts'

type Mode = 'create' | 'view' | 'edit'
type Answer = Result<Memo, MemoRefused>

/** One memo in its dialog: new, looked at, or edited. Rules live in core; this only remembers what is typed. */
export class MemoFormStore {
  mode: Mode = 'view'
  section: Section = 'briefing'
  state: LoadingState<null> = pending
  /** As stored; null while it is new. */
  memo: Memo | null = null
  nextNumber: number | null = null
  header: MemoHeader = blankHeader
  reportApprovedOn: LocalDate | null = null
  registeredOn: LocalDate | null = null
  rows: readonly FormRow[] = []
  /** What tells namesakes among the rows apart, once it is known. */
  marks: ReadonlyMap<EmployeeId, string> = new Map()
  messages: Messages = {}
  wrongRows: WrongRows = new Map()
  busy = false
  /** Someone else changed the memo meanwhile: it has to be opened again. */
  stale = false
  /** The id of the field whose «ввести» was pressed: the cursor goes there. */
  focused: string | null = null
  #asOpened = ''
  readonly #memos: MemoRepository
  readonly #employees: EmployeeRepository
  readonly #current: InCompany
  readonly #account: OwnAccount
  readonly #rights: Pick<OwnRights, 'membership' | 'ask'>

  constructor(
    memos: MemoRepository,
    employees: EmployeeRepository,
    current: InCompany,
    account: OwnAccount,
    rights: Pick<OwnRights, 'membership' | 'ask'>,
  ) {
    this.#memos = memos
    this.#employees = employees
    this.#current = current
    this.#account = account
    this.#rights = rights
    const typed = { rows: observableRef, header: observableRef, memo: observableRef, marks: observableRef }
    const said = { messages: observableRef, wrongRows: observableRef, state: observableRef }
    makeAutoObservable(this, { ...typed, ...said }, { autoBind: true })
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get dirty(): boolean {
    return this.mode !== 'view' && this.entered !== this.#asOpened
  }

  /** All that was typed, to tell whether anything was. */
  get entered(): string {
    return JSON.stringify([this.header, this.reportApprovedOn, this.registeredOn, this.rows])
  }

  begin(section: Section, rows: readonly DeadlineRow[]): void {
    this.mode = 'create'
    this.section = section
    const { name, fullName } = findRules(section).words.memo
    this.header = { ...blankHeader, recipient: this.#current.company.directorName, name, fullName }
    this.#setRows(rows.map(makeDeadlineRow))
    this.state = { is: 'ready', value: null }
    this.#asOpened = this.entered
    void this.#readNumber()
    void this.#readAuthor()
  }

  /** The author is the signed-in person, unless someone has been typed meanwhile. */
  async #readAuthor(): Promise<void> {
    const answer = await load(() => this.#account.readAccount())
    if (answer.is === 'failed' || this.mode !== 'create' || this.header.author !== '') return
    const { dirty } = this
    runInAction(() => {
      this.header = { ...this.header, author: nameAuthor(answer.value) }
      if (!dirty) this.#asOpened = this.entered
    })
  }

  async #readNumber(): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#memos.findNextNumber(company.id))
    if (answer.is === 'ready') this.#takeNumber(answer.value)
  }

  #takeNumber(number: number): void {
    runInAction(() => {
      this.nextNumber = number
    })
  }

  async open(id: MemoId): Promise<void> {
    const { company } = this.#current
    this.#enter(pending)
    const [answer] = await Promise.all([load(() => this.#memos.get(company.id, id)), this.#rights.ask()])
    if (answer.is === 'failed') this.#enter(answer)
    else if (answer.value.ok) this.#show(answer.value.value)
    else this.#enter({ is: 'failed', status: 404 })
  }

  #enter(state: LoadingState<null>): void {
    runInAction(() => {
      this.state = state
    })
  }

  /** The memo as stored, for reading. */
  #show(memo: Memo): void {
    runInAction(() => {
      this.memo = memo
      this.section = memo.section
      this.header = takeHeader(memo)
      this.reportApprovedOn = memo.reportApprovedOn
      this.registeredOn = memo.registeredOn
      this.rows = memo.rows.map((row) => makeMemoRow(row, hidesOutcomes(this.#rights, memo.section)))
      this.mode = 'view'
      this.messages = {}
      this.wrongRows = new Map()
      this.stale = false
      this.focused = null
      this.#asOpened = this.entered
      this.#enter({ is: 'ready', value: null })
    })
    void this.#tellApart()
  }

  /** Back to what is stored. */
  discard(): void {
    if (this.memo) this.#show(this.memo)
  }

  edit(focused: string | null = null): void {
    this.mode = 'edit'
    this.focused = focused
  }

  setHeader(changes: Partial<MemoHeader>): void {
    this.header = { ...this.header, ...changes }
  }

  setReportApprovedOn(date: LocalDate | null): void {
    this.reportApprovedOn = date
  }

  setRegisteredOn(date: LocalDate | null): void {
    this.registeredOn = date
  }

  #setRows(rows: readonly FormRow[]): void {
    runInAction(() => {
      this.rows = rows.toSorted((a, b) => compareInRussian(a.fullName, b.fullName))
    })
    void this.#tellApart()
  }

  async #tellApart(): Promise<void> {
    const marks = await readRowMarks(this.rows, () => this.#employees.list(this.#current.company.id))
    runInAction(() => {
      this.marks = marks
    })
  }

  setRow(key: string, changes: Partial<FormRow>): void {
    this.#change(this.rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  }

  setDate(key: string, date: LocalDate | null): void {
    this.#change(enterRowDate(this.rows, key, date))
  }

  #change(rows: readonly FormRow[]): void {
    runInAction(() => {
      this.wrongRows = keepWrong(this.wrongRows, this.rows, rows)
      this.rows = rows
    })
  }

  addRow(row: FormRow): void {
    this.#setRows([...this.rows, row])
  }

  removeRow(key: string): void {
    this.rows = this.rows.filter((row) => row.key !== key)
  }

  /** Whose work was done, and when, by what is newly entered; of nobody where the staff can't be read. */
  async listNewlyDone(): Promise<readonly DatedOn[]> {
    const done = listNewlyDone(this.rows, this.reportApprovedOn, this.memo)
    if (done.length === 0) return []
    const staff = await load(() => this.#employees.list(this.#current.company.id))
    return staff.is === 'failed' ? [] : nameDone(done, staff.value)
  }

  /** Stores what was entered; answers the memo, or null when it was refused and stays in the form. */
  save(): Promise<Memo | null> {
    const { header, reportApprovedOn, registeredOn, section, memo } = this
    const edit = { header, reportApprovedOn, registeredOn, rows: this.rows.map(draftRow) }
    return this.#send((companyId) =>
      memo === null
        ? this.#memos.form({ companyId, details: makeMemoInput({ section, ...edit }) })
        : this.#memos.edit({ companyId, id: memo.id, patch: makeMemoPatch(edit), version: memo.version }),
    )
  }

  /** Cancels the memo for good. */
  cancel(): Promise<Memo | null> {
    const { memo } = this
    if (memo === null) return Promise.resolve(null)
    return this.#send((companyId) => this.#memos.cancel({ companyId, id: memo.id, version: memo.version }))
  }

  async #send(call: (company: Memo['companyId']) => Promise<Answer>): Promise<Memo | null> {
    const { company } = this.#current
    if (this.busy) return null
    const sent = this.rows
    this.#setBusy(true)
    const answer = await load(() => call(company.id))
    this.#setBusy(false)
    if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
    if (!answer.value.ok) {
      const { error } = answer.value
      return this.#refuse(wordMemoRefusal(error), error.code === 'stale', mapWrongRows(error, sent))
    }
    this.#show(answer.value.value)
    return answer.value.value
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy
    })
  }

  #refuse(messages: Messages, stale = false, wrongRows: WrongRows = new Map()): null {
    runInAction(() => {
      this.messages = messages
      this.wrongRows = wrongRows
      this.stale = stale
    })
    return null
  }

  get status() {
    return this.memo ? deriveMemoStatus(this.memo) : 'active'
  }
}

export const memoFormStore = transient(
  'MemoFormStore',
  [ports.memos, ports.employees, inCompany, ports.account, ownRights],
  (memos, employees, current, account, rights) =>
    new MemoFormStore(memos, employees, current, account, rights),
)
