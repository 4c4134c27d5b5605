import type { CompanyId, Signed } from '../shared/identity.ts'
import type { SentRecord } from './match-answer.ts'
import type { RegistryCompany, RegistrySetId } from './registry-record.ts'

/** Knowledge checks that were sent to the register together (набор): their files are written from it, the same each time. */
export type RegistrySet = {
  readonly id: RegistrySetId
  readonly companyId: CompanyId
  readonly made: Signed
  /** As the company was named when the set was made. */
  readonly company: RegistryCompany
  readonly count: number
  /** How many of its records have a number in the register. */
  readonly registered: number
  /** Who has said that it will not be answered; null while no one has. */
  readonly withdrawn: Signed | null
}

/** What was told of one person. */
export type SentOfPerson = SentRecord & { readonly setId: RegistrySetId; readonly made: Signed }

/** A set with all that it has sent, in the order of its files. */
export type WholeSet = { readonly set: RegistrySet; readonly records: readonly SentRecord[] }
