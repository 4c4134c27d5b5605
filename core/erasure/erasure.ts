import type { Write } from '../commands/command.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { CompanyId, Signed, UserId } from '../shared/identity.ts'

/** Whose records are erased (уничтожение персональных данных): ids alone, no name or anything else of a person. */
export type Erased =
  | { readonly erased: 'employee'; readonly companyId: CompanyId; readonly employeeId: EmployeeId }
  | { readonly erased: 'account'; readonly userId: UserId }
  | { readonly erased: 'company'; readonly companyId: CompanyId }

/** One erasure: what, by whom and when. Law: 152-ФЗ, ст. 21. */
export type Erasure = Erased & Signed

/** An erasure as a kind of write: the records go, and who erased what and when is kept. */
export type ErasureWrite = Write<'erasures', Erasure>

/**
 * Where erasures are noted apart from what is erased, so that a backup that is restored is erased again as it was. A line is there before
 * the erasure is kept, so none is missed; one that was noted and failed is done at the next restoring: the person has asked for it.
 */
export interface ErasureList {
  add(erasures: readonly Erasure[]): Promise<void>
}
