import type { PastRecords } from '@osh/core/documents/sources/facts/past-records.ts'
import { change } from '@osh/core/employees/change.ts'
import { isDismissed } from '@osh/core/employees/employee.ts'
import type { Ledger } from './ledger.ts'
import { listFacts } from './obligations/obligation-facts.ts'

export const makeMemoryPastRecords = (ledger: Ledger): PastRecords => ({
  countEmployees: (companyId, day) =>
    ledger.read(
      ({ employees }) =>
        employees.filter(
          (one) => one.companyId === companyId && one.hireDate <= day && !isDismissed(one, day),
        ).length,
    ),
  listHistories: (companyId, employeeIds) =>
    ledger.read((state) =>
      listFacts(state, companyId).filter(({ obligation }) => employeeIds.includes(obligation.employeeId)),
    ),
  listStaffChanges: (companyId, since) =>
    ledger.read(({ journal }) =>
      journal.filter(
        ({ companyId: of, command, at }) =>
          of === companyId && command === change.name && at.slice(0, 10) >= since,
      ),
    ),
})
