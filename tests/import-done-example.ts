import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { Duty } from '@osh/core/imports/done/fact.ts'
import { listFacts } from '@osh/core/imports/done/make-done.ts'
import type { ImportRow } from '@osh/core/imports/import-field.ts'
import type { ImportGround } from '@osh/core/imports/plan/import-ground.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { undecided } from '#tests/undecided.ts'
import { companyId } from './commands/obligation-storage.ts'
import { anEmployee, day, employee, gloves, obligation } from './examples.ts'

export const today = day('2026-11-23')
const guard = { id: anEmployee().positionId, name: 'Хранитель' }
export const vera = {
  ...anEmployee({ lastName: 'Титова', departmentId: 1 as Employee['departmentId'] }),
  ...{ id: employee(1), companyId, position: guard, version: 4 },
} satisfies Employee
export const other = { ...vera, id: employee(2), lastName: 'Белова', personnelNumber: '7' }
export const name = 'Титова Вера Ильинична'
export type Values = ImportRow['values']
export const named = (item: string): Subject => Object.assign({}, gloves(2), { name: item })

export const duty = (id: number, subject: Subject, baseDate: string | null): Duty => ({
  ...{ id: obligation(id), employeeId: vera.id, subject, memo: null },
  baseDate: baseDate === null ? null : day(baseDate),
})
export const plan = (rows: readonly Values[], ...duties: readonly Duty[]) => {
  const ground: ImportGround = {
    ...{ today, staff: [vera, other], positions: [guard], duties },
    departments: [{ id: vera.departmentId, companyId, name: 'Карьер' }],
  }
  return planImport(
    ground,
    rows.map((values, i) => ({ line: i + 2, values })),
    undecided,
  ).entries
}
export const facts = (values: Values, ...duties: readonly Duty[]) =>
  listFacts(plan([{ fullName: name, ...values }], ...duties))
/** «ТБ: разово» of each: what it is, how often, when. */
export const told = (values: Values, ...duties: readonly Duty[]) =>
  facts(values, ...duties).map(({ is, subject, term, date }) => [
    is,
    Object.values(subject).slice(0, 2).join(' '),
    term && printPeriodicity(term.periodicity),
    date,
  ])
export const faults = (values: Values, ...duties: readonly Duty[]) => {
  const [entry] = plan([{ fullName: name, ...values }], ...duties)
  return entry?.is === 'refused'
    ? entry.faults.map(({ field, error }) => `${field} ${error.code}`)
    : entry?.is
}
