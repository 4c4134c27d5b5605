import assert from 'node:assert/strict'
import type { MemoId } from '@osh/core/memos/memo.ts'
import { riskLevels } from '@osh/core/sections/risk.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import { memos as memoWords } from '@osh/core/wording/memos.ts'
import { riskLevelWords, workingConditionsClassWords } from '@osh/core/wording/sections.ts'
import { makeServices } from '#ui/app/container.ts'
import type { Outside } from '#ui/app/outside.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { type DeadlineTableStore, deadlineTableStore } from '#ui/deadlines/deadline-table-store.ts'
import { tableSections } from '#ui/deadlines/section-tables.ts'
import { type EmployeeListStore, employeeListStore } from '#ui/employees/list/employee-list-store.ts'
import { listedSections } from '#ui/employees/list/staff.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { type MemoFormStore, memoFormStore } from '#ui/memos/form/memo-form-store.ts'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import { CardDesk } from './card-desk.ts'
import { type Choice, chosenRows, rowsOf } from './choice.ts'
import { DutyDesk } from './duty-desk.ts'
import { ImportsDesk } from './imports/import-desk.ts'
import { IncidentDesk } from './incident-desk.ts'
import { LeavingDesk } from './leaving-desk.ts'
import { MeasureDesk } from './measure-desk.ts'
import { MicrotraumaDesk } from './microtrauma-desk.ts'
import { NoticeDesk } from './notices/notice-desk.ts'
import { OwnFormDesk } from './own-form-desk.ts'
import { PaperDesk } from './paper-desk.ts'
import { PaperRecordDesk } from './papers/paper-record-desk.ts'
import { RegistryDesk } from './papers/registry-desk.ts'
import { ChatDesk } from './people/chat-desk.ts'
import { CompaniesDesk } from './people/companies-desk.ts'
import { RequirementsDesk } from './requirement-desk.ts'
import { ResponsibleDesk } from './responsible-desk.ts'
import { RightsDesk } from './rights-desk.ts'
import { TodayDesk } from './today-desk.ts'
import { YearDesk } from './year-desk.ts'

/** What one person can do and see, at the page's stores: what the page would show and do, less the page. */
export class Session {
  readonly papers: PaperDesk
  readonly paperRecords: PaperRecordDesk
  readonly registry: RegistryDesk
  readonly ownForms: OwnFormDesk
  readonly responsible: ResponsibleDesk
  readonly card: CardDesk
  readonly today: TodayDesk
  readonly notices: NoticeDesk
  readonly incidents: IncidentDesk
  readonly microtraumas: MicrotraumaDesk
  readonly measures: MeasureDesk
  readonly years: YearDesk
  readonly duties: DutyDesk
  readonly leaving: LeavingDesk
  readonly rights: RightsDesk
  readonly requirements: RequirementsDesk
  readonly imports: ImportsDesk
  readonly chat: ChatDesk
  readonly companies: CompaniesDesk
  readonly #services: Services
  readonly #outside: Outside
  readonly #tables = new Map<Section, DeadlineTableStore>()
  readonly #opened = new Map<number, MemoFormStore>()
  readonly #staff: EmployeeListStore
  #message: string | null = null

