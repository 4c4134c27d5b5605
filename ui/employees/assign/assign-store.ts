import type { DepartmentId, EmployeeId } from '@osh/core/employees/employee.ts'
import { foldName } from '@osh/core/employees/name-search.ts'
import type { ObligationRepository, StandingObligation } from '@osh/core/obligations/obligation-repository.ts'
import { parseObligationDraft } from '@osh/core/obligations/parse-obligation.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { fieldErrors } from '@osh/core/shared/refusals.ts'
import { inRussianOrder } from '@osh/core/shared/russian-order.ts'
import type { Section } from '@osh/core/shared/section.ts'
import { describeFailure } from '@osh/core/wording/failures.ts'
import { makeAutoObservable, observableRef } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/current-company.ts'
import { transient } from '#ui/app/service.ts'
import { type Messages, messagesOf } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { warningOf } from '#ui/obligations/obligation-input.ts'
import type { SubjectInput } from '#ui/obligations/SubjectFields.tsx'
import { usualFor } from '#ui/obligations/subject-choices.ts'
import { withoutFields } from '../employee-input.ts'
import type { StaffGroup, StaffRow } from '../list/staff.ts'
import { assignTexts } from '../texts.ts'
import type { ChoosesPeople, PeopleGroup } from './chooses-people.ts'
import { isSameDuty, subjectName } from './same-duty.ts'

const labels = { date: assignTexts.date } as const

/** One obligation given to many: who, what, how often and by when. */
export class AssignStore implements ChoosesPeople {
  groups: readonly PeopleGroup[] = []
  search = ''
  departmentId: DepartmentId | null = null
  position: string | null = null
  readonly chosen = new Set<EmployeeId>()
  section: Section = 'briefing'
  input: SubjectInput = {}
  periodicity = ''
  date: LocalDate | null = null
  deadline: LocalDate | null = null
  messages: Messages = {}
  busy = false
  ownNames: readonly string[] = []
  /** What employees have in the section already; null while it isn't known. */
  existing: readonly StandingObligation[] | null = null
  /** It could not be read what employees have already. */
  unchecked = false
  readonly #obligations: ObligationRepository
  readonly #current: CurrentCompany

