import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { Document } from '@osh/core/documents/document.ts'
import type {
  DocumentIssuer,
  KnownRequest,
  OfIncident,
  PreviewRequest,
} from '@osh/core/documents/issuing/document-issuer.ts'
import {
  askIssue,
  askPreview,
  askRecords,
  isOfOutsider,
  listLeftToEach,
  type TypedPaper,
} from '@osh/core/documents/issuing/typed-paper.ts'
import type { Template, ValueSpec } from '@osh/core/documents/library/template.ts'
import { isSameAnswer, PEOPLE, takeKnownAnswers } from '@osh/core/documents/sources/known-answer.ts'
import { findEdits } from '@osh/core/documents/sources/remembering/find-edits.ts'
import type { KnownAnswer } from '@osh/core/documents/sources/source.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { AddresseeKind } from '@osh/core/incidents/addressees/addressee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { PeopleChoice } from '#ui/employees/assign/people-choice.ts'
import type { StaffGroup } from '#ui/employees/list/staff.ts'
import { transient } from '#ui/kit/services/service.ts'
import type { Progress } from './issue-papers.ts'
import { type IssueSuggestions, issueSuggestions } from './issue-suggestions.ts'
import { type KnownFilling, knownFilling } from './known-filling.ts'
import { PaperSending } from './paper-sending.ts'
import { Readings } from './readings.ts'
import { type RefusedIssue, sortRefusedIssue } from './refused-issue.ts'

/** One of letters alike: to whom of the company's book it goes. */
export type Letter = { readonly kind: AddresseeKind; readonly name: string }

/** Whom a paper is about and what it is answered with, known where it is opened from. */
export type PaperAbout = {
  /** Whoever is chosen to begin with; all others are offered too. */
  readonly employees?: readonly EmployeeId[]
  readonly answers?: Answers
  /** The accident whose paper it is: these of its injured are offered and chosen, or the paper is an outsider's. */
  readonly incident?: OfIncident & { readonly injured: readonly EmployeeId[]; readonly named?: string }
  /** To whom it goes, a letter to each. */
  readonly letters?: readonly Letter[]
  /** The microtrauma whose paper it is. */
  readonly microtrauma?: NonNullable<TypedPaper['microtrauma']> & { readonly named?: string }
}

/** The dialog «Сформировать»: number, date, employees, and what the form asks for. */
export class IssueStore {
  template: Template | null = null
  number = ''
  date: LocalDate | null = null
  answers: Answers = {}
  readonly people = new PeopleChoice()
  /** What the service suggested, to tell whether anything was typed. */
  #suggestedNumber = ''
  #asOpened = ''
  incident: OfIncident | null = null
  microtrauma: NonNullable<TypedPaper['microtrauma']> | null = null
  /** Whom the records have for a register, and where they are from; null for no one. */
  peopleKnown: KnownAnswer | null = null
  /** Letters alike that are still to be issued. */
  letters: readonly Letter[] = []
  #preselected: ReadonlySet<EmployeeId> = new Set()
  /** Names of values that a person has answered, or whoever opened the dialog: the records fill the others. */
  readonly #typed = new Set<string>()
  /** Names of values that the company is to remember. */
  readonly remembered = new Set<string>()
  /** What the paper is filled with. */
  readonly #readings = new Readings()
  #isLeft = false
  readonly suggestions: IssueSuggestions
  readonly filling: KnownFilling
  readonly #sending: PaperSending
  readonly #current: InCompany

  constructor(
    issuer: DocumentIssuer,
    suggestions: IssueSuggestions,
    filling: KnownFilling,
    current: InCompany,
  ) {
    this.#sending = new PaperSending(issuer)
    this.suggestions = suggestions
    this.filling = filling
    this.#current = current
    makeAutoObservable(
      this,
      {
        template: observableRef,
        answers: observableRef,
        peopleKnown: observableRef,
        letters: observableRef,
        suggestions: false,
        filling: false,
        people: false,
      },
      { autoBind: true },
    )
  }

  get refused(): RefusedIssue {
    return this.#sending.refused
  }

  get busy(): boolean {
    return this.#readings.waiting || this.#sending.busy
  }

  get progress(): Progress | null {
    return this.#sending.progress
  }

  get issued(): Document | null {
    return this.#sending.issued
  }

  /** @param about what the paper begins with, before what the service knows of its form */
  async begin(template: Template, date: LocalDate, about: PaperAbout = {}): Promise<void> {
    this.#isLeft = false
    this.template = template
    this.date = date
    this.answers = about.answers ?? {}
    const { id, step, outsider = null, addressee } = about.incident ?? {}
    const to = addressee ? { addressee } : {}
    this.incident = id && step !== undefined ? { id, step, outsider, ...to } : null
    this.microtrauma = about.microtrauma ?? null
    this.letters = about.letters ?? []
    for (const name of Object.keys(this.answers)) this.#typed.add(name)
    this.#asOpened = this.entered
    await this.prepare(template, date, about)
  }

  /** The dialog is closed: a paper that waits for what is being read is not issued. */
  leave(): void {
    this.#isLeft = true
  }

