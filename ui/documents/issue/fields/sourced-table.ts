import { type ComparedRow, compareRows, countDifferent } from '@osh/core/documents/answers/compare-rows.ts'
import type { ValueColumn, ValueSpec } from '@osh/core/documents/library/template.ts'
import { makeAutoObservable } from 'mobx'
import { type RowAnswer, readRowsAnswer } from '../given-answers.ts'
import type { IssueStore } from '../issue-store.ts'

/** Rows that are shown before somebody asks for more. */
const AT_FIRST = 100

/** A table that the records fill: what of it is shown, which row is edited, how it differs from the records. */
export class SourcedTable {
  search = ''
  onlyChanged = false
  shown = AT_FIRST
  /** The row that is edited, and how it was before. */
  edited: { readonly at: number; readonly before: RowAnswer } | null = null
  readonly #store: IssueStore
  readonly #spec: ValueSpec
  readonly columns: readonly ValueColumn[]

  constructor(store: IssueStore, spec: ValueSpec) {
    this.#store = store
    this.#spec = spec
    this.columns = spec.kind.type === 'rows' ? spec.kind.columns : []
    makeAutoObservable(this, { columns: false }, { autoBind: true })
  }

  get rows(): readonly RowAnswer[] {
    return readRowsAnswer(this.#store.answers[this.#spec.name])
  }

  get known(): readonly RowAnswer[] {
    return readRowsAnswer(this.#store.filling.findKnown(this.#spec)?.value)
  }

  get from(): string | null {
    return this.#store.filling.findKnown(this.#spec)?.from ?? null
  }

  get compared(): readonly ComparedRow<RowAnswer>[] {
    return compareRows(this.known, this.rows)
  }

  get different(): number {
    return this.from === null ? 0 : countDifferent(this.compared)
  }

  get found(): readonly ComparedRow<RowAnswer>[] {
    const words = this.search.trim().toLowerCase()
    return this.compared.filter((one) => {
      if (this.onlyChanged && one.is === 'same') return false
      const row = one.is === 'removed' ? one.known : one.row
      return words === '' || Object.values(row).join(' ').toLowerCase().includes(words)
    })
  }

  /** What tells a row from others: who it is about, or its first cell. */
  nameRow(row: RowAnswer): string {
    const first = this.columns.find(({ name }) => name === 'who') ?? this.columns[0]
    return (first && row[first.name]) || '—'
  }

  edit(at: number): void {
    this.edited = { at, before: this.rows[at] ?? {} }
  }

  /** Leaves the row as it is typed; one with nothing in it goes. */
  finish(): void {
    const { edited, rows } = this
    this.edited = null
    if (edited && Object.values(rows[edited.at] ?? {}).every((cell) => cell.trim() === ''))
      this.take(edited.at)
  }

  cancel(): void {
    const { edited } = this
    if (!edited) return
    this.#set(this.rows.with(edited.at, edited.before))
    this.finish()
  }

  type(at: number, column: string, text: string): void {
    this.#set(this.rows.with(at, { ...this.rows[at], [column]: text }))
  }

  add(): void {
    this.finish()
    this.onlyChanged = false
    this.search = ''
    this.#set([...this.rows, Object.fromEntries(this.columns.map(({ name }) => [name, '']))])
    this.shown = Math.max(this.shown, this.found.length)
    this.edit(this.rows.length - 1)
  }

  take(at: number): void {
    this.edited = null
    this.#set(this.rows.filter((_, i) => i !== at))
  }

  bringBack(one: ComparedRow<RowAnswer>): void {
    this.edited = null
    if (one.is === 'removed') this.#set(this.rows.toSpliced(one.at, 0, one.known))
    else if (one.is === 'changed') this.#set(this.rows.with(one.at, one.known))
  }

  bringAllBack(): void {
    this.edited = null
    this.onlyChanged = false
    this.#set(this.known)
  }

  find(search: string): void {
    this.search = search
  }

  showChanged(onlyChanged: boolean): void {
    this.onlyChanged = onlyChanged
  }

  showMore(): void {
    this.shown += AT_FIRST
  }

  #set(rows: readonly RowAnswer[]): void {
    this.#store.answer(this.#spec.name, rows)
  }
}
