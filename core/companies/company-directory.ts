import type { CommandsOf } from '../commands/command.ts'
import type { FieldErrors, NotFound } from '../shared/results/refusals.ts'
import { type ErrorOf, err, type Result } from '../shared/results/result.ts'
import { add } from './add.ts'
import { change } from './change.ts'
import type { Activity, Company, CompanyDetails, CompanyId } from './company.ts'
import type { FirstRun } from './first-run/first-run.ts'
import { hideFirstRun } from './first-run/hide-first-run.ts'
import { open } from './open.ts'
import type { ActivityRequest } from './parse-activity-request.ts'
import { parseCompanyDetails } from './parse-company.ts'
import type { ActivityRequestCode, InnCode } from './refusal-codes.ts'
import { removeExample } from './remove-example.ts'

export type { ActivityRequest }

/** What a person can do to their companies. */
export const companyCommands = { add, change, hideFirstRun, open, removeExample }

export interface CompanyQueries {
  list(): Promise<readonly Company[]>
  get(id: CompanyId): Promise<Result<Company, NotFound>>
  /** How far the company is on its way to the first memo; for its members alone. */
  readFirstRun(id: CompanyId): Promise<FirstRun>
  listActivities(): Promise<readonly Activity[]>
}

type Commands = CommandsOf<typeof companyCommands>

/** A person makes so many companies one after another; `seconds` until the next may be. */
export type TooManyCompanies = { readonly code: 'companies/too-many'; readonly seconds: number }

/** The companies that the signed-in user is a member of; the first is the current one: the oldest until another is opened. */
export type CompanyDirectory = CompanyQueries &
  Omit<Commands, 'add'> & {
    readonly add: (
      asked: Parameters<Commands['add']>[0],
    ) => Promise<Result<Company, ErrorOf<Commands['add']> | TooManyCompanies>>
  }

/**
 * Adds a company for a person who may have to wait: each company has a trial, places and mails of its own.
 *
 * @param wait takes one more company; answers how many seconds to wait, 0: it may be made. Not asked for what is refused anyhow
 */
export const limitAdding =
  (companies: Pick<CompanyDirectory, 'add'>, wait: () => Promise<number>): CompanyDirectory['add'] =>
  async (asked) => {
    const read = parseCompanyDetails(asked.details)
    if (!read.ok) return read
    const seconds = await wait()
    return seconds > 0 ? err({ code: 'companies/too-many', seconds }) : companies.add(asked)
  }

/** An invented company with a year of records, for someone to look around in. */
export interface ExampleCompany {
  /** Makes one for the person, or finds theirs, and opens it. */
  openExample(): Promise<Result<Company, NotFound>>
  /** How far the printing of its year's papers has come: it goes on after the example is open. Nothing of nothing where none is under way. */
  readPapers(): Promise<ExamplePapers>
}

export type ExamplePapers = { readonly done: number; readonly of: number }

/** `lookup/silent`: the register does not answer. */
export type LookupRefusal =
  | { readonly code: 'lookup/not-configured' }
  | { readonly code: 'lookup/unknown-inn' }
  | { readonly code: 'lookup/silent' }
  | FieldErrors<InnCode>

/** Company fields found by ИНН in a public register. */
export interface CompanyLookup {
  findByInn(asked: { readonly inn: string }): Promise<Result<Partial<CompanyDetails>, LookupRefusal>>
}

/** Too many requests have come from one address; `seconds` until the next may. */
export type TooManyVisitors = { readonly code: 'visitors/too-many'; readonly seconds: number }

/** Port: requests for activities, as whoever asks makes them. */
export interface ActivityRequests {
  add(request: ActivityRequest): Promise<Result<null, FieldErrors<ActivityRequestCode> | TooManyVisitors>>
}