  /** Reads what the service knows of the paper; again after a failure. */
  prepare(template: Template, date: LocalDate, about: PaperAbout = {}): Promise<void> {
    return this.#readings.add(this.#prepare(template, date, about))
  }

  async #prepare(
    template: Template,
    date: LocalDate,
    { answers, employees, incident }: PaperAbout,
  ): Promise<void> {
    const { suggestions } = this
    await suggestions.open(template, date)
    const untouched = this.entered === this.#asOpened
    const chosen = this.isOutsiders ? [] : (incident?.injured ?? employees ?? [])
    const wanted = new Set(chosen)
    this.people.offer(incident ? keepOnly(suggestions.groups, chosen) : suggestions.groups)
    // Whatever else was typed while the staff was read: who it is about is left as it is only where a person has chosen.
    if (chosen.length > 0 && template.per !== 'paper' && this.people.chosen.size === 0) {
      this.people.choose(
        this.people.people.filter((row) => wanted.has(row.employee.id)),
        true,
      )
      if (untouched) this.#asOpened = this.entered
    }
    if (chosen.length === 0) this.#preselectOpened()
    this.#suggest({ ...suggestions.suggestFor(template, date), ...answers })
  }

  /** The same when it is known who there is only later. */
  #preselectOpened(): void {
    runInAction(() => {
      const untouched = this.entered === this.#asOpened
      this.#preselect()
      if (untouched) this.#asOpened = this.entered
    })
  }

  /** What has been typed meanwhile stays. */
  #suggest(answers: Answers): void {
    runInAction(() => {
      const untouched = this.entered === this.#asOpened
      this.answers = untouched
        ? { ...answers, ...takeKnownAnswers(this.filling.known), ...this.#typedAnswers }
        : { ...answers, ...this.answers }
      if (this.number === this.#suggestedNumber) this.#takeNumber()
      if (untouched) this.#asOpened = this.entered
    })
  }

  get #typedAnswers(): Answers {
    return Object.fromEntries([...this.#typed].map((name) => [name, this.answers[name]]))
  }

  #takeNumber(): void {
    runInAction(() => {
      this.#suggestedNumber = this.date === null ? '' : this.suggestions.freeNumber(this.date)
      this.number = this.#suggestedNumber
    })
  }

  /** The paper as it is typed so far; null while there is no form. */
  get #paper(): TypedPaper | null {
    const { template, number, date, answers, incident, microtrauma } = this
    const employeeIds = this.people.chosenIds
    const letters = this.letters.map(({ kind }) => kind)
    return template && { template, number, date, answers, incident, microtrauma, letters, employeeIds }
  }

  /** Of what paper the records are asked, a department once it is typed whole; null for a form that names no source. */
  get asked(): KnownRequest | null {
    const asked = this.#paper && askRecords(this.#paper)
    const { department, ...others } = asked ?? {}
    if (asked === null || department === undefined) return asked
    const isWhole = this.suggestions.groups.some((group) => group.department.name === department.trim())
    return isWhole ? asked : ({ ...asked, ...others, department: '' } satisfies KnownRequest)
  }

  /** Ticks whom the records have for a register, unless a person has ticked others meanwhile. */
  #preselect(): void {
    const { people, peopleKnown, template } = this
    if (!people.isRead || peopleKnown === null || template?.per === 'paper' || this.incident) return
    if (
      [...people.chosen].some((id) => !this.#preselected.has(id)) ||
      people.chosen.size < this.#preselected.size
    )
      return
    const ids: ReadonlySet<number> = new Set(Array.isArray(peopleKnown.value) ? peopleKnown.value : [])
    people.clearChosen()
    people.choose(
      people.people.filter(({ employee }) => ids.has(employee.id)),
      true,
    )
    this.#preselected = new Set(people.chosen)
  }

  /** Fills what the records know; what a person has typed stays. */
  fillKnown(): Promise<void> {
    return this.#readings.add(this.#fillKnown())
  }

  async #fillKnown(): Promise<void> {
    const { asked } = this
    const known = asked && (await this.filling.read(asked))
    if (known === null) return
    const { [PEOPLE]: peopleKnown = null, ...values } = known
    runInAction(() => {
      const untouched = this.entered === this.#asOpened
      this.peopleKnown = peopleKnown
      this.#preselect()
      this.answers = this.filling.fill(this.answers, values, this.#typed)
      if (untouched) this.#asOpened = this.entered
    })
  }

  /** Whether a person has changed what the records filled. */
  isChanged({ name }: ValueSpec): boolean {
    const known = this.filling.known[name]
    return known !== undefined && !isSameAnswer(known.value, this.answers[name])
  }

  /** Of several papers each is filled with what is known of its own employee. */
  isLeftToEach({ name }: ValueSpec): boolean {
    return this.#paper !== null && listLeftToEach(this.#paper).has(name)
  }

  /** Whether the company's facts would take what is answered, and don't say it yet. */
  canRemember({ name, source }: ValueSpec): boolean {
    return findEdits(source, this.filling.known[name]?.value, this.answers[name]) !== null
  }

  remember({ name }: ValueSpec, is: boolean): void {
    if (is) this.remembered.add(name)
    else this.remembered.delete(name)
  }

  /** What is remembered with the paper: each answer with what the records had for it. */
  get #toRemember(): Answers {
    const ticked = this.template?.values.filter((spec) => this.remembered.has(spec.name)) ?? []
    return Object.fromEntries(
      ticked
        .filter((spec) => this.canRemember(spec))
        .map(({ name }) => [name, this.filling.known[name]?.value ?? null]),
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get entered(): string {
    return JSON.stringify([this.number, this.date, this.answers, [...this.people.chosen].toSorted()])
  }

  get dirty(): boolean {
    return this.issued === null && this.entered !== this.#asOpened
  }

  /** How many papers there will be. */
  get count(): number {
    if (this.letters.length > 0) return this.letters.length
    return this.template?.per === 'employee' && !this.isOutsiders ? this.people.chosen.size : 1
  }

  /** Whether the paper is of someone injured who is no employee: no one is chosen then. */
  get isOutsiders(): boolean {
    return this.#paper !== null && isOfOutsider(this.#paper)
  }

  /** The only employee whom an accident's paper may be about; null where a person chooses. */
  get onlyInjured(): string | null {
    const [only, ...others] = this.people.people
    return this.incident && only && others.length === 0 ? only.fullName : null
  }

  /** Of those chosen, whom nothing is in the way of; 0 when something is in the way of every paper. */
  get canBeIssuedFor(): number {
    const { people, others, messages } = this.refused
    if (people.length === 0 || others.length > 0 || Object.keys(messages).length > 0) return 0
    return this.people.chosen.size - people.length
  }

  /** Leaves out those who were refused, and issues for the others. */
  async issueForOthers(): Promise<Document | null> {
    this.people.drop(this.refused.people.map(({ employeeId }) => employeeId))
    return this.issue()
  }

  typeNumber(number: string): void {
    this.number = number
    this.#sending.forget('documentNumber')
  }

  /** Another year has other free numbers: a number that was suggested follows. */
  async chooseDate(date: LocalDate | null): Promise<void> {
    this.date = date
    this.#sending.forget('documentDate')
    const { template } = this
    if (template === null || date === null || this.number !== this.#suggestedNumber) return
    await this.#readings.add(this.suggestions.openYear(template, date))
    if (this.date === date && this.number === this.#suggestedNumber) this.#takeNumber()
  }

  answer(name: string, answer: unknown): void {
    const known = this.filling.known[name]
    if (known && isSameAnswer(known.value, answer)) this.#typed.delete(name)
    else this.#typed.add(name)
    this.answers = { ...this.answers, [name]: answer }
    this.#sending.forget(`values.${name}`)
  }

  /**
   * Issues what is asked for, once its number and what the records know are there; answers the first document, or null when it was refused
   * and all stays in the form.
   */
  async issue(): Promise<Document | null> {
    const { company } = this.#current
    const { template } = this
    if (template === null || this.busy) return null
    await this.#readings.wait()
    if (this.#isLeft) return null
    const request = runInAction(() => this.#read())
    if (!request) return null
    if (!request.ok) return this.#refuse(sortRefusedIssue(template, request.error))
    runInAction(() => this.people.say(undefined))
    const papers = { companyId: company.id, template, request: request.value }
    const done =
      this.letters.length > 0
        ? await this.#sending.sendLetters(papers, this.letters, (letter) => this.#dropLetter(letter))
        : await this.#sending.send(papers, (employeeIds) => {
            if (template.per === 'employee') this.people.drop(employeeIds)
          })
    runInAction(() => this.people.say(this.refused.messages.employeeIds))
    return done ? this.issued : null
  }

  #dropLetter(letter: Letter): void {
    runInAction(() => {
      this.letters = this.letters.filter((one) => one !== letter)
    })
  }

  /** Whether everything that was asked for is issued. */
  get isDone(): boolean {
    const { issued, busy, people, letters } = this
    return issued !== null && !busy && people.chosen.size === 0 && letters.length === 0
  }

  #read() {
    const { today, suggestions, issued } = this
    const isEmployed = (id: number) => suggestions.isEmployed(id)
    const paper = this.#paper && { ...this.#paper, remember: this.#toRemember }
    return paper && askIssue(paper, { today, isEmployed, batch: issued?.batch ?? null })
  }

  /** What is typed so far, whatever it lacks; of people to get a paper each the first is shown. */
  get asPreview(): PreviewRequest | null {
    return this.#paper && askPreview(this.#paper)
  }

  #refuse(refused: RefusedIssue): null {
    this.#sending.refuse(refused)
    runInAction(() => this.people.say(refused.messages.employeeIds))
    return null
  }
}

const keepOnly = (groups: readonly StaffGroup[], ids: readonly EmployeeId[]): readonly StaffGroup[] =>
  groups.map((group) => ({
    ...group,
    rows: group.rows.filter(({ employee }) => ids.includes(employee.id)),
  }))

export const issueStore = transient(
  'IssueStore',
  [ports.documentIssuer, issueSuggestions, knownFilling, inCompany],
  (issuer, suggestions, filling, current) => new IssueStore(issuer, suggestions, filling, current),
)
