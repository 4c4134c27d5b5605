import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import { findHeader, type Header, headerAt } from '@osh/core/imports/columns/find-header.ts'
import { foldTitle } from '@osh/core/imports/columns/fold-title.ts'
import { proposeColumns, type Remembered } from '@osh/core/imports/columns/propose-columns.ts'
import { isFactField } from '@osh/core/imports/done/fact-field.ts'
import {
  type Columns,
  type ImportField,
  type ImportRow,
  isImportField,
} from '@osh/core/imports/import-field.ts'
import type { ToldLeft } from '@osh/core/imports/imports.ts'
import { listLeft } from '@osh/core/imports/list-left.ts'
import type { ImportGround } from '@osh/core/imports/plan/import-ground.ts'
import {
  type Absent,
  countEntries,
  type Entry,
  type FilePlan,
  type ImportCounts,
  type ImportPlan,
  listDismissed,
  markPlan,
  type UndecidedEntry,
} from '@osh/core/imports/plan/import-plan.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import { takeRows } from '@osh/core/imports/rows/take-rows.ts'
import type { Sheet } from '@osh/core/imports/sheet.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import type { PositionCatalogue } from '@osh/core/positions/position-catalogue.ts'
import { findTermLimits } from '@osh/core/tariffs/company-term.ts'
import type { Subscriptions } from '@osh/core/tariffs/subscription.ts'
import { describeLeft } from '@osh/core/wording/left-rows.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import type { InCompany } from '#ui/app/session/in-company.ts'
import { load } from '#ui/kit/loading-state.ts'
import { leavingTexts } from '../decision-texts.ts'
import { importTexts as texts } from '../texts.ts'
import { Leaving } from './leaving.ts'
import { Questions } from './questions.ts'

/** Which rows are shown. */
export type Filter = 'all' | 'absent' | Exclude<Entry['is'], 'skipped'>

/** What the rows of a file are compared with. */
export type GroundPorts = {
  readonly employees: Pick<EmployeeRepository, 'list'>
  readonly departments: Pick<DepartmentRepository, 'list'>
  readonly positions: Pick<PositionCatalogue, 'list'>
  readonly obligations: Pick<ObligationRepository, 'list'>
  readonly subscriptions: Subscriptions
}

/** How many may be on the staff, and how many are. */
type Room = { readonly most: number; readonly staff: number } | null

/** A staff file as it was read, what was decided about it, and what becomes of its rows. Fetched with the first file. */
export class OpenedFile {
  sheetAt = 0
  header: Header | null = null
  columns: Columns = new Map()
  filter: Filter = 'all'
  readonly corrections = observable.map<string, string>()
  readonly questions = new Questions()
  readonly leaving = new Leaving()
  ground: ImportGround | null = null
  room: Room = null
  readonly sheets: readonly Sheet[]
  readonly #remembered: Remembered
  readonly #ports: GroundPorts
  readonly #current: Pick<InCompany, 'company' | 'today'>

  /** @param remembered what the company has said of titles before */
  constructor(
    sheets: readonly Sheet[],
    remembered: Remembered,
    given: GroundPorts,
    current: Pick<InCompany, 'company' | 'today'>,
  ) {
    this.sheets = sheets
    this.#remembered = remembered
    this.#ports = given
    this.#current = current
    makeAutoObservable(
      this,
      {
        sheets: false,
        questions: false,
        leaving: false,
        header: observableRef,
        columns: observableRef,
        ground: observableRef,
      },
      { autoBind: true },
    )
    const found = sheets.findIndex((sheet) => findHeader(sheet) !== null)
    this.chooseSheet(Math.max(found, 0))
  }

  get sheet(): Sheet | undefined {
    return this.sheets[this.sheetAt]
  }

  get rows(): readonly ImportRow[] {
    const { sheet, header, columns } = this
    return sheet && header ? takeRows(sheet, header, columns) : []
  }

  /** The rows with what someone has corrected in them. */
  get correctedRows(): readonly ImportRow[] {
    if (this.corrections.size === 0) return this.rows
    const byLine = Map.groupBy(this.corrections, ([key]) => Number(key.split(' ')[0]))
    return this.rows.map((row) => {
      const own = byLine.get(row.line)
      if (!own) return row
      const values: Partial<Record<ImportField, string>> = { ...row.values }
      for (const [key, text] of own) {
        const field = key.slice(key.indexOf(' ') + 1) as ImportField
        if (text === '') delete values[field]
        else values[field] = text
      }
      return { ...row, values }
    })
  }

  /** Whether any column of any sheet, as it is meant now, says what was done. */
  get tellsFacts(): boolean {
    return [...this.columns.values()].some(isFactField)
  }

  get planned(): FilePlan {
    const { choices, places } = this.questions
    const { dismissals } = this.leaving
    return this.ground
      ? planImport(this.ground, this.correctedRows, { choices, places, dismissals })
      : { entries: [], places: [], absent: [] }
  }

  get plan(): ImportPlan {
    return this.planned.entries
  }

  /** Who works and is in no row. */
  get absent(): readonly Absent[] {
    return this.planned.absent
  }

  /** Whether it may be a list of all workers: one of what was done is none. */
  get mayBeWhole(): boolean {
    const fields = new Set(this.columns.values())
    return this.absent.length > 0 && (!this.tellsFacts || fields.has('birthDate') || fields.has('hireDate'))
  }

  get willDismiss(): number {
    return listDismissed(this.planned).length
  }

