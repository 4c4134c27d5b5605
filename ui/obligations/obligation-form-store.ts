import type { CompanyId } from '@osh/core/companies/company.ts'
import { isUnder21 } from '@osh/core/deadlines/yearly-until-21.ts'
import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import { warnOfTyped } from '@osh/core/explanations/typed-periodicity.ts'
import { findFactor } from '@osh/core/norms/factors.ts'
import {
  inputOfObligation,
  makeObligationInput,
  type ObligationInput,
  pickChangedFields,
} from '@osh/core/obligations/entering/obligation-input.ts'
import { isSameDuty } from '@osh/core/obligations/entering/same-duty.ts'
import { applyTyping } from '@osh/core/obligations/entering/usual-duty.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import { findReturnUnit } from '@osh/core/obligations/ppe/hand-in.ts'
import { countHeldPieces, type HeldPieces } from '@osh/core/obligations/ppe/holding.ts'
import { readObligationDraft } from '@osh/core/obligations/reading/parse-obligation.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { obligationWords } from '@osh/core/wording/refusals/words/obligation-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { obligationTexts as texts } from './texts.ts'

type SaveRefusal = ErrorOf<ObligationRepository['assign' | 'change'] | typeof readObligationDraft>

const words = { ...plainWords, ...obligationWords }

type Choices = {
  readonly ownNames: readonly string[]
  readonly held: readonly HeldPieces[]
  /** What the employee has in the section already; not asked for when an obligation is changed. */
  readonly others: readonly StandingObligation[]
}

/** Gives an employee an obligation, or changes one. Rules live in core; this remembers what is typed. */
export class ObligationFormStore {
  section: Section = 'briefing'
  /** Whether the employee is not 21 yet: examinations are yearly. */
  isYoung = false
  state: LoadingState<Choices> = pending
  input: ObligationInput = {}
  messages: Messages = {}
  busy = false
  #obligation: StandingObligation | null = null
  #opened: ObligationInput = {}
  readonly #obligations: ObligationRepository
  readonly #current: InCompany

  constructor(obligations: ObligationRepository, current: InCompany) {
    this.#obligations = obligations
    this.#current = current
    makeAutoObservable(
      this,
      { state: observableRef, input: observableRef, messages: observableRef },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get dirty(): boolean {
    return Object.keys(pickChangedFields(this.#opened, this.input)).length > 0
  }

  /** The day of completion that is to be stored; null where it stays as it was. */
  get changedDate(): LocalDate | null {
    const { date = null } = pickChangedFields(this.#opened, this.input)
    return date as LocalDate | null
  }

  /** What the law says against the periodicity typed so far. */
  get warning(): string | null {
    return warnOfTyped(this.section, this.input, findFactor, this.isYoung)
  }

  /** The obligation that the employee has already, of the same kind as what is typed; a second one may be meant. */
  get already(): StandingObligation | null {
    if (this.state.is !== 'ready') return null
    return (
      this.state.value.others.find(({ subject }) => isSameDuty(subject, this.section, this.input)) ?? null
    )
  }

  /** What the form calls its days. */
  get labels(): { readonly date: string; readonly deadline: string } {
    const { date, dateOfReturn, dateOfIssue, deadline } = texts
    const ofPpe = this.input.event === 'return' ? dateOfReturn : dateOfIssue
    return { date: this.section === 'ppe' ? ofPpe : date, deadline }
  }

  /** The company's own names; for a return of PPE those that the employee holds. */
  get names(): readonly string[] {
    if (this.state.is !== 'ready') return []
    const { ownNames, held } = this.state.value
    return this.input.event === 'return' ? [...new Set(held.map(({ name }) => name))] : ownNames
  }

  /** Begins a new obligation, or the change of one. */
  async open(
    section: Section,
    { id, birthDate }: Pick<Employee, 'id' | 'birthDate'>,
    obligation: StandingObligation | null,
  ): Promise<void> {
    const { company } = this.#current
    this.#begin(section, obligation, isUnder21(birthDate, this.today))
    const answer = await load(() => this.#read(company.id, section, id, obligation))
    if (answer.is === 'ready') this.#start(answer.value.input)
    this.#enter(answer)
  }

  #begin(section: Section, obligation: StandingObligation | null, isYoung: boolean): void {
    runInAction(() => {
      this.section = section
      this.isYoung = isYoung
      this.#obligation = obligation
      this.state = pending
      this.messages = {}
    })
  }

  async #read(
    company: CompanyId,
    section: Section,
    employeeId: EmployeeId,
    obligation: StandingObligation | null,
  ): Promise<Choices & { readonly input: ObligationInput }> {
    const [ownNames, holdings, completions, all] = await Promise.all([
      this.#obligations.listSubjectNames(company, section),
      section === 'ppe' ? this.#obligations.listHoldings(company, employeeId) : [],
      obligation ? this.#obligations.listCompletions(company, obligation.id) : null,
      obligation ? [] : this.#obligations.list(company, { section, employeeId }),
    ])
    const facts = completions?.ok ? completions.value : []
    return {
      ownNames,
      held: countHeldPieces(holdings),
      others: all.filter(({ closed }) => !closed),
      input: obligation ? inputOfObligation(obligation, facts) : makeObligationInput(section),
    }
  }

  #enter(state: LoadingState<Choices>): void {
    runInAction(() => {
      this.state = state
    })
  }

  #start(input: ObligationInput): void {
    runInAction(() => {
      this.#opened = input
      this.input = input
    })
  }

  type(changes: ObligationInput): void {
    const held = this.state.is === 'ready' ? this.state.value.held : []
    const unit = findReturnUnit(held, this.input, changes)
    this.input = applyTyping(this.section, this.input, { ...unit, ...changes }, this.isYoung)
    const named = Object.entries(this.messages).filter(([field]) => !(field in changes) && field !== 'form')
    this.messages = Object.fromEntries(named)
  }

  /** Answers whether it was stored; a refusal stays in the form. */
  async save(employeeId: EmployeeId): Promise<boolean> {
    const { company } = this.#current
    if (this.busy) return false
    if (this.#obligation && this.#opened.date !== null && this.input.date === null)
      return this.#refuse({ date: texts.dateIsTakenBack })
    this.#setBusy(true)
    const answer = await load(() => this.#send(company.id, employeeId))
    this.#setBusy(false)
    if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
    return answer.value.ok || this.#refuse(wordMessages(answer.value.error, words, this.labels))
  }

  async #send(company: CompanyId, employeeId: EmployeeId): Promise<Result<unknown, SaveRefusal>> {
    const obligation = this.#obligation
    if (obligation === null) {
      const draft = { section: this.section, ...this.input }
      const read = readObligationDraft(draft, this.today)
      if (!read.ok) return read
      return this.#obligations.assign({ companyId: company, employeeIds: [employeeId], draft })
    }
    const patch = pickChangedFields(this.#opened, this.input)
    return this.#obligations.change({ companyId: company, id: obligation.id, patch })
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy
    })
  }

  #refuse(messages: Messages): false {
    runInAction(() => {
      this.messages = messages
    })
    return false
  }
}

export const obligationFormStore = transient(
  'ObligationFormStore',
  [ports.obligations, inCompany],
  (obligations, current) => new ObligationFormStore(obligations, current),
)
