import type { Writers } from '@osh/core/commands/apply.ts'
import type { Absence } from '@osh/core/employees/absences/absence.ts'
import type { AbsenceWrite } from '@osh/core/employees/absences/absence-facts.ts'
import { buildSignedColumns, pickColumns } from '../columns.ts'
import type { Work } from '../transact.ts'
import { deleteRows, insertRows, makeUpdater } from '../write-rows.ts'

const KEY = ['company_id', 'id'] as const

const buildAbsenceColumns = ({ from, to, ...absence }: Absence) => ({
  ...pickColumns(absence, ['companyId', 'id', 'employeeId', 'kind']),
  from_day: from,
  to_day: to,
})

export const absenceWriters: Writers<AbsenceWrite, Work, Promise<void>> = {
  'new-absences': (work, rows) =>
    insertRows(
      work,
      'absences',
      rows.map(({ absence, entered }) => ({
        ...buildAbsenceColumns(absence),
        ...buildSignedColumns('created', entered),
      })),
    ),
  'changed-absences': makeUpdater('absences', KEY, buildAbsenceColumns),
  'deleted-absences': (work, rows) => deleteRows(work, 'absences', KEY, rows.map(buildAbsenceColumns)),
}
