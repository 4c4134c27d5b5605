import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DocumentIssuer, IssueRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import { issueInParts } from '@osh/core/documents/issuing/issue-in-parts.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { load } from '#ui/kit/loading-state.ts'
import { makeRefusedIssue, type RefusedIssue, sortRefusedIssue } from './refused-issue.ts'

/** Papers made of how many. */
export type Progress = { readonly done: number; readonly all: number }

type Issuing = {
  readonly issuer: Pick<DocumentIssuer, 'check' | 'issue'>
  readonly companyId: CompanyId
  readonly template: Template
  /** Papers that were made before a refusal. */
  readonly before: number
  readonly tell: (progress: Progress) => void
}

/** Issues all that is asked for, in parts where each of several employees gets a paper; answers why not, or null. */
export async function issuePapers(
  { issuer, companyId, template, before, tell }: Issuing,
  request: IssueRequest,
): Promise<RefusedIssue | null> {
  const isMany = template.per === 'employee' && before + request.employeeIds.length > 1
  const answer = await load(() =>
    isMany
      ? issueInParts(issuer, companyId, request, ({ issued, of }) =>
          tell({ done: before + issued, all: before + of }),
        )
      : issuer.issue(companyId, request),
  )
  if (answer.is === 'failed') return makeRefusedIssue(describeFailure(answer.status))
  if (answer.value.ok) return null
  const { error } = answer.value
  return error.code === 'fields'
    ? sortRefusedIssue(template, error.errors, request.employeeIds)
    : makeRefusedIssue(describeRefusal(error))
}
