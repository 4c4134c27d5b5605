import type { CompanyId } from '../companies/company.ts'
import type { UserId } from './account.ts'

/** What a path can name by its id alone. */
export type Owned =
  | 'department'
  | 'position'
  | 'employee'
  | 'absence'
  | 'obligation'
  | 'memo'
  | 'document'
  | 'ownForm'
  | 'responsibility'

/** Who may touch what: asked before every request that names a company or something of one. */
export interface CompanyAccess {
  isMember(user: UserId, company: CompanyId): Promise<boolean>
  /** The company that owns the thing, if the user is its member; otherwise null, as if there were no such thing. */
  ownerOf(user: UserId, owned: Owned, id: number): Promise<CompanyId | null>
}
