import type { UserId } from '@osh/core/shared/identity.ts'
import type { Work } from '../transact.ts'

/** The companies that the person owns: the examples among them, or all others. */
export const selectOwnedCompanies = (work: Work, user: UserId, { example }: { readonly example: boolean }) =>
  work
    .selectFrom('companies')
    .innerJoin('memberships', 'memberships.company_id', 'companies.id')
    .where('memberships.user_id', '=', user)
    .where('memberships.role', '=', 'owner')
    .where('companies.example', '=', example)
