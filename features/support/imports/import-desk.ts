import assert from 'node:assert/strict'
import type { ChangedEntry, ImportCounts, UndecidedEntry } from '@osh/core/imports/plan/import-plan.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { nameField } from '#ui/imports/field-names.ts'
import { type ImportStore, importStore } from '#ui/imports/import-store.ts'
import type { OpenedFile } from '#ui/imports/opened/opened-file.ts'
import { type Alike, JOBS, TWO } from '#ui/imports/opened/questions.ts'
import { importTexts } from '#ui/imports/texts.ts'
import type { Services } from '#ui/kit/services/service.ts'

/** A person before «Загрузка из файла». */
export class ImportsDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void
  #page: ImportStore | null = null

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  /** A .csv of the lines, the first of which is its head. */
  async open(lines: readonly (readonly string[])[]): Promise<void> {
    const page = await this.#open()
    const bytes = new TextEncoder().encode(lines.map((cells) => cells.join(';')).join('\n'))
    await page.choose({ name: 'Штат.csv', size: bytes.length, bytes: async () => bytes })
    this.#page = page
    this.#hear(page.message ?? this.#opened.obstacle)
  }

  async load(): Promise<void> {
    assert(this.#page, 'файла нет')
    await this.#page.load()
    this.#hear(this.#page.message)
  }

  /** Takes back the latest load. */
  async undo(): Promise<void> {
    const { latest, page } = await this.#latest()
    this.#hear(await page.undo(latest))
  }

  /** Of rows that are likely of one person one is taken, or they are of different people. */
  take(line: number): void {
    this.#answer(line, String(line))
  }

  sayDifferent(line: number): void {
    this.#answer(line, TWO)
  }

  /** Says that the row is of somebody of the staff. */
  answerWhose(line: number, fullName: string): void {
    const found = this.#question(line).candidates.find((one) => one.fullName === fullName)
    assert(found, `«${fullName}» не предложен`)
    this.#answer(line, String(found.id))
  }

  sayNew(line: number): void {
    this.#answer(line, 'new')
  }

  /** Says that rows are of several jobs of one person. */
  sayJobs(line: number): void {
    this.#answer(line, JOBS)
  }

  /** Names of the file that are asked about, each with those that are like it. */
  names(): readonly (readonly string[])[] {
    return this.#opened.planned.places.map(({ name, alike }) => [name, alike.join(', ')])
  }

  takeName(name: string, taken: string): void {
    const found = this.#opened.planned.places.find((one) => one.name === name)
    assert(found, `о названии «${name}» не спрошено`)
    this.#opened.questions.takeName(found, taken)
  }

  /** Answers all open questions of a kind at once. */
  answerAlike(alike: Alike): void {
    const { questions, planned } = this.#opened
    questions.answerAlike(alike, planned.entries, planned.places)
  }

  /** Says that the file is a list of all workers. */
  sayWhole(): void {
    this.#opened.leaving.sayWhole(true)
  }

  /** Names of those who are in no row, each with the last day that was decided on. */
  absent(): readonly (readonly string[])[] {
    const { leaving, absent } = this.#opened
    return leaving.isWhole
      ? absent.map(({ fullName, dismissal }) => [fullName, dismissal === null ? '' : formatDate(dismissal)])
      : []
  }

  dismissAbsent(fullName: string, day: LocalDate): void {
    const found = this.#opened.absent.find((one) => one.fullName === fullName)
    assert(found, `«${fullName}» не предложен к увольнению`)
    this.#opened.leaving.decide([found], true)
    this.#opened.leaving.setDayOf(found.id, day)
    this.#hear(this.#opened.obstacle)
  }

  dismissAllAbsent(day: LocalDate | null): void {
    const { leaving, absent } = this.#opened
    leaving.setDay(day)
    leaving.decide(absent, true)
    this.#hear(this.#opened.obstacle)
  }

  counts(): ImportCounts {
    return this.#opened.counts
  }

  /** A field of somebody as it was and as it will be, in the words of the page. */
  change(fullName: string, field: string): readonly [string, string] {
    const changed = this.#opened.plan.find(
      (entry): entry is ChangedEntry => entry.is === 'changed' && entry.fullName === fullName,
    )
    const found = changed?.changes.find((one) => nameField(one.field) === field)
    assert(found, `у работника «${fullName}» не изменится ${field}`)
    const { before, after } = importTexts.change(found)
    return [before, after]
  }

  /** Why the row would not be loaded. */
  why(line: number): string {
    const found = this.#opened.left.rows.find((one) => one.line === line)
    assert(found, `строка ${line} загрузится`)
    return found.why
  }

  /** Lines that the latest load left out, each with why. */
  async left(): Promise<readonly (readonly string[])[]> {
    const { latest, page } = await this.#latest()
    return (await page.readLeft(latest)).rows.map(({ line, why }) => [String(line), why])
  }

  get #opened(): OpenedFile {
    assert(this.#page?.opened, this.#page?.message ?? 'файл не открыт')
    return this.#page.opened
  }

  #answer(line: number, chosen: string): void {
    this.#opened.questions.answer(this.#question(line), chosen)
  }

  #question(line: number): UndecidedEntry {
    const found = this.#opened.asked.find((one) => one.line === line || one.lines.includes(line))
    assert(found, `о строке ${line} не спрошено`)
    return found
  }

  async #latest() {
    const page = await this.#open()
    assert(page.history.is === 'ready')
    const [latest] = page.history.value
    assert(latest, 'ничего не загружено')
    return { page, latest }
  }

  async #open(): Promise<ImportStore> {
    const page = this.#services.get(importStore)
    await page.open()
    return page
  }
}
