import { findHeader, type Header, headerAt } from '@osh/core/imports/columns/find-header.ts'
import { foldTitle } from '@osh/core/imports/columns/fold-title.ts'
import { listExamples } from '@osh/core/imports/columns/list-examples.ts'
import { proposeColumns, type Why } from '@osh/core/imports/columns/propose-columns.ts'
import { type Remembered, rememberColumns } from '@osh/core/imports/columns/remembered.ts'
import { isFactField } from '@osh/core/imports/done/fact-field.ts'
import {
  type Columns,
  type ImportField,
  type ImportRow,
  isImportField,
} from '@osh/core/imports/import-field.ts'
import type { ToldLeft } from '@osh/core/imports/imports.ts'
import { listLeft } from '@osh/core/imports/list-left.ts'
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
import { describeLeft } from '@osh/core/wording/left-rows.ts'
import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { InCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, pending } from '#ui/kit/loading-state.ts'
import { leavingTexts } from '../decision-texts.ts'
import { importTexts as texts } from '../texts.ts'
import { FileGround, type GroundPorts } from './file-ground.ts'
import { Leaving } from './leaving.ts'
import { Questions } from './questions.ts'

/** Which rows are shown. */
export type Filter = 'all' | 'absent' | Exclude<Entry['is'], 'skipped'>

/** A column as somebody recognises it: blank ones that have no title are left out. */
export type ShownColumn = {
  readonly column: number
  readonly title: string
  readonly examples: readonly string[]
}

/** A staff file as it was read, what was decided about it, and what becomes of its rows. Fetched with the first file. */
export class OpenedFile {
  sheetAt = 0
  header: Header | null = null
  columns: Columns = new Map()
  /** Why the columns are what they are. */
  why: ReadonlyMap<number, Why | 'chosen'> = new Map()
  filter: Filter = 'all'
  readonly corrections = observable.map<string, string>()
  readonly questions = new Questions()
  readonly leaving = new Leaving()
  readonly ground: FileGround
  readonly sheets: readonly Sheet[]
  readonly #before: readonly Remembered[]

  /** @param before what the columns of the company's earlier files were, the newest first */
  constructor(
    sheets: readonly Sheet[],
    before: readonly Remembered[],
    given: GroundPorts,
    current: Pick<InCompany, 'company' | 'today'>,
  ) {
    this.sheets = sheets
    this.#before = before
    this.ground = new FileGround(given, current)
    makeAutoObservable(
      this,
      {
        sheets: false,
        ground: false,
        questions: false,
        leaving: false,
        header: observableRef,
        columns: observableRef,
        why: observableRef,
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

  /** Whether any column says what was done. */
  get tellsFacts(): boolean {
    return [...this.columns.values()].some(isFactField)
  }

  /** Whether the rows can be held against the records: what was done needs what is on record of it. */
  get comparing(): LoadingState<null> {
    const { known, duties } = this.ground
    if (known === null) return pending
    return this.tellsFacts ? (duties ?? pending) : READY
  }

  get planned(): FilePlan {
    const { choices, places } = this.questions
    const { dismissals } = this.leaving
    const { known } = this.ground
    return known && this.comparing.is === 'ready'
      ? planImport(known, this.correctedRows, { choices, places, dismissals })
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

  get shownColumns(): readonly ShownColumn[] {
    const { sheet, header, columns } = this
    if (!sheet || !header) return []
    const { titles } = header
    const width = Math.max(titles.length, ...[...columns.keys()].map((at) => at + 1))
    return Array.from({ length: width }, (_, column) => ({
      column,
      title: titles[column] ?? '',
      examples: listExamples(sheet, header, column),
    })).filter(({ title, examples }) => title !== '' || examples.length > 0)
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
    const { room, known } = this.ground
    const gone = listDismissed(this.planned).filter(
      ({ dismissal }) => (dismissal ?? '') < (known?.today ?? ''),
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
    const proposed = sheet && header ? proposeColumns(sheet, header, this.#before) : null
    this.why = proposed?.why ?? new Map()
    this.#takeColumns(proposed?.columns ?? new Map())
  }

  /** A field is of one column: what had it before has none. */
  setColumn(column: number, field: ImportField | null): void {
    const others = [...this.columns].filter(([at, one]) => at !== column && one !== field)
    const why = [...this.why].filter(([at]) => others.some(([other]) => other === at))
    this.why = new Map(field === null ? why : [...why, [column, 'chosen']])
    this.#takeColumns(new Map(field === null ? others : [...others, [column, field]]))
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
  readGround(): Promise<string | null> {
    return this.ground.read(this.tellsFacts)
  }

  get #fields(): readonly ImportField[] {
    const corrected = this.correctedRows.flatMap(({ values }) => Object.keys(values).filter(isImportField))
    return [...new Set([...this.columns.values(), ...corrected])]
  }

  /** What is sent to be loaded. */
  write(fileName: string): Readonly<Record<string, unknown>> {
    const fields = this.#fields
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
      columns: rememberColumns(this.header?.titles ?? [], this.columns),
      mark: markPlan(this.planned),
    }
  }

  /** What was decided and corrected is of the rows as they were read before. */
  #takeColumns(columns: Columns): void {
    this.columns = columns
    if (this.ground.known !== null && this.tellsFacts) void this.ground.needDuties()
    this.corrections.clear()
    this.questions.clear()
    this.leaving.clear()
  }
}

const READY = { is: 'ready', value: null } as const
