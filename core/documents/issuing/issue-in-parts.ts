import type { CompanyId } from '../../companies/company.ts'
import type { FieldError, FieldErrors, NotFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { TermEnded } from '../../tariffs/refusals.ts'
import type { Document } from '../document.ts'
import type { IssueCode } from '../refusal-codes.ts'
import type { DocumentIssuer, IssueRequest } from './document-issuer.ts'

/** What is issued so far of a form made for each employee. */
export type IssueProgress = { readonly issued: number; readonly of: number }

/** Employees in one request. */
const PART = 3

/** Employees that are checked in one request. */
const CHECKED = 500

type Refused = FieldErrors<IssueCode> | NotFound

/** Checks everyone before anything is issued; the rows of a refusal are those of the whole request. */
async function checkInParts(
  issuer: Pick<DocumentIssuer, 'check' | 'issue'>,
  companyId: CompanyId,
  request: IssueRequest,
): Promise<Result<null, Refused>> {
  const { employeeIds } = request
  const errors = new Map<string, FieldError<IssueCode>>()
  for (let at = 0; at < employeeIds.length; at += CHECKED) {
    const part = { ...request, employeeIds: employeeIds.slice(at, at + CHECKED) }
    const checked = await issuer.check(companyId, part)
    if (checked.ok) continue
    const error = shiftRows(checked.error, at)
    if (error.code !== 'fields') return err(error)
    for (const one of error.errors) errors.set(JSON.stringify(one), one)
  }
  return errors.size > 0 ? err({ code: 'fields', errors: [...errors.values()] }) : ok(null)
}

/** What a part that begins there is refused with, as of the whole request. */
const shiftRows = <R extends Refused | TermEnded>(refused: R, at: number): R =>
  refused.code === 'fields'
    ? {
        ...refused,
        errors: refused.errors.map((one) => (one.row === undefined ? one : { ...one, row: one.row + at })),
      }
    : refused

/**
 * Issues a form made for each employee, a few at a time: progress is told from the first moment, and no one else waits
 * long. Everyone is checked before the first; what was issued before a later refusal stays. `goesOn` is asked before each part; false
 * ends after those issued.
 *
 * @returns the first document; its batch has them all.
 */
export async function issueInParts(
  issuer: Pick<DocumentIssuer, 'check' | 'issue'>,
  companyId: CompanyId,
  request: IssueRequest,
  tell: (progress: IssueProgress) => void,
  goesOn: () => boolean = () => true,
): Promise<Result<Document, Refused | TermEnded>> {
  const { employeeIds } = request
  tell({ issued: 0, of: employeeIds.length })
  const checked = await checkInParts(issuer, companyId, request)
  if (!checked.ok) return checked
  const first = await issuer.issue(companyId, { ...request, employeeIds: employeeIds.slice(0, PART) })
  if (!first.ok) return first
  for (let at = PART; at < employeeIds.length && goesOn(); at += PART) {
    tell({ issued: at, of: employeeIds.length })
    const part = { employeeIds: employeeIds.slice(at, at + PART), number: null, batch: first.value.batch }
    const next = await issuer.issue(companyId, { ...request, ...part, remember: {} })
    if (!next.ok) return err(shiftRows(next.error, at))
  }
  tell({ issued: employeeIds.length, of: employeeIds.length })
  return ok(first.value)
}
