import type { Writers } from '@osh/core/commands/apply.ts'
import type { Absence } from '@osh/core/employees/absences/absence.ts'
import type { AbsenceWrite } from '@osh/core/employees/absences/absence-facts.ts'
import { columnsOf, signedColumns } from '../columns.ts'
import type { Work } from '../transact.ts'
import { deleteRows, insertRows, updating } from '../write-rows.ts'

const KEY = ['company_id', 'id'] as const

const absenceColumns = ({ from, to, ...absence }: Absence) => ({
  ...columnsOf(absence, ['companyId', 'id', 'employeeId', 'kind']),
  from_day: from,
  to_day: to,
})

export const absenceWriters: Writers<AbsenceWrite, Work, Promise<void>> = {
  'new-absences': (work, rows) =>
    insertRows(
      work,
      'absences',
      rows.map(({ absence, entered }) => ({
        ...absenceColumns(absence),
        ...signedColumns('created', entered),
      })),
    ),
  'changed-absences': updating('absences', KEY, absenceColumns),
  'deleted-absences': (work, rows) => deleteRows(work, 'absences', KEY, rows.map(absenceColumns)),
}
