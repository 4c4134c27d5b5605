import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department, DepartmentId } from '@osh/core/employees/employee.ts'
import type { DepartmentRepository } from '@osh/core/employees/employee-repository.ts'
import { foldName } from '@osh/core/employees/name-search.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { inRussianOrder } from '@osh/core/shared/russian-order.ts'
import type { Change, Ledger } from '../ledger.ts'
import { nextId, replaced, type State } from '../state.ts'

type NewName = { readonly companyId: CompanyId; readonly name: string }
type NameTaken = FieldErrors<'department-name/taken'>
type Added = Result<Department, NameTaken>
type Renamed = Result<Department, NameTaken | NotFound>

export class MemoryDepartmentRepository implements DepartmentRepository {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  list(companyId: CompanyId): Promise<readonly Department[]> {
    return this.#ledger.read((state) =>
      departmentsOf(state, companyId).toSorted((a, b) => inRussianOrder(a.name, b.name) || a.id - b.id),
    )
  }

  add({ companyId, name }: NewName): Promise<Added> {
    return this.#ledger.change((state): Change<Added> => {
      if (isTaken(state, companyId, name, null)) return [state, err(nameTaken)]
      const department = { id: nextId(state.departments), companyId, name }
      return [{ ...state, departments: [...state.departments, department] }, ok(department)]
    })
  }

  rename({ companyId, id, name }: NewName & { readonly id: DepartmentId }): Promise<Renamed> {
    return this.#ledger.change((state): Change<Renamed> => {
      const old = departmentsOf(state, companyId).find((department) => department.id === id)
      if (!old) return [state, err(notFound)]
      if (isTaken(state, companyId, name, id)) return [state, err(nameTaken)]
      const department = { ...old, name }
      return [{ ...state, departments: replaced(state.departments, department) }, ok(department)]
    })
  }
}

const nameTaken = fieldErrors({ field: 'name', code: 'department-name/taken' })

const departmentsOf = ({ departments }: State, companyId: CompanyId): readonly Department[] =>
  departments.filter((department) => department.companyId === companyId)

const isTaken = (state: State, companyId: CompanyId, name: string, except: DepartmentId | null): boolean =>
  departmentsOf(state, companyId).some(
    (other) => other.id !== except && foldName(other.name) === foldName(name),
  )
