import type { Writers } from '@osh/core/commands/apply.ts'
import type { Absence } from '@osh/core/employees/absences/absence.ts'
import type { AbsenceWrite } from '@osh/core/employees/absences/absence-facts.ts'
import { columnsOf, signedColumns } from '../columns.ts'
import type { Work } from '../transact.ts'
import { deleteRows, insertRows, updateRows } from '../write-rows.ts'

const KEY = ['company_id', 'id'] as const

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
  'changed-absences': (work, rows) => updateRows(work, 'absences', KEY, rows.map(absenceColumns)),
  'deleted-absences': (work, rows) => deleteRows(work, 'absences', KEY, rows.map(absenceColumns)),
}

const absenceColumns = ({ from, to, ...absence }: Absence) => ({
  ...columnsOf(absence, ['companyId', 'id', 'employeeId', 'kind']),
  from_day: from,
  to_day: to,
})
