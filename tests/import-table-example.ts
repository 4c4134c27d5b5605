import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { findHeader } from '@osh/core/imports/columns/find-header.ts'
import { proposeColumns } from '@osh/core/imports/columns/propose-columns.ts'
import type { ImportRow } from '@osh/core/imports/import-field.ts'
import { listAdded, makeThings } from '@osh/core/imports/make-things.ts'
import type { ImportGround } from '@osh/core/imports/plan/import-ground.ts'
import { type Choice, countEntries, type Entry } from '@osh/core/imports/plan/import-plan.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import { takeRows } from '@osh/core/imports/rows/take-rows.ts'
import type { Cell, Sheet } from '@osh/core/imports/sheet.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { undecided } from '#tests/undecided.ts'

export const day = (text: string) => text as LocalDate
const today = day('2026-11-23')
export const company = 1 as CompanyId
export const nothing: ImportGround = { today, staff: [], departments: [], positions: [], duties: [] }

export const head = ['Таб. №', 'ФИО', 'Отдел', 'Должность', 'Дата рождения', 'Дата приёма', 'СНИЛС'] as const
export const petrov: readonly Cell[] = [
  '0012',
  'Петров Пётр Ильич',
  'Цех № 1',
  'Слесарь-ремонтник 5 разряда',
  '1980-05-04',
  43831,
  '112-233-445 95',
]
export const orlova: readonly Cell[] = [
  '13',
  'Орлова Анна Олеговна',
  'Склад',
  'Кладовщик',
  '05.04.1990',
  '1 марта 2021 г.',
  null,
]
export const sheet = (...rows: readonly (readonly Cell[])[]): Sheet => ({ name: 'Лист1', rows })

export function readRows(book: Sheet): readonly ImportRow[] {
  const header = findHeader(book)
  return header ? takeRows(book, header, proposeColumns(book, header).columns) : []
}
export const choose = (...choices: readonly (readonly [number, Choice])[]) => new Map(choices)
export const plan = (book: Sheet, ground = nothing, choices = choose()) =>
  planImport(ground, readRows(book), { ...undecided, choices }).entries

/** The ground as it is once a plan was applied. */
function apply(entries: readonly Entry[], ground: ImportGround): ImportGround {
  const { departments, positions } = listAdded(entries)
  const from = (all: readonly { readonly id: number }[], first: number, count: number) =>
    Array.from({ length: count }, (_, i) => Math.max(first, ...all.map(({ id }) => id)) + 1 + i)
  const things = makeThings({ entries, absent: [] }, ground, company, {
    employees: from(
      ground.staff,
      100,
      countEntries(entries).new,
    ) as readonly number[] as readonly EmployeeId[],
    departments: from(
      ground.departments,
      0,
      departments.length,
    ) as readonly number[] as readonly DepartmentId[],
    positions: from(
      ground.positions,
      100_000,
      positions.length,
    ) as readonly number[] as readonly PositionId[],
    ...{ obligations: [], completions: [] },
  })
  const after = new Map(things.changed.map((one) => [one.before.id, one.after]))
  return {
    today,
    staff: [...ground.staff.map((one) => after.get(one.id) ?? one), ...things.hired],
    departments: [...ground.departments, ...things.departments],
    positions: [...ground.positions, ...things.positions],
    duties: [],
  }
}
export const loaded = (book = sheet(head, petrov, orlova)): ImportGround => apply(plan(book), nothing)
export const isOf = (entries: readonly Entry[]) => entries.map(({ is }) => is)
