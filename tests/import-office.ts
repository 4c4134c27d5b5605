import type { ImportField } from '@osh/core/imports/import-field.ts'
import { markPlan } from '@osh/core/imports/plan/import-plan.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import { readTable } from '@osh/core/imports/read-table.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { accepted } from '#tests/contracts/world.ts'

/** A line of a file, and a text for each of the fields. */
export type FileRow = readonly (string | number)[]

/** As pages send them: in the order of the file, of equal titles each its own. */
const columns = [
  ['фио', 'fullName'],
  ['отдел', null],
  ['дата', 'birthDate'],
  ['дата (2)', 'hireDate'],
]

/** Where files are brought in as the page does it: each looked through first, on the records as they are. */
export function makeImportOffice(own: StoredRecords, companyId: CompanyId, today: LocalDate) {
  const plan = async (details: object) => {
    const read = accepted(readTable({ ...details }))
    const staff = await own.employees.list(companyId)
    const departments = await own.departments.list(companyId)
    const positions = await own.positions.list()
    const duties = await own.obligations.list(companyId, {})
    return planImport({ staff, departments, positions, duties, today }, read.rows, read)
  }
  const write = (fields: readonly ImportField[], rows: readonly FileRow[]) => ({
    ...{ fileName: 'Штат.xlsx', fields, rows, choices: [], columns, mark: '' },
    places: [] as readonly (readonly [kind: string, name: string, taken: string])[],
    dismissals: [] as readonly (readonly [id: number, day: string])[],
  })
  const mark = async (details: object) => markPlan(await plan(details))
  return {
    ...{ write, mark, plan },
    load: async (details: ReturnType<typeof write>) =>
      own.imports.load({ companyId, details: { ...details, mark: await mark(details) } }),
    undo: (importId: number) => own.imports.undo({ companyId, details: { importId } }),
    /** What everybody has to do, and what of it was done and counts. */
    readDuties: async () => {
      const duties = await own.obligations.list(companyId, {})
      return Promise.all(
        duties.map(async (duty) => ({
          ...duty,
          done: accepted(await own.obligations.listCompletions(companyId, duty.id)).filter(
            ({ takenBack }) => takenBack === null,
          ),
        })),
      )
    },
  }
}
