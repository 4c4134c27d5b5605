import type { PastRecords } from '@osh/core/documents/sources/facts/past-records.ts'
import { type EmployeeId, isDismissed } from '@osh/core/employees/employee.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Ledger } from './ledger.ts'
import { makeMemoryWorkRecords } from './obligations/memory-work-records.ts'
import { listFacts } from './obligations/obligation-facts.ts'

export const makeMemoryPastRecords = (ledger: Ledger): PastRecords => ({
  ...makeMemoryWorkRecords(ledger),
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
  listAssigned: (companyId, employeeIds) =>
    ledger.read((state) => {
      const whose = new Map(
        state.obligations.map(({ id, employeeId }) => [id as number, employeeId] as const),
      )
      const isOf = (id: number) => employeeIds.includes(whose.get(id) ?? (0 as EmployeeId))
      const lines = state.journal.filter((line) => line.companyId === companyId)
      return new Map(
        lines.flatMap(({ at, changes }) =>
          changes
            .filter(({ record, before }) => record === 'obligation' && before === null)
            .flatMap(({ ids }) => ids.filter(isOf).map((id) => [id as ObligationId, at] as const)),
        ),
      )
    }),
  listChanges: (companyId, record, since) =>
    ledger.read(({ journal }) =>
      journal.filter(
        ({ companyId: of, changes, at }) =>
          of === companyId && at.slice(0, 10) >= since && changes.some((one) => one.record === record),
      ),
    ),
})
