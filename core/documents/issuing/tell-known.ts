import type { CompanyId } from '../../companies/company.ts'
import { findPeriodValue, findYearValue } from '../sources/facts/read-period.ts'
import { type KnownAnswers, PEOPLE } from '../sources/known-answer.ts'
import { gatherKnownAnswers } from '../sources/known-answers.ts'
import type { KnownRequest } from './document-issuer.ts'
import { factRecordsOf, type IssueNeeds } from './issue-needs.ts'
import { findOutsider } from './outsider-on-paper.ts'
import { findSubject } from './paper-subject.ts'

/** What the records answer to a paper before it is issued, with where each is from; the same that issuing fills with. */
export async function tellKnown(
  needs: IssueNeeds,
  companyId: CompanyId,
  { templateId, date, asOf, employeeId, period, department, ...of }: KnownRequest,
): Promise<KnownAnswers> {
  const template = needs.press.templates.find(({ id }) => id === templateId)
  const company = await needs.companies.get(companyId)
  if (!template || !company.ok) return {}
  const spanned = findPeriodValue(template)
  const answers = {
    ...(template.asOf === undefined || asOf === null ? {} : { [template.asOf]: asOf }),
    ...(spanned && period ? { [spanned.name]: period } : {}),
    ...(!spanned && findYearValue(template) && period ? { year: period.from.slice(0, 4) } : {}),
    ...(department === undefined ? {} : { department }),
  }
  const subject = await findSubject(needs, companyId, of)
  const employeeIds = employeeId === null ? [] : [employeeId]
  const { common, each, people } = await gatherKnownAnswers(factRecordsOf(needs), company.value, template, {
    date,
    answers,
    employeeIds,
    ...subject,
    ...(of.step === undefined ? {} : { step: of.step }),
    addressee: of.addressee ?? null,
    outsider: findOutsider(template, subject, of.outsider),
  })
  const known = (employeeId === null ? undefined : each.get(employeeId)) ?? common
  return people === null ? known : { ...known, [PEOPLE]: people }
}
