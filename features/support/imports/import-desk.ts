import assert from 'node:assert/strict'
import type { ChangedEntry, ImportCounts, UndecidedEntry } from '@osh/core/imports/plan/import-plan.ts'
import { type ImportStore, importStore } from '#ui/imports/import-store.ts'
import type { OpenedFile } from '#ui/imports/opened/opened-file.ts'
import { TWO } from '#ui/imports/opened/questions.ts'
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
    const text = lines.map((cells) => cells.join(';')).join('\n')
    await page.choose({ name: 'Штат.csv', bytes: async () => new TextEncoder().encode(text) })
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

  counts(): ImportCounts {
    return this.#opened.counts
  }

  /** A field of somebody as it was and as it will be, in the words of the page. */
  change(fullName: string, field: string): readonly [string, string] {
    const changed = this.#opened.plan.find(
      (entry): entry is ChangedEntry => entry.is === 'changed' && entry.fullName === fullName,
    )
    const told = changed?.changes.map(importTexts.change).find((one) => one.field === field)
    assert(told, `у работника «${fullName}» не изменится ${field}`)
    return [told.before, told.after]
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
