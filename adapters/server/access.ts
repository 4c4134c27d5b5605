import type { Caller } from '@osh/core/auth/account.ts'
import type { CompanyAccess, Entry, Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { mayDo } from '@osh/core/rights/membership.ts'
import type { Right } from '@osh/core/rights/right.ts'
import { isId, readId } from '@osh/core/shared/input/identifier.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import { noteEvent } from './security/security-events.ts'
import type { AccessTokens } from './sign-in/access-tokens.ts'
import type { FileLinks } from './sign-in/file-links.ts'

/** Who asks, and whose company it is about: decided here for every route, and nowhere else. */
export type Access = {
  /** Who sends the bearer token; null for no one, or for a token that does not hold. Whether its session lasts is asked with the company. */
  caller(c: Context): Promise<Caller | null>
  /** Who asks for a file: by bearer, or by a signed link that was made for them. */
  fileCaller(c: Context): Promise<Caller | null>
  /** Whether they may still do what takes long. */
  mayStill(caller: Caller, company: CompanyId, right: Right): Promise<boolean>
  /** Into the company that owns the thing, or into that company itself. */
  enterOwnerOf(caller: Caller, owned: Owned | 'company', id: number): Promise<Entry>
} & Omit<CompanyAccess, 'enterOwnerOf'>

type Needs = {
  readonly tokens: AccessTokens
  readonly fileLinks: FileLinks
  readonly companies: CompanyAccess
  /** Where no mail is sent no address needs to be confirmed. */
  readonly isSending: boolean
}

export function makeAccess({ tokens, fileLinks, companies, isSending }: Needs): Access {
  const caller = async (c: Context): Promise<Caller | null> => {
    const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    const read = token ? await tokens.callerOf(token) : null
    if (read?.ok === false && read.error === 'forged')
      noteEvent(c, { event: 'token-refused', reason: 'forged' })
    return read?.ok ? read.value : null
  }
  return {
    caller,
    fileCaller: async (c) => (await caller(c)) ?? (await fileLinks.callerOf(c.req.url)),
    mayStill: async (caller, company, right) => {
      const entry = await companies.enter(caller, company)
      return entry.is === 'member' && mayDo(entry.membership, right)
    },
    isSignedIn: (caller) => companies.isSignedIn(caller),
    hasConfirmedEmail: async (caller) => !isSending || (await companies.hasConfirmedEmail(caller)),
    isOperator: (caller) => companies.isOperator(caller),
    enter: (caller, company) => companies.enter(caller, company),
    enterOwnerOf: (caller, owned, id) =>
      owned === 'company'
        ? companies.enter(caller, id as CompanyId)
        : companies.enterOwnerOf(caller, owned, id),
  }
}

/** The company that a query (text) or a body (number) names; an error when it names none. */
export function readCompanyId(value: unknown): Result<CompanyId, 'malformed'> {
  const id = typeof value === 'string' ? readId(value) : value
  return isId(id) ? ok(id as CompanyId) : err('malformed')
}
