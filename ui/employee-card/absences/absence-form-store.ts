import type { Absence, AbsenceKind } from '@osh/core/employees/absences/absence.ts'
import type { AbsenceRepository } from '@osh/core/employees/absences/absence-repository.ts'
import { readAbsence } from '@osh/core/employees/absences/read-absence.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { absenceWords } from '@osh/core/wording/refusals/words/absence-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { withoutFields } from '#ui/employees/employee-input.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...absenceWords, ...peopleWords }

export type AbsenceInput = {
  readonly kind: AbsenceKind | null
  readonly from: LocalDate | null
  readonly to: LocalDate | null
}

const labels = { from: wordField('startDate'), to: wordField('endDate') }

const blank: AbsenceInput = { kind: null, from: null, to: null }

/** An absence being typed: a new one, or a correction. */
export class AbsenceFormStore {
  /** Null while it is new. */
  absence: Absence | null = null
  input: AbsenceInput = blank
  messages: Messages = {}
  busy = false
  readonly #absences: AbsenceRepository
  readonly #current: InCompany

  constructor(absences: AbsenceRepository, current: InCompany) {
    this.#absences = absences
    this.#current = current
    makeAutoObservable(
      this,
      { absence: observableRef, input: observableRef, messages: observableRef },
      { autoBind: true },
    )
  }

  begin(absence: Absence | null): void {
    this.absence = absence
    this.input = absence ? { kind: absence.kind, from: absence.from, to: absence.to } : blank
    this.messages = {}
  }

  type(change: Partial<AbsenceInput>): void {
    this.input = { ...this.input, ...change }
    this.messages = withoutFields(this.messages, { ...change, form: '' })
  }

  /** Whether it is stored; what was refused is in `messages`. `all` are the employee's absences. */
  async save(employee: Employee, all: readonly Absence[]): Promise<boolean> {
    if (this.busy) return false
    const { company } = this.#current
    const { absence, input } = this
    const others = all.filter(({ id }) => id !== absence?.id)
    const judged = readAbsence(input, { employee, others, today: this.#current.today() })
    if (!judged.ok) return this.#show(wordMessages(judged.error, words, labels))
    this.#show({}, true)
    const answer = await load(
      (): Promise<Result<Absence, ErrorOf<AbsenceRepository['enter' | 'change']>>> =>
        absence === null
          ? this.#absences.enter({ companyId: company.id, details: { ...input, employeeId: employee.id } })
          : this.#absences.change({ companyId: company.id, id: absence.id, patch: input }),
    )
    if (answer.is === 'failed') return this.#show({ form: describeFailure(answer.status) })
    if (answer.value.ok) {
      this.#show({})
      return true
    }
    return this.#show(wordMessages(answer.value.error, words, labels))
  }

  #show(messages: Messages, busy = false): false {
    runInAction(() => {
      this.messages = messages
      this.busy = busy
    })
    return false
  }
}

export const absenceFormStore = transient(
  'AbsenceFormStore',
  [ports.absences, inCompany],
  (absences, current) => new AbsenceFormStore(absences, current),
)
