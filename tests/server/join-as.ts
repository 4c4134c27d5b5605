import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Membership } from '@osh/core/rights/membership.ts'
import type { MemoryLedger } from '#adapters/memory/ledger.ts'

/** Makes someone who has registered a member, without an invitation. */
export const joinAs = (
  ledger: MemoryLedger,
  email: string,
  companyId: number,
  membership: Partial<Membership>,
): Promise<unknown> =>
  ledger.change((state) => {
    const userId = state.users.find((user) => user.email === email)?.id
    if (userId === undefined) throw new Error(`${email} is no one`)
    const joined = { userId, companyId: companyId as CompanyId, ...membership }
    return [{ ...state, memberships: [...state.memberships, joined] }, null]
  })