  constructor(obligations: ObligationRepository, current: CurrentCompany) {
    this.#obligations = obligations
    this.#current = current
    makeAutoObservable(
      this,
      {
        groups: observableRef,
        input: observableRef,
        messages: observableRef,
        ownNames: observableRef,
        existing: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Offers those who are employed. */
  begin(groups: readonly StaffGroup[]): void {
    this.groups = groups
      .map(({ department, rows }) => ({ department, rows: rows.filter(({ number }) => number !== null) }))
      .filter(({ rows }) => rows.length > 0)
    void this.setSection(this.section)
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get people(): readonly StaffRow[] {
    return this.groups.flatMap(({ rows }) => rows)
  }

  get positions(): readonly string[] {
    return [...new Set(this.people.map(({ position }) => position))].toSorted(inRussianOrder)
  }

  get found(): readonly PeopleGroup[] {
    const sought = foldName(this.search)
    const fits = (row: StaffRow) =>
      row.sought.includes(sought) && (this.position === null || row.position === this.position)
    return this.groups
      .filter(({ department }) => this.departmentId === null || department.id === this.departmentId)
      .map(({ department, rows }) => ({ department, rows: rows.filter(fits) }))
      .filter(({ rows }) => rows.length > 0)
  }

  get foundRows(): readonly StaffRow[] {
    return this.found.flatMap(({ rows }) => rows)
  }

  get chosenRows(): readonly StaffRow[] {
    return this.people.filter(({ employee }) => this.chosen.has(employee.id))
  }

  /** Those chosen who have the same obligation already. */
  get already(): readonly StaffRow[] {
    const { section, input } = this
    if (subjectName(section, input) === null) return []
    const same = (this.existing ?? []).filter(({ subject }) => isSameDuty(subject, section, input))
    const owners = new Set(same.map(({ employeeId }) => employeeId))
    return this.chosenRows.filter(({ employee }) => owners.has(employee.id))
  }

  /** What is usual for the subject typed; null where nothing is. */
  get usual() {
    return usualFor(this.section, subjectName(this.section, this.input) ?? '')
  }

  /** What the law says against the periodicity typed so far; null where it says nothing. */
  get warning(): string | null {
    const { section, input, periodicity, usual } = this
    return warningOf(section, { ...input, periodicity, ruleId: usual?.ruleId ?? null })
  }

  get dirty(): boolean {
    return this.chosen.size > 0 || Object.keys(this.input).length > 0
  }

  find(filter: Partial<Pick<AssignStore, 'search' | 'departmentId' | 'position'>>): void {
    Object.assign(this, filter)
  }

  choose(rows: readonly StaffRow[], on: boolean): void {
    for (const { employee } of rows) {
      if (on) this.chosen.add(employee.id)
      else this.chosen.delete(employee.id)
    }
    this.messages = withoutFields(this.messages, { employeeIds: null })
  }

  clearChosen(): void {
    this.chosen.clear()
  }

  async setSection(section: Section): Promise<void> {
    this.section = section
    this.input = {}
    this.periodicity = ''
    this.messages = {}
    this.take(null, [])
    this.setUnchecked(false)
    const { company } = this.#current
    if (company === null) return
    const answer = await load(() =>
      Promise.all([
        this.#obligations.list(company.id, { section }),
        this.#obligations.subjectNames(company.id, section),
      ]),
    )
    if (this.section !== section) return
    if (answer.is === 'ready') this.take(...answer.value)
    else this.setUnchecked(true)
  }

  setUnchecked(unchecked: boolean): void {
    this.unchecked = unchecked
  }

  take(existing: readonly StandingObligation[] | null, ownNames: readonly string[]): void {
    this.existing = existing
    this.ownNames = ownNames
  }

  /** A subject brings its usual periodicity, unless another has been typed. */
  typeSubject(changes: SubjectInput): void {
    const before = this.usual?.periodicity ?? ''
    this.input = { ...this.input, ...changes }
    if (this.periodicity === before) this.periodicity = this.usual?.periodicity ?? ''
    this.messages = withoutFields(this.messages, { ...changes, periodicity: null })
  }

  set(changes: Partial<Pick<AssignStore, 'periodicity' | 'date' | 'deadline'>>): void {
    Object.assign(this, changes)
    this.messages = withoutFields(this.messages, { ...changes, date: null })
  }

  /** Gives it to all who are chosen; answers how many, or null when it was refused. */
  async assign(): Promise<number | null> {
    const { company } = this.#current
    if (company === null || this.busy) return null
    const { section, input, periodicity, date, deadline, usual } = this
    const given = { ...input, periodicity, date, deadline, ruleId: usual?.ruleId ?? null }
    const draft = parseObligationDraft(section, given, this.today)
    const ids = this.chosenRows.map(({ employee }) => employee.id)
    const nobody =
      ids.length > 0 ? {} : messagesOf(fieldErrors({ field: 'employeeIds', code: 'employee/required' }))
    if (!draft.ok) return this.refuse({ ...nobody, ...messagesOf(draft.error, labels) })
    if (ids.length === 0) return this.refuse(nobody)
    this.setBusy(true)
    const answer = await load(() => this.#obligations.assign(company.id, ids, draft.value))
    this.setBusy(false)
    if (answer.is === 'failed') return this.refuse({ form: describeFailure(answer.status) })
    return answer.value.ok ? ids.length : this.refuse(messagesOf(answer.value.error, labels))
  }

  setBusy(busy: boolean): void {
    this.busy = busy
  }

  refuse(messages: Messages): null {
    this.messages = messages
    return null
  }
}

export const assignStore = transient(
  'AssignStore',
  [ports.obligations, currentCompany],
  (obligations, current) => new AssignStore(obligations, current),
)
