import type { Activity, Company } from '@osh/core/companies/company.ts'
import type { CompanyDirectory, CompanyLookup } from '@osh/core/companies/company-directory.ts'
import type { CompanyField } from '@osh/core/companies/company-fields.ts'
import { mayBeBlank, parseCompanyChanges, parseCompanyDetails } from '@osh/core/companies/parse-company.ts'
import { parseInn } from '@osh/core/companies/requisites/inn.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { companyWords } from '@osh/core/wording/refusals/words/company-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import {
  type CompanyInput,
  inputOf,
  isCompanyField,
  listChangedFields,
  listSameAsLegal,
  type OtherAddress,
  pickFound,
} from './company-input.ts'
import { wordCompanyRefusal } from './company-messages.ts'

const words = { ...plainWords, ...companyWords, ...contactWords }

type Answer = Result<Company, ErrorOf<CompanyDirectory['add' | 'change']>>

/** What «Заполнить по ИНН» has come to: how many fields it filled, or what kept it from it. */
export type LookupOutcome =
  | { readonly is: 'asking' }
  | { readonly is: 'filled'; readonly count: number }
  | { readonly is: 'refused'; readonly said: string }

/** «Сведения об организации»: looked at first, edited in place. Rules live in core; this remembers what is typed. */
export class CompanyFormStore {
  state: LoadingState<null> = pending
  /** As stored; null until the first write. */
  company: Company | null = null
  activities: readonly Activity[] = []
  editing = false
  /** Whether all fields are asked for: the first write begins with those that it can't do without. */
  whole = true
  /** Addresses that follow the legal one while it is typed. */
  same: readonly OtherAddress[] = []
  input: CompanyInput = inputOf(null)
  messages: Messages = {}
  /** Storing was refused: looking a number up never is that. */
  refused = false
  /** Someone else has changed the company since it was read. */
  stale = false
  busy = false
  lookup: LookupOutcome | null = null
  readonly #companies: CompanyDirectory
  readonly #register: CompanyLookup
  readonly #current: CurrentCompany

  constructor(companies: CompanyDirectory, register: CompanyLookup, current: CurrentCompany) {
    this.#companies = companies
    this.#register = register
    this.#current = current
    const plain = { state: observableRef, company: observableRef, activities: observableRef }
    makeAutoObservable(
      this,
      { ...plain, input: observableRef, same: observableRef, messages: observableRef, lookup: observableRef },
      { autoBind: true },
    )
  }

  /** Fields that are typed otherwise than stored. */
  get changed(): readonly CompanyField[] {
    return this.editing ? listChangedFields(this.input, inputOf(this.company)) : []
  }

  get dirty(): boolean {
    return this.changed.length > 0
  }

  /** Begins one more company beside those that the user has. */
  async begin(): Promise<void> {
    await this.open()
    if (this.state.is !== 'ready') return
    this.#show(null)
    this.edit()
  }

  /** Reads what is stored, for looking at; what was typed is given up. */
  async open(): Promise<void> {
    this.#enter(pending)
    const answer = await load(async () => {
      const [activities] = await Promise.all([this.#companies.listActivities(), this.#current.load()])
      return activities
    })
    if (answer.is === 'failed') return this.#enter(answer)
    this.#setActivities(answer.value)
    this.#show(this.#current.company)
  }

  #enter(state: LoadingState<null>): void {
    runInAction(() => {
      this.state = state
    })
  }

  #setActivities(activities: readonly Activity[]): void {
    runInAction(() => {
      this.activities = activities
    })
  }

