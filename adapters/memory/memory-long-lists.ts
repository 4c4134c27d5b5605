import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { DocumentQueries } from '@osh/core/documents/document-repository.ts'
import type { EmployeeQueries } from '@osh/core/employees/employee-repository.ts'
import type { ObligationQueries } from '@osh/core/obligations/obligation-repository.ts'
import type { LongLists } from '@osh/core/records/long-lists.ts'

type Lists = {
  readonly employees: Pick<EmployeeQueries, 'list'>
  readonly obligations: Pick<ObligationQueries, 'list'>
  readonly documents: Pick<DocumentQueries, 'list'>
}

/** Long lists out of whole ones, which lie in memory anyway. */
export function makeMemoryLongLists({ employees, obligations, documents }: Lists): LongLists {
  return {
    employeeIds: async (company) => idsOf(await employees.list(company)),
    employees: async (company, ids) => withIds(await employees.list(company), ids),
    obligationIds: async (company, { employeeIds, ...filter }) => {
      const all = await obligations.list(company, filter)
      return idsOf(employeeIds ? all.filter((one) => employeeIds.includes(one.employeeId)) : all)
    },
    obligations: async (company, ids) => withIds(await obligations.list(company, {}), ids),
    documentIds: async (company, filter) => idsOf(await documents.list(company, filter)),
    documents: async (company, ids) => withIds(await documents.list(company, everyDocument), ids),
  }
}

const idsOf = <Id>(all: readonly { readonly id: Id }[]): readonly Id[] => all.map(({ id }) => id)

function withIds<Id, T extends { readonly id: Id }>(all: readonly T[], ids: readonly Id[]): readonly T[] {
  const wanted = new Set(ids)
  return all.filter(({ id }) => wanted.has(id))
}
