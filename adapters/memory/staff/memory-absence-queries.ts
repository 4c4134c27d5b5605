import type { AbsenceQueries } from '@osh/core/employees/absences/absence-repository.ts'
import type { Ledger } from '../ledger.ts'

export const makeAbsenceQueries = (ledger: Ledger): AbsenceQueries => ({
  list: (companyId, { employeeId }) =>
    ledger.read(({ absences }) =>
      absences
        .filter((one) => one.companyId === companyId)
        .filter((one) => employeeId === undefined || one.employeeId === employeeId)
        .toSorted((a, b) => (a.from === b.from ? b.id - a.id : a.from < b.from ? 1 : -1)),
    ),
})
