import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department } from '@osh/core/departments/department.ts'
import type { DepartmentQueries } from '@osh/core/departments/department-repository.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import type { Ledger } from '../ledger.ts'

export class MemoryDepartmentQueries implements DepartmentQueries {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  list(companyId: CompanyId): Promise<readonly Department[]> {
    return this.#ledger.read(({ departments }) =>
      departments
        .filter((department) => department.companyId === companyId)
        .toSorted((a, b) => compareInRussian(a.name, b.name) || a.id - b.id),
    )
  }
}
