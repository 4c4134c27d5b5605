import { isUnder21 } from '@osh/core/deadlines/yearly-until-21.ts'
import { noOneChosen } from '@osh/core/employees/no-one-chosen.ts'
import { warnOfTyped } from '@osh/core/explanations/typed-periodicity.ts'
import { findFactor } from '@osh/core/norms/factors.ts'
import { doubtDay } from '@osh/core/obligations/entering/doubtful-day.ts'
import { makeObligationInput, type ObligationInput } from '@osh/core/obligations/entering/obligation-input.ts'
import { isSameDuty, readTypedName } from '@osh/core/obligations/entering/same-duty.ts'
import { applyTyping, findUsual } from '@osh/core/obligations/entering/usual-duty.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import { parseObligationDraft } from '@osh/core/obligations/reading/parse-obligation.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { obligationWords } from '@osh/core/wording/refusals/words/obligation-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { withoutFields } from '../employee-input.ts'
import type { StaffGroup, StaffRow } from '../list/staff.ts'
import { assignTexts } from '../texts.ts'
import { PeopleChoice } from './people-choice.ts'

const words = { ...plainWords, ...obligationWords, ...peopleWords }

const labels = { date: assignTexts.date } as const

/** One obligation given to many: who, what, how often and by when. */
export class AssignStore {
  readonly people = new PeopleChoice()
  section: Section = 'briefing'
  input: ObligationInput = {}
  /** What is typed over the usual periodicity; null while nothing is. */
  ownPeriodicity: string | null = null
  date: LocalDate | null = null
  deadline: LocalDate | null = null
  refused: Messages = {}
  busy = false
  ownNames: readonly string[] = []
  /** What employees have in the section already; null while it isn't known. */
  existing: readonly StandingObligation[] | null = null
  /** It could not be read what employees have already. */
  unchecked = false
  #asBegun: ObligationInput = this.input
  readonly #obligations: ObligationRepository
  readonly #current: InCompany

  constructor(obligations: ObligationRepository, current: InCompany) {
    this.#obligations = obligations
    this.#current = current
    makeAutoObservable(
      this,
      {
        input: observableRef,
        refused: observableRef,
        ownNames: observableRef,
        existing: observableRef,
      },
      { autoBind: true },
    )
  }

  begin(groups: readonly StaffGroup[]): void {
    this.people.offer(groups)
    void this.setSection(this.section)
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  /** Those chosen who have the same obligation already. */
  get already(): readonly StaffRow[] {
    const { section, input } = this
    const same = (this.existing ?? []).filter(({ subject }) => isSameDuty(subject, section, input))
    const owners = new Set(same.map(({ employeeId }) => employeeId))
    return this.people.chosenRows.filter(({ employee }) => owners.has(employee.id))
  }

  /** Those chosen who were not hired, or not born, by the day typed. */
  get doubtful(): readonly StaffRow[] {
    const { date } = this
    if (date === null) return []
    return this.people.chosenRows.filter(({ employee }) => doubtDay(date, employee) !== null)
  }

  /** Whether anyone chosen is not 21 yet: examinations are yearly. */
  get isAnyYoung(): boolean {
    return this.people.chosenRows.some(({ employee }) => isUnder21(employee.birthDate, this.today))
  }

  /** What is usual for the subject typed and those chosen; null where nothing is. */
  get usual() {
    return findUsual(this.section, readTypedName(this.section, this.input) ?? '', this.isAnyYoung)
  }

  /** The usual one, unless another has been typed. */
  get periodicity(): string {
    return this.ownPeriodicity ?? this.usual?.periodicity ?? ''
  }

  set periodicity(typed: string) {
    this.ownPeriodicity = typed === (this.usual?.periodicity ?? '') ? null : typed
  }

  /** What the law says against the periodicity typed so far; null where it says nothing. */
  get warning(): string | null {
    const { section, input, periodicity, usual, isAnyYoung } = this
    const typed = { ...input, periodicity, ruleId: usual?.ruleId ?? null }
    return warnOfTyped(section, typed, findFactor, isAnyYoung)
  }

  get dirty(): boolean {
    return this.people.chosen.size > 0 || this.input !== this.#asBegun
  }

  async setSection(section: Section): Promise<void> {
    this.section = section
    this.input = makeObligationInput(section)
    this.#asBegun = this.input
    this.ownPeriodicity = null
    this.refused = {}
    this.people.say(undefined)
    this.#take(null, [])
    this.#setUnchecked(false)
    const { company } = this.#current
    const answer = await load(() =>
      Promise.all([
        this.#obligations.list(company.id, { section }),
        this.#obligations.listSubjectNames(company.id, section),
      ]),
    )
    if (this.section !== section) return
    if (answer.is === 'ready') this.#take(...answer.value)
    else this.#setUnchecked(true)
  }

  #setUnchecked(unchecked: boolean): void {
    runInAction(() => {
      this.unchecked = unchecked
    })
  }

  #take(existing: readonly StandingObligation[] | null, ownNames: readonly string[]): void {
    runInAction(() => {
      this.existing = existing
      this.ownNames = ownNames
    })
  }

  typeSubject(changes: ObligationInput): void {
    this.input = applyTyping(this.section, this.input, changes, this.isAnyYoung)
    this.refused = withoutFields(this.refused, { ...changes, periodicity: null })
  }

  set(changes: Partial<Pick<AssignStore, 'periodicity' | 'date' | 'deadline'>>): void {
    Object.assign(this, changes)
    this.refused = withoutFields(this.refused, { ...changes, date: null })
  }

  /** Gives it to all who are chosen; answers how many, or null when it was refused. */
  async assign(): Promise<number | null> {
    const { company } = this.#current
    if (this.busy) return null
    const { section, input, periodicity, date, deadline, usual } = this
    const given = { ...input, periodicity, date, deadline, ruleId: usual?.ruleId ?? null }
    const draft = parseObligationDraft(section, given, this.today)
    const ids = this.people.chosenRows.map(({ employee }) => employee.id)
    const noOne = ids.length > 0 ? {} : wordMessages(noOneChosen, words)
    if (!draft.ok) return this.#refuse({ ...noOne, ...wordMessages(draft.error, words, labels) })
    if (ids.length === 0) return this.#refuse(noOne)
    this.#setBusy(true)
    const answer = await load(() =>
      this.#obligations.assign({ companyId: company.id, employeeIds: ids, draft: { section, ...given } }),
    )
    this.#setBusy(false)
    if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
    return answer.value.ok ? ids.length : this.#refuse(wordMessages(answer.value.error, words, labels))
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy
    })
  }

  /** By fields; `parseEmployeeIds` is the choice of people. */
  get messages(): Messages {
    return { ...this.people.messages, ...this.refused }
  }

  #refuse({ employeeIds, ...messages }: Messages): null {
    runInAction(() => {
      this.people.say(employeeIds)
      this.refused = messages
    })
    return null
  }
}

export const assignStore = transient(
  'AssignStore',
  [ports.obligations, inCompany],
  (obligations, current) => new AssignStore(obligations, current),
)
