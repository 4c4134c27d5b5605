import type { Department, DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { findRow, type StaffGroup, type StaffRow } from '../list/staff.ts'

/** A department among those that can be chosen, with the rows that the filters leave. */
export type PeopleGroup = { readonly department: Department; readonly rows: readonly StaffRow[] }

/** As many of those who are hidden are named. */
const MOST_HIDDEN = 5

/** Some of the employed: found by name, department and position, ticked one by one or whole departments at once. */
export class PeopleChoice {
  groups: readonly PeopleGroup[] = []
  /** Those who are employed no more: they can't be chosen. */
  gone: readonly StaffRow[] = []
  /** Whether it is known who there is. */
  isRead = false
  search = ''
  departmentId: DepartmentId | null = null
  position: string | null = null
  readonly chosen = new Set<EmployeeId>()
  /** What is wrong with the choice, under `parseEmployeeIds`. */
  messages: Messages = {}

  constructor() {
    makeAutoObservable(
      this,
      { groups: observableRef, gone: observableRef, messages: observableRef },
      { autoBind: true },
    )
  }

  /** Offers those who are employed. */
  offer(groups: readonly StaffGroup[]): void {
    this.isRead = true
    this.gone = groups.flatMap(({ rows }) => rows.filter(({ number }) => number === null))
    this.groups = groups
      .map(({ department, rows }) => ({ department, rows: rows.filter(({ number }) => number !== null) }))
      .filter(({ rows }) => rows.length > 0)
  }

  get people(): readonly StaffRow[] {
    return this.groups.flatMap(({ rows }) => rows)
  }

  get positions(): readonly string[] {
    return [...new Set(this.people.map(({ position }) => position))].toSorted(compareInRussian)
  }

  get found(): readonly PeopleGroup[] {
    const isFound = findRow(this.search)
    const fits = (row: StaffRow) => isFound(row) && (this.position === null || row.position === this.position)
    return this.groups
      .filter(({ department }) => this.departmentId === null || department.id === this.departmentId)
      .map(({ department, rows }) => ({ department, rows: rows.filter(fits) }))
      .filter(({ rows }) => rows.length > 0)
  }

  /** Of whom a name is searched for and who is not among those found: the other filters hide them, or they are employed no more. */
  get hidden(): readonly StaffRow[] {
    if (this.search.trim() === '' || this.found.length > 0) return []
    return [...this.people, ...this.gone].filter(findRow(this.search)).slice(0, MOST_HIDDEN)
  }

  get foundRows(): readonly StaffRow[] {
    return this.found.flatMap(({ rows }) => rows)
  }

  get chosenRows(): readonly StaffRow[] {
    return this.people.filter(({ employee }) => this.chosen.has(employee.id))
  }

  /** In alphabetical order. */
  get chosenIds(): readonly EmployeeId[] {
    return this.chosenRows
      .toSorted((a, b) => compareInRussian(a.fullName, b.fullName))
      .map(({ employee }) => employee.id)
  }

  find(filter: Partial<Pick<PeopleChoice, 'search' | 'departmentId' | 'position'>>): void {
    Object.assign(this, filter)
  }

  choose(rows: readonly StaffRow[], on: boolean): void {
    for (const { employee } of rows) {
      if (on) this.chosen.add(employee.id)
      else this.chosen.delete(employee.id)
    }
    this.say(undefined)
  }

  drop(ids: readonly EmployeeId[]): void {
    for (const id of ids) this.chosen.delete(id)
  }

  clearChosen(): void {
    this.chosen.clear()
  }

  say(message: string | undefined): void {
    this.messages = message === undefined ? {} : { employeeIds: message }
  }
}
