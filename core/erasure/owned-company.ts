import type { Gathering } from '../commands/command.ts'
import { type LockRoll, lockRoll, type RolledMember } from '../members/member-facts.ts'
import type { CompanyId, UserId } from '../shared/identity.ts'
import type { CompanyTerm } from '../tariffs/company-term.ts'
import { type LockTerm, lockTerm } from '../tariffs/term-facts.ts'
import type { ClosableAccount } from './erasure-facts.ts'

/** A company that a person owns, locked. */
export type OwnedCompany = {
  readonly companyId: CompanyId
  readonly name: string
  readonly term: CompanyTerm
  /** Who has access beside the owner. */
  readonly others: readonly RolledMember[]
}

/** Locks the companies one after another, by id; one that was handed over meanwhile is the person's no more. */
export function* lockOwned(
  owns: ClosableAccount['owns'],
  user: UserId,
): Gathering<readonly OwnedCompany[], LockTerm | LockRoll> {
  const owned: OwnedCompany[] = []
  for (const { id: companyId, name } of owns) {
    const known = yield* lockTerm({ companyId })
    const roll = yield* lockRoll({ companyId })
    const isOwner = roll.some(({ id, role }) => id === user && role === 'owner')
    if (known && isOwner)
      owned.push({ companyId, name, term: known.term, others: roll.filter(({ id }) => id !== user) })
  }
  return owned
}
