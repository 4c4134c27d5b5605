import type { CompanyId } from '../../companies/company.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { type FieldErrors, fieldErrors, type NotFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { fillSoFar } from '../answers/fill-so-far.ts'
import { employeesIn } from '../answers/people-in-answers.ts'
import type { Template } from '../library/template.ts'
import { yearOf } from '../numbering/document-date.ts'
import { parseDocumentNumber, printDocumentNumber } from '../numbering/document-number.ts'
import { peopleOnPaper } from '../on-paper/people-on-paper.ts'
import type { OwnFormFile } from '../own-forms/own-form.ts'
import { answerPapers, givePlace } from './answer-papers.ts'
import type { PreviewCode, PreviewRequest } from './document-issuer.ts'
import { draftsOf, missingValues } from './draft-papers.ts'
import type { FormPress, PaperData, Preview } from './form-press.ts'
import type { IssueNeeds } from './issue-needs.ts'
import { outsiderOf, outsiderOnPaper } from './outsider-on-paper.ts'
import { findSubject } from './paper-subject.ts'

/**
 * Shows a paper as far as it is filled: nothing but an unknown form stops it, nothing is stored, no number is taken. A company's own
 * form has no gaps to mark: it is shown when there is everything that it asks for, «ПРЕДПРОСМОТР» in place of the number.
 */
export async function previewDocument(
  needs: IssueNeeds,
  companyId: CompanyId,
  request: PreviewRequest,
): Promise<Result<Preview, FieldErrors<PreviewCode> | NotFound>> {
  const { press, staff, companies, documents, ownForms } = needs
  const template = press.templates.find(({ id }) => id === request.templateId)
  if (!template) return err(fieldErrors({ field: 'templateId', code: 'template/unknown' }))
  const [company, number, own] = await Promise.all([
    companies.get(companyId),
    numberSoFar(documents, companyId, template.kind, request),
    ownForms.inUse(companyId, template.id),
  ])
  if (!company.ok) return company
  const subject = await findSubject(needs, companyId, request)
  const outsider = outsiderOf(template, subject, request.outsider)
  const named = template.per === 'paper' || outsider ? [] : [...new Set(request.employeeIds)]
  const shown = template.per === 'employee' ? named.slice(0, 1) : named
  const asked = { ...request, ...subject, employeeIds: shown, outsider }
  const [{ of, place, answers }] = await answerPapers(needs, company.value, template, asked)
  const ids = [...shown, ...employeesIn(template, answers)]
  const people = givePlace(await peopleOnPaper(staff, companyId, ids), of, place)
  const values = fillSoFar(template, answers, (id) => people.get(id) ?? null)
  const common = { company: company.value, values }
  const { date } = request
  const [draft] = draftsOf(template, common, shown, people, outsider && outsiderOnPaper(outsider))
  const data = draft?.data ?? { ...common, employee: null, employees: [] }
  if (own) return previewOwn(press, template, own, data, date)
  return ok(await press.preview(template, { ...data, document: { number, date } }))
}

async function previewOwn(
  press: FormPress,
  template: Template,
  own: OwnFormFile,
  data: Omit<PaperData, 'document'>,
  date: LocalDate | null,
): Promise<Result<Preview, FieldErrors<PreviewCode>>> {
  if (date === null) return err(fieldErrors({ field: 'documentDate', code: 'document-date/required' }))
  const paper = { ...data, document: { number: 'ПРЕДПРОСМОТР', date } }
  const missing = await press.missing(template, paper, own)
  if (missing.length > 0) return err(missingValues(missing))
  const { docx } = await press.print(template, paper, own)
  return ok({ format: 'docx', bytes: docx.bytes })
}

async function numberSoFar(
  documents: IssueNeeds['documents'],
  companyId: CompanyId,
  kind: Template['kind'],
  { number: typed, date }: PreviewRequest,
): Promise<string> {
  if (typed !== null) {
    const number = parseDocumentNumber(typed)
    return number.ok ? printDocumentNumber(number.value) : ''
  }
  if (date === null) return ''
  const [free] = await documents.freeNumbers(companyId, yearOf(date), { integer: 0, letter: '' }, 1, kind)
  return free ? printDocumentNumber(free) : ''
}
