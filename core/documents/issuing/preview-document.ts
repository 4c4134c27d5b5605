import type { CompanyId } from '../../companies/company.ts'
import { type FieldErrors, fieldErrors, type NotFound } from '../../shared/refusals.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { fillSoFar } from '../answers/fill-so-far.ts'
import { employeesIn } from '../answers/people-in-answers.ts'
import { suggestAnswers } from '../answers/suggest-answers.ts'
import { yearOf } from '../numbering/document-date.ts'
import { parseDocumentNumber, printDocumentNumber } from '../numbering/document-number.ts'
import { peopleOnPaper } from '../on-paper/people-on-paper.ts'
import type { PreviewRequest } from './document-issuer.ts'
import type { Preview } from './form-press.ts'
import { draftsOf, type IssueNeeds } from './issue-documents.ts'

type PreviewNeeds = Omit<IssueNeeds, 'ownForms'>

/** Shows a paper as far as it is filled: nothing but an unknown form stops it, nothing is stored, no number is taken. */
export async function previewDocument(
  { press, staff, companies, responsibilities, documents }: PreviewNeeds,
  companyId: CompanyId,
  request: PreviewRequest,
): Promise<Result<Preview, FieldErrors | NotFound>> {
  const template = press.templates.find(({ id }) => id === request.templateId)
  if (!template) return err(fieldErrors({ field: 'templateId', code: 'template/unknown' }))
  const [company, holders, number] = await Promise.all([
    companies.get(companyId),
    responsibilities.holders(companyId),
    numberSoFar(documents, companyId, request),
  ])
  if (!company.ok) return company
  const { date } = request
  const known = { company: company.value, date, ...holders }
  const answers = { ...suggestAnswers(template, known), ...request.answers }
  const named = template.per === 'paper' ? [] : [...new Set(request.employeeIds)]
  const shown = template.per === 'employee' ? named.slice(0, 1) : named
  const people = await peopleOnPaper(staff, companyId, [...shown, ...employeesIn(template, answers)])
  const values = fillSoFar(template, answers, (id) => people.get(id) ?? null)
  const common = { company: company.value, values }
  const [draft] = draftsOf(template, common, shown, people)
  const data = draft?.data ?? { ...common, employee: null, employees: [] }
  return ok(await press.preview(template, { ...data, document: { number, date } }))
}

async function numberSoFar(
  documents: IssueNeeds['documents'],
  companyId: CompanyId,
  { number: typed, date }: PreviewRequest,
): Promise<string> {
  if (typed !== null) {
    const number = parseDocumentNumber(typed)
    return number.ok ? printDocumentNumber(number.value) : ''
  }
  if (date === null) return ''
  const [free] = await documents.freeNumbers(companyId, yearOf(date), { integer: 0, letter: '' }, 1)
  return free ? printDocumentNumber(free) : ''
}
