import type { CompanyId } from '../../companies/company.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { type FieldErrors, fieldErrors, type NotFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { fillSoFar } from '../answers/fill-so-far.ts'
import { listEmployeesInAnswers } from '../answers/people-in-answers.ts'
import type { Template } from '../library/template.ts'
import { takeDocumentYear } from '../numbering/document-date.ts'
import { parseDocumentNumber, printDocumentNumber } from '../numbering/document-number.ts'
import { readPeopleOnPaper } from '../on-paper/people-on-paper.ts'
import type { OwnFormFile } from '../own-forms/own-form.ts'
import type { PreviewCode } from '../refusal-codes.ts'
import { answerPapers, givePlace } from './answer-papers.ts'
import type { PreviewRequest } from './document-issuer.ts'
import { listDrafts, refuseMissingValues } from './draft-papers.ts'
import type { FormPress, PaperData, Preview } from './form-press.ts'
import type { IssueNeeds } from './issue-needs.ts'
import { findOutsider, makeOutsiderOnPaper } from './outsider-on-paper.ts'
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
    findNumberSoFar(documents, companyId, template.kind, request),
    ownForms.findInUse(companyId, template.id),
  ])
  if (!company.ok) return company
  const subject = await findSubject(needs, companyId, request)
  const outsider = findOutsider(template, subject, request.outsider)
  const named = template.per === 'paper' || outsider ? [] : [...new Set(request.employeeIds)]
  const shown = template.per === 'employee' ? named.slice(0, 1) : named
  const asked = { ...request, ...subject, employeeIds: shown, outsider }
  const [{ of, place, answers }] = await answerPapers(needs, company.value, template, asked)
  const ids = [...shown, ...listEmployeesInAnswers(template, answers)]
  const people = givePlace(await readPeopleOnPaper(staff, companyId, ids), of, place)
  const values = fillSoFar(template, answers, (id) => people.get(id) ?? null)
  const common = { company: company.value, values }
  const { date } = request
  const [draft] = listDrafts(template, common, shown, people, outsider && makeOutsiderOnPaper(outsider))
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
  const missing = await press.listMissing(template, paper, own)
  if (missing.length > 0) return err(refuseMissingValues(missing))
  const { docx } = await press.print(template, paper, own)
  return ok({ format: 'docx', bytes: docx.bytes })
}

async function findNumberSoFar(
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
  const [free] = await documents.listFreeNumbers(
    companyId,
    takeDocumentYear(date),
    { integer: 0, letter: '' },
    1,
    kind,
  )
  return free ? printDocumentNumber(free) : ''
}