  #show(company: Company | null): void {
    runInAction(() => {
      this.company = company
      this.discard()
      this.#enter({ is: 'ready', value: null })
    })
  }

  edit(): void {
    this.editing = true
    this.whole = this.company !== null
  }

  askAll(): void {
    this.whole = true
  }

  /** «Совпадает с юридическим»: takes the legal address now and as it changes; unticked, what is there can be typed over. */
  setSame(field: OtherAddress, same: boolean): void {
    this.same = same ? [...this.same, field] : this.same.filter((other) => other !== field)
    if (same) this.set({ [field]: this.input.legalAddress })
  }

  /** Back to looking at what is stored. */
  discard(): void {
    this.editing = false
    this.input = inputOf(this.company)
    this.same = listSameAsLegal(this.input)
    this.messages = {}
    this.refused = false
    this.stale = false
    this.lookup = null
  }

  set(changes: Partial<CompanyInput>): void {
    const legal = changes.legalAddress
    const following = legal === undefined ? [] : this.same.map((field) => [field, legal] as const)
    this.input = { ...this.input, ...changes, ...Object.fromEntries(following) }
    this.messages = Object.fromEntries(Object.entries(this.messages).filter(([field]) => !(field in changes)))
    if ('inn' in changes) this.lookup = null
  }

  /** Fills what a public register knows; typed values that it does not know stay. */
  async fillByInn(): Promise<void> {
    const { inn } = this.input
    const parsed = parseInn(inn)
    if (!parsed.ok) return this.#tell(wordMessages(fieldErrors({ field: 'inn', ...parsed.error }), words))
    this.#tellLookup({ is: 'asking' })
    const answer = await load(() => this.#register.findByInn({ inn: parsed.value }))
    if (!this.editing || this.input.inn !== inn) return
    if (answer.is === 'failed')
      return this.#tellLookup({ is: 'refused', said: describeFailure(answer.status) })
    if (answer.value.ok) return this.#fill(pickFound(answer.value.value))
    const { inn: ofField, form } = wordMessages(answer.value.error, words)
    this.#tellLookup({ is: 'refused', said: ofField ?? form ?? '' })
  }

  /** Beside what is wrong already. */
  #tell(messages: Messages): void {
    runInAction(() => {
      this.messages = { ...this.messages, ...messages }
    })
  }

  #fill(found: Partial<CompanyInput>): void {
    const before = this.input
    this.set(found)
    this.#tellLookup({ is: 'filled', count: listChangedFields(before, this.input).length })
  }

  #tellLookup(outcome: LookupOutcome): void {
    runInAction(() => {
      this.lookup = outcome
    })
  }

  /** Stores what was typed; answers whether it is stored, and for the rest of the page that it is. */
  async save(): Promise<boolean> {
    if (this.busy) return false
    const call = this.#prepare()
    if (call === null) return false
    this.#begin()
    const answer = await load(call)
    this.busy = false
    if (answer.is === 'failed') this.#refuse({ form: describeFailure(answer.status) })
    else if (answer.value.ok) this.#accept(answer.value.value)
    else this.#refuse(wordCompanyRefusal(answer.value.error), answer.value.error.code === 'stale')
    return !this.editing
  }

  /** The call that stores the form; null when the form itself is refused. */
  #prepare(): (() => Promise<Answer>) | null {
    const { company, input } = this
    const patch = Object.fromEntries(this.changed.map((field) => [field, input[field]]))
    if (company === null) {
      const judged = parseCompanyDetails(input)
      if (judged.ok) return () => this.#companies.add({ details: input })
      this.#refuse(wordCompanyRefusal(judged.error))
      return null
    }
    const { id: companyId, version } = company
    const judged = parseCompanyChanges(company, patch)
    if (judged.ok) return () => this.#companies.change({ companyId, patch, version })
    this.#refuse(wordCompanyRefusal(judged.error))
    return null
  }

  #begin(): void {
    runInAction(() => {
      this.busy = true
      this.refused = false
      this.messages = {}
    })
  }

  #accept(company: Company): void {
    this.#current.take(company)
    this.#show(company)
  }

  #refuse(messages: Messages, stale = false): void {
    runInAction(() => {
      this.messages = messages
      this.refused = true
      this.stale = stale
      this.whole ||= Object.keys(messages).some((field) => isCompanyField(field) && mayBeBlank(field))
    })
  }
}

export const companyFormStore = transient(
  'CompanyFormStore',
  [ports.companies, ports.companyLookup, currentCompany],
  (companies, register, current) => new CompanyFormStore(companies, register, current),
)
