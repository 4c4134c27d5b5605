import type { RecordChange } from '../commands/journal.ts'
import type { JobWrite } from '../jobs/job.ts'
import { addSeconds, DAY } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { CompanyTerm } from '../tariffs/company-term.ts'
import type { TermWrite } from '../tariffs/term-facts.ts'

/** Days in which an erasure may be taken back. */
export const CLOSING_DAYS = 30

/** On which day the company, or the account, is erased. */
export type Closing = { readonly closesOn: LocalDate }

/** When the job that erases is due. */
export const findErasingMoment = ({ at }: Signed) => addSeconds(at, CLOSING_DAYS * DAY)

type Closed = { readonly companyId: CompanyId; readonly term: CompanyTerm }
type Told = { readonly writes: readonly (TermWrite | JobWrite)[]; readonly changes: readonly RecordChange[] }

/** Closes a company: its term says the day, and a job is put there for it. */
export function writeClosing({ companyId, term }: Closed, closesOn: LocalDate, signed: Signed): Told {
  const facts = { kind: 'erase-company', companyId, userId: signed.by } as const
  const key = `erase-company/${companyId}/${closesOn}`
  return {
    writes: [
      { kind: 'terms', rows: [{ companyId, term: { ...term, closesOn } }] },
      { kind: 'jobs', rows: [{ companyId: null, key, facts, runAt: findErasingMoment(signed) }] },
    ],
    changes: [makeChange(companyId, term.closesOn, closesOn)],
  }
}

/** Takes it back: the job that waits finds nothing to erase. */
export const writeKeeping = ({ companyId, term }: Closed): Told => ({
  writes: [{ kind: 'terms', rows: [{ companyId, term: { ...term, closesOn: null } }] }],
  changes: [makeChange(companyId, term.closesOn, null)],
})

const makeChange = (companyId: CompanyId, before: LocalDate | null, after: LocalDate | null) => ({
  record: 'company',
  ids: [companyId],
  before: { closesOn: before },
  after: { closesOn: after },
})
