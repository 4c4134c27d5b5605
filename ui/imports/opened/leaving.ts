import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Absent, Dismissals } from '@osh/core/imports/plan/import-plan.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { makeAutoObservable, observable } from 'mobx'

/** Who is not in a list of all workers, and what was decided of them: nothing beforehand. */
export class Leaving {
  isWhole = false
  /** The last day of work of all who have no other. */
  day: LocalDate | null = null
  readonly #dismissed = observable.map<EmployeeId, boolean>()
  /** Of whom the day was emptied there is null. */
  readonly #days = observable.map<EmployeeId, LocalDate | null>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Of those alone whose day is known. */
  get dismissals(): Dismissals {
    if (!this.isWhole) return new Map()
    return new Map(
      [...this.#dismissed].flatMap(([id, isDismissed]) => {
        const day = isDismissed ? this.dayOf(id) : null
        return day === null ? [] : [[id, day] as const]
      }),
    )
  }

  sayWhole(isWhole: boolean): void {
    this.isWhole = isWhole
  }

  setDay(day: LocalDate | null): void {
    this.day = day
  }

  /** Null where no one has decided. */
  isDismissed(id: EmployeeId): boolean | null {
    return this.#dismissed.get(id) ?? null
  }

  dayOf(id: EmployeeId): LocalDate | null {
    const own = this.#days.get(id)
    return own === undefined ? this.day : own
  }

  decide(all: readonly Pick<Absent, 'id'>[], isDismissed: boolean): void {
    for (const { id } of all) this.#dismissed.set(id, isDismissed)
  }

  setDayOf(id: EmployeeId, day: LocalDate | null): void {
    this.#days.set(id, day)
  }

  /** Whom it was decided to dismiss, but on no day, or on one that can't be. */
  listUnready(absent: readonly Absent[]): readonly Absent[] {
    return this.isWhole
      ? absent.filter(
          ({ id, fault }) => this.isDismissed(id) === true && (fault !== null || this.dayOf(id) === null),
        )
      : []
  }

  clear(): void {
    this.isWhole = false
    this.day = null
    this.#dismissed.clear()
    this.#days.clear()
  }
}
