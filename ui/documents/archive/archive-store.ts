import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import { type DocumentFilter, everyDocument } from '@osh/core/documents/document-filter.ts'
import type { DocumentArchive } from '@osh/core/documents/document-repository.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { readReason } from '@osh/core/shared/texts/reason.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { documentWords } from '@osh/core/wording/refusals/words/document-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { addPage } from '#ui/kit/pages/add-page.ts'
import { readAll } from '#ui/kit/pages/read-all.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...documentWords }

const PAGE = 50
const none: ReadonlySet<DocumentId> = new Set()

/** The archive as read so far, and its filters. */
export class ArchiveStore {
  filter: DocumentFilter = everyDocument
  documents: readonly Document[] = []
  total = 0
  /** There are more than `total`. */
  uncounted = false
  /** The last page was read: what came meanwhile stands before the first, and is read with it. */
  complete = false
  /** Papers to be printed as one file. */
  chosen: ReadonlySet<DocumentId> = none
  state: LoadingState<null> = pending
  #round = 0
  readonly #archive: DocumentArchive
  readonly #current: InCompany

  constructor(archive: DocumentArchive, current: InCompany) {
    this.#archive = archive
    this.#current = current
    makeAutoObservable(
      this,
      { filter: observableRef, documents: observableRef, chosen: observableRef, state: observableRef },
      { autoBind: true },
    )
  }

  /** What is shown stays until the answer comes. */
  open(filter: DocumentFilter): Promise<void> {
    this.filter = filter
    this.clearChosen()
    return this.#read(1)
  }

  reload(): Promise<void> {
    return this.#read(1)
  }

  readMore(): Promise<void> {
    return this.#read(Math.floor(this.documents.length / PAGE) + 1)
  }

  /** All that the filter leaves, also what is not read yet. Throws `Unavailable`. */
  readAll(): Promise<readonly Document[]> {
    const { company } = this.#current
    return readAll(
      (page) => this.#archive.listPage(company.id, { ...this.filter, ...page }),
      ({ id }) => id,
    )
  }

  /** In the order of the list. */
  get chosenIds(): readonly DocumentId[] {
    return this.documents.flatMap(({ id }) => (this.chosen.has(id) ? [id] : []))
  }

  /** Those of the list that there are as .pdf. */
  get printable(): readonly Document[] {
    return this.documents.filter(isPrintable)
  }

  /** Whether no later edition of the paper is in the list: those stand before it. */
  isLast({ id, edition = 1, editionOf }: Document): boolean {
    const first = editionOf ?? id
    return !this.documents.some((one) => one.editionOf === first && (one.edition ?? 1) > edition)
  }

  choose(documents: readonly Document[], on: boolean): void {
    const chosen = new Set(this.chosen)
    for (const { id } of documents) {
      if (on) chosen.add(id)
      else chosen.delete(id)
    }
    this.chosen = chosen
  }

  clearChosen(): void {
    this.chosen = none
  }

  /** Answers why it was refused, in words; null when the document is annulled. */
  async annul({ id }: Document, reason: string): Promise<string | null> {
    const { company } = this.#current
    const said = readReason(reason)
    if (!said.ok) return Object.values(wordMessages(said.error, words)).join(' ')
    const answer = await load(() => this.#archive.annul({ companyId: company.id, id, reason }))
    if (answer.is === 'failed') return describeFailure(answer.status)
    if (!answer.value.ok) return Object.values(wordMessages(answer.value.error, words)).join(' ')
    const { value: annulled } = answer.value
    runInAction(() => {
      this.documents = this.documents.map((one) => (one.id === id ? annulled : one))
    })
    return null
  }

  async #read(page: number): Promise<void> {
    const { company } = this.#current
    this.#round += 1
    const round = this.#round
    const query = { ...this.filter, page, limit: PAGE }
    const answer = await load(() => this.#archive.listPage(company.id, query))
    if (round !== this.#round) return
    if (answer.is === 'failed') this.#enter(answer)
    else if (this.#take(page, answer.value)) await this.#read(page + 1)
  }

  /** Whether all of it was there already. */
  #take(page: number, listed: Listed<Document>): boolean {
    return runInAction(() => {
      const known = page === 1 ? [] : this.documents
      const { rows, isPassed, isLast } = addPage(known, listed, ({ id }) => id, PAGE)
      this.documents = rows
      this.complete = isLast
      this.total = listed.total
      this.uncounted = listed.more
      this.#enter({ is: 'ready', value: null })
      return isPassed
    })
  }

  #enter(state: LoadingState<null>): void {
    runInAction(() => {
      this.state = state
    })
  }
}

export const isPrintable = ({ files }: Document): boolean => files.pdf !== null

export const archiveStore = transient(
  'ArchiveStore',
  [ports.documents, inCompany],
  (archive, current) => new ArchiveStore(archive, current),
)
