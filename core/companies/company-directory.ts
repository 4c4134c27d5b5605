import type { FieldErrors, NotFound, Stale } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'
import type { Activity, Company, CompanyDetails, CompanyId } from './company.ts'

/** The companies that the signed-in user is a member of; the first is the current one. */
export interface CompanyDirectory {
  list(): Promise<readonly Company[]>
  get(id: CompanyId): Promise<Result<Company, NotFound>>
  /** Field error on `inn` when the user already has a company of that ИНН; two users may have the same. */
  add(details: CompanyDetails): Promise<Result<Company, FieldErrors>>
  /** `version`: refuse with `stale` unless the stored one is that; null takes any. */
  change(
    id: CompanyId,
    changes: Partial<CompanyDetails>,
    version: number | null,
  ): Promise<Result<Company, FieldErrors | NotFound | Stale>>
  activities(): Promise<readonly Activity[]>
}

export type LookupRefusal =
  | { readonly code: 'lookup/not-configured' }
  | { readonly code: 'lookup/unknown-inn' }
  | FieldErrors

/** Company fields found by ИНН in a public register. */
export interface CompanyLookup {
  byInn(inn: string): Promise<Result<Partial<CompanyDetails>, LookupRefusal>>
}

/** A visitor's or user's request to add an activity (заявка на актуальное направление). */
export type ActivityRequest = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly emailAdditional: string
  readonly contactName: string
}

export interface ActivityRequests {
  add(request: ActivityRequest): Promise<Result<null, FieldErrors>>
}
