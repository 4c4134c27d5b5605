import type { CommandsOf } from '../commands/command.ts'
import type { FieldErrors, NotFound } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'
import { add } from './add.ts'
import { change } from './change.ts'
import type { Activity, Company, CompanyDetails, CompanyId } from './company.ts'

/** What a person can do to their companies. */
export const companyCommands = { add, change }

export interface CompanyQueries {
  list(): Promise<readonly Company[]>
  get(id: CompanyId): Promise<Result<Company, NotFound>>
  activities(): Promise<readonly Activity[]>
}

/** The companies that the signed-in user is a member of; the first is the current one. */
export type CompanyDirectory = CompanyQueries & CommandsOf<typeof companyCommands>

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
