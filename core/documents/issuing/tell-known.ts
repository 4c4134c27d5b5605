import type { CompanyId } from '../../companies/company.ts'
import type { KnownAnswers } from '../sources/fill-from-sources.ts'
import { knownAnswers } from '../sources/known-answers.ts'
import type { KnownRequest } from './document-issuer.ts'
import type { IssueNeeds } from './issue-needs.ts'
import { outsiderOf, outsiderOfMicrotrauma } from './outsider-on-paper.ts'

/** What the records answer to a paper before it is issued, with where each is from; the same that issuing fills with. */
export async function tellKnown(
  {
    press,
    companies,
    staff,
    positions,
    past,
    documents,
    incidents,
    evidence,
    measures,
    microtraumas,
  }: IssueNeeds,
  companyId: CompanyId,
  { templateId, date, asOf, employeeId, incidentId = null, microtraumaId = null, ...of }: KnownRequest,
): Promise<KnownAnswers> {
  const template = press.templates.find(({ id }) => id === templateId)
  const company = await companies.get(companyId)
  if (!template || !company.ok) return {}
  const { departments, longLists } = staff
  const records = {
    departments,
    longLists,
    positions,
    past,
    documents,
    incidents,
    evidence,
    measures,
    microtraumas,
  }
  const answers = template.asOf === undefined || asOf === null ? {} : { [template.asOf]: asOf }
  const found = incidentId === null ? null : await incidents.get(companyId, incidentId)
  const incident = found?.ok ? found.value : null
  const record = microtraumaId === null ? null : await microtraumas.get(companyId, microtraumaId)
  const microtrauma = record?.ok ? record.value : null
  const employeeIds = employeeId === null ? [] : [employeeId]
  const { common, each } = await knownAnswers(records, company.value, template, {
    date,
    answers,
    employeeIds,
    incident,
    ...(of.step === undefined ? {} : { step: of.step }),
    addressee: of.addressee ?? null,
    microtrauma,
    outsider: outsiderOf(template, incident, of.outsider) ?? outsiderOfMicrotrauma(template, microtrauma),
  })
  return (employeeId === null ? undefined : each.get(employeeId)) ?? common
}