  /** The rows that would not be loaded now, each with why. */
  get left(): ToldLeft {
    const table = { fields: this.#fields, rows: this.correctedRows }
    const rows = listLeft(this.plan, table)
    return { fields: table.fields, rows: rows.map((row) => ({ ...row, why: describeLeft(row) })) }
  }

  get counts(): ImportCounts {
    return countEntries(this.plan)
  }

  get groups(): ReadonlyMap<Entry['is'], readonly Entry[]> {
    return Map.groupBy(this.plan, ({ is }) => is)
  }

  /** What is to be decided, and what was: that can be decided otherwise. */
  get asked(): readonly UndecidedEntry[] {
    return this.questions.list(this.plan)
  }

  get willLoad(): number {
    return this.counts.new + this.counts.changed
  }

  /** Why it can't be loaded at all; null where it can. */
  get obstacle(): string | null {
    if (this.header === null) return texts.noHead
    const [unready, ...others] = this.leaving.listUnready(this.absent)
    if (unready) return leavingTexts.unready(unready.fullName, others.length)
    if (
      this.plan.length > 0 &&
      this.willLoad + this.willDismiss + this.counts.refused + this.counts.undecided === 0
    )
      return texts.nothing
    const { room, ground } = this
    const gone = listDismissed(this.planned).filter(
      ({ dismissal }) => (dismissal ?? '') < (ground?.today ?? ''),
    )
    const will = (room?.staff ?? 0) + this.counts.new - gone.length
    return room && this.counts.new > 0 && will > room.most ? texts.overLimit(room.most, will) : null
  }

  chooseSheet(at: number): void {
    this.sheetAt = at
    const { sheet } = this
    this.takeHeader(sheet ? findHeader(sheet) : null)
  }

  /** The first row is 1. */
  chooseHeader(line: number): void {
    const { sheet } = this
    if (sheet && line >= 1 && line <= sheet.rows.length)
      this.takeHeader(headerAt(sheet.rows, line - 1, line - 1))
  }

  takeHeader(header: Header | null): void {
    this.header = header
    const { sheet } = this
    this.columns = sheet && header ? proposeColumns(sheet, header, this.#remembered) : new Map()
    this.#forgetDecisions()
  }

  /** A field is of one column: what had it before has none. */
  setColumn(column: number, field: ImportField | null): void {
    const others = [...this.columns].filter(([at, one]) => at !== column && one !== field)
    this.columns = new Map(field === null ? others : [...others, [column, field]])
    this.#forgetDecisions()
  }

  rowsAt(lines: readonly number[]): readonly ImportRow[] {
    return this.correctedRows.filter(({ line }) => lines.includes(line))
  }

  show(filter: Filter): void {
    this.filter = filter
  }

  /** How often a thing comes again is said once for all rows that tell of it. */
  correct(line: number, field: ImportField, text: string): void {
    const told = this.rows.find((row) => row.line === line)
    const lines = field === 'factPeriodicity' && told ? this.#listAlike(told) : [line]
    for (const one of lines) this.corrections.set(`${one} ${field}`, text.trim())
  }

  #listAlike({ values }: ImportRow): readonly number[] {
    const tellOf = ({ briefingKind, trainingProgram, ppeItem }: ImportRow['values']): string =>
      [briefingKind, trainingProgram, ppeItem].map((text) => foldTitle(text ?? '')).join('|')
    const wanted = tellOf(values)
    return this.rows.filter((row) => tellOf(row.values) === wanted).map(({ line }) => line)
  }

  /** Answers what went wrong, in words. */
  async readGround(): Promise<string | null> {
    const { employees, departments, positions, obligations, subscriptions } = this.#ports
    const { company } = this.#current
    const read = await load(() =>
      Promise.all([
        employees.list(company.id),
        departments.list(company.id),
        positions.list(),
        subscriptions.readSubscription(company.id),
        this.tellsFacts ? obligations.list(company.id, {}) : [],
      ]),
    )
    if (read.is === 'failed') return describeFailure(read.status)
    const [staff, ownDepartments, allPositions, { term, staff: count }, duties] = read.value
    runInAction(() => {
      this.ground = {
        today: this.#current.today(),
        staff,
        departments: ownDepartments,
        positions: allPositions,
        duties,
      }
      this.room = term ? { most: findTermLimits(term).employees, staff: count } : null
    })
    return null
  }

  get #fields(): readonly ImportField[] {
    const corrected = this.correctedRows.flatMap(({ values }) => Object.keys(values).filter(isImportField))
    return [...new Set([...this.columns.values(), ...corrected])]
  }

  /** What is sent to be loaded. */
  write(fileName: string): Readonly<Record<string, unknown>> {
    const fields = this.#fields
    const titles = (this.header?.titles ?? []).map(
      (title, column) => [foldTitle(title), this.columns.get(column) ?? null] as const,
    )
    return {
      fileName,
      fields,
      rows: this.correctedRows.map(({ line, values }) => [
        line,
        ...fields.map((field) => values[field] ?? ''),
      ]),
      choices: [...this.questions.choices],
      places: this.questions.writePlaces(),
      dismissals: listDismissed(this.planned).map(({ id, dismissal }) => [id, dismissal]),
      columns: [...new Map(titles.filter(([title]) => title !== '' && title.length <= 200))],
      mark: markPlan(this.planned),
    }
  }
  #forgetDecisions(): void {
    this.corrections.clear()
    this.questions.clear()
    this.leaving.clear()
  }
}
