import type { CompanyId } from '../../companies/company.ts'
import type { FieldErrors, NotFound } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import type { Document } from '../document.ts'
import type { DocumentIssuer, IssueCode, IssueRequest } from './document-issuer.ts'

/** What is issued so far of a form made for each employee. */
export type IssueProgress = { readonly issued: number; readonly of: number }

/** Employees in one request. */
const PART = 3

/**
 * Issues a form made for each employee, a few at a time: progress is told from the first moment, and no one else waits
 * long. What was issued before a refusal stays. `goesOn` is asked before each part; false ends after those issued.
 *
 * @returns the first document; its batch has them all.
 */
export async function issueInParts(
  issuer: DocumentIssuer,
  companyId: CompanyId,
  request: IssueRequest,
  tell: (progress: IssueProgress) => void,
  goesOn: () => boolean = () => true,
): Promise<Result<Document, FieldErrors<IssueCode> | NotFound>> {
  const { employeeIds } = request
  tell({ issued: 0, of: employeeIds.length })
  const first = await issuer.issue(companyId, { ...request, employeeIds: employeeIds.slice(0, PART) })
  if (!first.ok) return first
  for (let at = PART; at < employeeIds.length && goesOn(); at += PART) {
    tell({ issued: at, of: employeeIds.length })
    const part = { employeeIds: employeeIds.slice(at, at + PART), number: null, batch: first.value.batch }
    const next = await issuer.issue(companyId, { ...request, ...part })
    if (!next.ok) return next
  }
  tell({ issued: employeeIds.length, of: employeeIds.length })
  return ok(first.value)
}
