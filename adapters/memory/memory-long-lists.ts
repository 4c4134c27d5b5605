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
    listEmployeeIds: async (company) => takeIds(await employees.list(company)),
    listEmployees: async (company, ids) => withIds(await employees.list(company), ids),
    listObligationIds: async (company, { employeeIds, ...filter }) => {
      const all = await obligations.list(company, filter)
      return takeIds(employeeIds ? all.filter((one) => employeeIds.includes(one.employeeId)) : all)
    },
    listObligations: async (company, ids) => withIds(await obligations.list(company, {}), ids),
    listDocumentIds: async (company, filter) => takeIds(await documents.list(company, filter)),
    listDocuments: async (company, ids) => withIds(await documents.list(company, everyDocument), ids),
  }
}

const takeIds = <Id>(all: readonly { readonly id: Id }[]): readonly Id[] => all.map(({ id }) => id)

function withIds<Id, T extends { readonly id: Id }>(all: readonly T[], ids: readonly Id[]): readonly T[] {
  const wanted = new Set(ids)
  return all.filter(({ id }) => wanted.has(id))
}
