import { nameCompanyShort } from '@osh/core/companies/company.ts'
import type { Document, DocumentFormat } from '@osh/core/documents/document.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { DocumentArchive } from '@osh/core/documents/document-repository.ts'
import { chooseFormat } from '@osh/core/documents/stored-files.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { SendingRepository } from '@osh/core/sending/sending-repository.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { mailingWords } from '@osh/core/wording/refusals/mailing-words.ts'
import { sendingWords } from '@osh/core/wording/refusals/sending-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { documentWords } from '@osh/core/wording/refusals/words/document-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { requestWords } from '@osh/core/wording/refusals/words/request-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { addPage } from '#ui/kit/pages/add-page.ts'
import { transient } from '#ui/kit/services/service.ts'
import { sendingTexts as texts } from './texts.ts'

const words = {
  ...mailingWords,
  ...plainWords,
  ...contactWords,
  ...documentWords,
  ...requestWords,
  ...sendingWords,
  ...peopleWords,
}

const PAGE = 10

type Found = { readonly items: readonly Document[]; readonly complete: boolean }

/** What is typed of a mail with papers, and which papers are offered. */
export class SendingStore {
  search = ''
  found: LoadingState<Found> = pending
  chosen: readonly Document[] = []
  employeeIds: readonly EmployeeId[] = []
  to = ''
  subject: string
  text = ''
  format: DocumentFormat = 'pdf'
  zip = false
  busy = false
  messages: Messages = {}
  #round = 0
  readonly #archive: DocumentArchive
  readonly #sending: SendingRepository
  readonly #current: InCompany

  constructor(archive: DocumentArchive, sending: SendingRepository, current: InCompany) {
    this.#archive = archive
    this.#sending = sending
    this.#current = current
    this.subject = texts.usualSubject(nameCompanyShort(current.company))
    makeAutoObservable(
      this,
      { found: observableRef, chosen: observableRef, employeeIds: observableRef, messages: observableRef },
      { autoBind: true },
    )
  }

  /** Together, in the format that is chosen. */
  get size(): number {
    return this.chosen.reduce((sum, one) => sum + (one.files[chooseFormat(one, this.format)]?.size ?? 0), 0)
  }

  get complete(): boolean {
    return this.found.is !== 'ready' || this.found.value.complete
  }

  find(search: string): Promise<void> {
    this.search = search
    return this.#read(1)
  }

  readMore(): Promise<void> {
    return this.found.is === 'ready'
      ? this.#read(Math.floor(this.found.value.items.length / PAGE) + 1)
      : this.#read(1)
  }

  choose(document: Document, on: boolean): void {
    const others = this.chosen.filter(({ id }) => id !== document.id)
    this.chosen = on ? [...others, document] : others
    this.messages = {}
  }

  addEmployee(id: EmployeeId): void {
    if (!this.employeeIds.includes(id)) this.employeeIds = [...this.employeeIds, id]
  }

  dropEmployee(id: EmployeeId): void {
    this.employeeIds = this.employeeIds.filter((one) => one !== id)
  }

  type(typed: Partial<Pick<SendingStore, 'to' | 'subject' | 'text' | 'format' | 'zip'>>): void {
    Object.assign(this, typed)
    this.messages = {}
  }

  /** Answers how many mails wait to be sent; null where it was refused. */
  async send(): Promise<number | null> {
    this.busy = true
    const { employeeIds, subject, text, format, zip } = this
    const to = this.to.split(/[\s,;]+/u).filter(Boolean)
    const documentIds = this.chosen.map(({ id }) => id)
    const details = { documentIds, employeeIds, to, subject, text, format, zip }
    const { company } = this.#current
    const answer = await load(() => this.#sending.send({ companyId: company.id, details }))
    return runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
      if (!answer.value.ok) return this.#refuse(wordMessages(answer.value.error, words))
      Object.assign(this, { chosen: [], employeeIds: [], to: '', text: '', messages: {} })
      return answer.value.value.length
    })
  }

  #refuse(messages: Messages): null {
    this.messages = messages
    return null
  }

  async #read(page: number): Promise<void> {
    const { company } = this.#current
    this.#round += 1
    const round = this.#round
    const query = { ...everyDocument, search: this.search, page, limit: PAGE }
    const answer = await load(() => this.#archive.listPage(company.id, query))
    if (round !== this.#round) return
    const isPassed = runInAction(() => {
      if (answer.is === 'failed') {
        this.found = answer
        return false
      }
      const known = page > 1 && this.found.is === 'ready' ? this.found.value.items : []
      const { rows, isPassed, isLast } = addPage(known, answer.value, ({ id }) => id, PAGE)
      this.found = { is: 'ready', value: { items: rows, complete: isLast } }
      return isPassed
    })
    if (isPassed) await this.#read(page + 1)
  }
}

export const sendingStore = transient(
  'SendingStore',
  [ports.documents, ports.sending, inCompany],
  (archive, sending, current) => new SendingStore(archive, sending, current),
)
