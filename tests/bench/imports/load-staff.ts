import { foldTitle } from '@osh/core/imports/columns/fold-title.ts'
import type { ImportField } from '@osh/core/imports/import-field.ts'
import { markPlan } from '@osh/core/imports/plan/import-plan.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import { readTable } from '@osh/core/imports/read-table.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import type { visitor } from '../serving/product.ts'
import { listStaff } from './staff-rows.ts'

/** What each person of a list has in a column. */
export type FactOfAll = readonly [field: ImportField, value: string]

/** A list of so many people with what was done of each, ready to be loaded into the company. */
export async function prepareStaff(
  { importDesk, records }: Awaited<ReturnType<typeof visitor>>,
  companyId: CompanyId,
  people: number,
  facts: readonly FactOfAll[],
) {
  const { employees, departments, positions, obligations } = records
  const list = listStaff(people)
  const details = {
    fileName: 'Штат.xlsx',
    fields: [...list.fields, ...facts.map(([field]) => field)],
    rows: list.rows.map((row, i) => [i + 2, ...row, ...facts.map(([, value]) => value)]),
    choices: [],
    columns: list.fields.map((field) => [foldTitle(field), field]),
    mark: '',
  }
  const table = accepted(readTable(details))
  const ground = {
    staff: await employees.list(companyId),
    departments: await departments.list(companyId),
    positions: await positions.list(),
    duties: await obligations.list(companyId, {}),
    today: systemClock.today('Europe/Moscow'),
  }
  const mark = markPlan(planImport(ground, table.rows, table))
  return { ground, load: () => importDesk.load({ companyId, details: { ...details, mark } }) }
}
