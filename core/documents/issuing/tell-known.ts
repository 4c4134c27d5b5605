import type { CompanyId } from '../../companies/company.ts'
import type { KnownAnswers } from '../sources/fill-from-sources.ts'
import { knownAnswers } from '../sources/known-answers.ts'
import type { KnownRequest } from './document-issuer.ts'
import type { IssueNeeds } from './issue-needs.ts'
import { outsiderOf } from './outsider-on-paper.ts'

/** What the records answer to a paper before it is issued, with where each is from; the same that issuing fills with. */
export async function tellKnown(
  { press, companies, staff, positions, past, documents, incidents, evidence, measures }: IssueNeeds,
  companyId: CompanyId,
  { templateId, date, asOf, employeeId, incidentId = null, outsider: row = null }: KnownRequest,
): Promise<KnownAnswers> {
  const template = press.templates.find(({ id }) => id === templateId)
  const company = await companies.get(companyId)
  if (!template || !company.ok) return {}
  const { departments, longLists } = staff
  const records = { departments, longLists, positions, past, documents, incidents, evidence, measures }
  const answers = template.asOf === undefined || asOf === null ? {} : { [template.asOf]: asOf }
  const found = incidentId === null ? null : await incidents.get(companyId, incidentId)
  const incident = found?.ok ? found.value : null
  const employeeIds = employeeId === null ? [] : [employeeId]
  const { common, each } = await knownAnswers(records, company.value, template, {
    date,
    answers,
    employeeIds,
    incident,
    outsider: outsiderOf(template, incident, row),
  })
  return (employeeId === null ? undefined : each.get(employeeId)) ?? common
}