  private constructor(outside: Outside, services: Services) {
    this.#outside = outside
    this.#services = services
    this.#staff = services.get(employeeListStore)
    const hear = (message: string | null): void => {
      this.#message = message
    }
    this.papers = new PaperDesk(services, hear)
    this.paperRecords = new PaperRecordDesk(services, hear)
    this.registry = new RegistryDesk(services, hear)
    this.ownForms = new OwnFormDesk(services)
    this.responsible = new ResponsibleDesk(services, hear)
    this.today = new TodayDesk(services)
    this.notices = new NoticeDesk(services)
    this.leaving = new LeavingDesk(services, hear)
    this.incidents = new IncidentDesk(services, hear)
    this.measures = new MeasureDesk(services, hear)
    this.years = new YearDesk(services)
    this.duties = new DutyDesk(services, hear)
    this.rights = new RightsDesk(services, hear)
    this.requirements = new RequirementsDesk(services)
    this.imports = new ImportsDesk(services, hear)
    this.chat = new ChatDesk(services, hear)
    this.companies = new CompaniesDesk(services, hear)
    this.microtraumas = new MicrotraumaDesk(services, hear)
    this.card = new CardDesk(services, hear, () => this.#tables.clear())
  }

  static async open(outside: Outside): Promise<Session> {
    const services = makeServices(outside)
    await services.get(currentCompany).load()
    return new Session(outside, services)
  }

  /** Opens the section's table; what it showed stays until it is opened again. */
  async openTable(section: Section): Promise<void> {
    this.#tables.set(section, await this.#table(section))
  }

  /** Says in the account what papers are signed with. */
  async introduce(fullname: string, position: string): Promise<void> {
    const answer = await this.#outside.records.account.introduce({ details: { fullname, position } })
    assert.ok(answer.ok)
  }

  async formMemo(section: Section, choice: Choice, firstDate?: LocalDate): Promise<void> {
    const table = this.#tables.get(section) ?? (await this.#table(section))
    const rows = chosenRows(table.rows, choice)
    if (rows.length === 0) {
      this.#message = memoWords.chooseRows
      return
    }
    const form = this.#services.get(memoFormStore)
    form.begin(tableSection(section), rows)
    const [first] = form.rows
    if (firstDate && first) form.setDate(first.key, firstDate)
    await this.#save(form)
    await this.openTable(section)
  }

  /** Opens a memo and leaves it open. */
  async openMemo(number: number): Promise<void> {
    this.#opened.set(number, await this.#memo(number))
  }

  enterDate(memo: number, fullName: string, date: LocalDate | null, failed = false): Promise<void> {
    return this.#edit(memo, (form) => {
      for (const { key } of rowsOf(form.rows, fullName))
        form.setRow(key, { date, result: failed ? 'failed' : 'passed' })
    })
  }

  enterPieces(memo: number, fullName: string, date: LocalDate, quantity: number): Promise<void> {
    return this.#edit(memo, (form) => {
      for (const { key, subject } of rowsOf(form.rows, fullName)) {
        assert(subject.section === 'ppe', 'количество вводят только у СИЗ')
        form.setRow(key, { date, subject: { ...subject, quantity } })
      }
    })
  }

  enterFound(memo: number, fullName: string, word: string): Promise<void> {
    return this.#edit(memo, (form) => {
      const found = form.section === 'risk' ? levelOf(word) : classOf(word)
      assert(found, `нет итога «${word}»`)
      for (const { key } of rowsOf(form.rows, fullName)) form.setRow(key, { found })
    })
  }

  enterReport(memo: number, date: LocalDate | null): Promise<void> {
    return this.#edit(memo, (form) => form.setReportApprovedOn(date))
  }

  enterRegistration(memo: number, date: LocalDate): Promise<void> {
    return this.#edit(memo, (form) => form.setRegisteredOn(date))
  }

  takeOut(memo: number, fullName: string): Promise<void> {
    return this.#edit(memo, (form) => {
      for (const { key } of rowsOf(form.rows, fullName)) form.removeRow(key)
    })
  }

  async cancelMemo(memo: number): Promise<void> {
    const form = await this.#memo(memo)
    this.#hear(await form.cancel(), form)
  }

  async sortBy(section: Section, sort: 'fullName'): Promise<void> {
    const table = await this.#table(section)
    await table.sortBy(sort)
    this.#tables.set(section, table)
  }

  /** Full names in the order of the section's table. */
  async rows(section: Section): Promise<readonly string[]> {
    const opened = this.#tables.get(section)
    const table = opened && opened.sort !== 'deadline' ? opened : await this.#table(section)
    return table.rows.map((row) => row.fullName)
  }

  /** What the row of an employee is about, in the section's table. */
  async readSubject(section: Section, fullName: string): Promise<string | null> {
    const { rows, factorOf } = await this.#table(section)
    const row = rows.find((row) => row.fullName === fullName)
    return row === undefined ? null : wordSubject(row.subject, factorOf)
  }

  async overdueRows(section: Section): Promise<readonly string[]> {
    const table = await this.#table(section)
    return table.rows.filter((row) => row.overdue).map((row) => row.fullName)
  }

  /** Whether the row can be ticked, and the number of the memo it is in otherwise. */
  async canChoose(section: Section, fullName: string): Promise<true | number | null> {
    const table = await this.#table(section)
    const row = table.rows.find((row) => row.fullName === fullName)
    if (row === undefined) return null
    return table.chosen.canChoose(row) || (row.memo?.number ?? null)
  }

  /** Presses the head of a section's column in the list of employees. */
  async pressShortage(section: Section): Promise<void> {
    const listed = listedSections.find((known) => known === section)
    if (listed === undefined) throw new Error(`в списке работников нет столбца ${section}`)
    this.#staff.toggleShortage(listed)
  }

  async employees(): Promise<readonly string[]> {
    await this.#staff.open()
    const rows = this.#staff.shown.flatMap((group) => group.rows)
    return rows.map(({ fullName }) => fullName).toSorted(compareInRussian)
  }

  /** What the person was last told when something was refused. */
  message(): string | null {
    return this.#message
  }

  get #company() {
    const { company } = this.#services.get(currentCompany)
    if (company === null) throw new Error('the session was opened before there was a company')
    return company.id
  }

  async #table(section: Section): Promise<DeadlineTableStore> {
    const table = this.#services.get(deadlineTableStore)
    await table.open(tableSection(section))
    while (!table.complete) await table.readMore()
    return table
  }

  async #memo(number: number): Promise<MemoFormStore> {
    const query = { section: null, status: null, page: 1, limit: 200 }
    const { items } = await this.#outside.records.memos.list(this.#company, query)
    const form = this.#services.get(memoFormStore)
    await form.open(items.find((memo) => memo.number === number)?.id ?? (0 as MemoId))
    return form
  }

  async #edit(number: number, change: (form: MemoFormStore) => void): Promise<void> {
    const form = this.#opened.get(number) ?? (await this.#memo(number))
    this.#opened.delete(number)
    form.edit()
    change(form)
    await this.#save(form)
  }

  async #save(form: MemoFormStore): Promise<void> {
    this.#hear(await form.save(), form)
  }

  #hear(saved: unknown, form: MemoFormStore): void {
    this.#message = saved === null ? Object.values(form.messages).join(' ') : null
  }
}

function tableSection(section: Section): Section {
  const found = tableSections.find((known) => known === section)
  if (found === undefined) throw new Error(`нет таблицы раздела ${section}`)
  return found
}

const classOf = (word: string) =>
  workingConditionsClasses.find((value) => workingConditionsClassWords[value] === word) ?? null
const levelOf = (word: string) => riskLevels.find((value) => riskLevelWords[value] === word) ?? null
