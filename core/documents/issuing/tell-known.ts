import type { CompanyId } from '../../companies/company.ts'
import type { KnownAnswers } from '../sources/fill-from-sources.ts'
import { gatherKnownAnswers } from '../sources/known-answers.ts'
import type { KnownRequest } from './document-issuer.ts'
import { factRecordsOf, type IssueNeeds } from './issue-needs.ts'
import { findOutsider } from './outsider-on-paper.ts'
import { findSubject } from './paper-subject.ts'

/** What the records answer to a paper before it is issued, with where each is from; the same that issuing fills with. */
export async function tellKnown(
  needs: IssueNeeds,
  companyId: CompanyId,
  { templateId, date, asOf, employeeId, ...of }: KnownRequest,
): Promise<KnownAnswers> {
  const template = needs.press.templates.find(({ id }) => id === templateId)
  const company = await needs.companies.get(companyId)
  if (!template || !company.ok) return {}
  const answers = template.asOf === undefined || asOf === null ? {} : { [template.asOf]: asOf }
  const subject = await findSubject(needs, companyId, of)
  const employeeIds = employeeId === null ? [] : [employeeId]
  const { common, each } = await gatherKnownAnswers(factRecordsOf(needs), company.value, template, {
    date,
    answers,
    employeeIds,
    ...subject,
    ...(of.step === undefined ? {} : { step: of.step }),
    addressee: of.addressee ?? null,
    outsider: findOutsider(template, subject, of.outsider),
  })
  return (employeeId === null ? undefined : each.get(employeeId)) ?? common
}
