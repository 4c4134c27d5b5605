import type { Company, CompanyId } from '../../companies/company.ts'
import type { CompanyDirectory } from '../../companies/company-directory.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { ResponsibilityRepository } from '../../responsibilities/responsibility-repository.ts'
import type { Clock } from '../../shared/dates/clock.ts'
import { inRussianOrder } from '../../shared/names/russian-order.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Answers } from '../answers/answers.ts'
import type { MissingValue } from '../answers/missing-values.ts'
import { employeesIn } from '../answers/people-in-answers.ts'
import { suggestAnswers } from '../answers/suggest-answers.ts'
import { checkAnswers, missingValue } from '../bounds/check-answers.ts'
import type { Document, DocumentEmployee, DocumentId } from '../document.ts'
import type { DocumentRepository } from '../document-repository.ts'
import { isOffered, type Template } from '../library/template.ts'
import { isTooLate, yearOf } from '../numbering/document-date.ts'
import { type DocumentNumber, numberTaken, printDocumentNumber } from '../numbering/document-number.ts'
import { SUGGESTIONS } from '../numbering/free-numbers.ts'
import { peopleOnPaper, type Staff } from '../on-paper/people-on-paper.ts'
import { nameOnPaper, type PersonOnPaper } from '../on-paper/person-on-paper.ts'
import type { OwnFormFile } from '../own-forms/own-form.ts'
import type { OwnFormRepository } from '../own-forms/own-form-repository.ts'
import type { DocumentIssuer, IssueCode, IssueRequest } from './document-issuer.ts'
import type { FormPress, PaperData } from './form-press.ts'

export type IssueNeeds = {
  readonly press: FormPress
  readonly staff: Staff
  readonly companies: CompanyDirectory
  readonly responsibilities: ResponsibilityRepository
  readonly documents: DocumentRepository
  readonly ownForms: OwnFormRepository
  /** Whether the request was made before under its key: the number is its own then. */
  readonly isRepeat?: (companyId: CompanyId) => Promise<boolean>
}

type IssuerNeeds = IssueNeeds & { readonly clock: Clock }

type Refused = FieldErrors<IssueCode> | NotFound
/** One paper before it has a number, and whom it names. */
type Draft = {
  readonly data: Omit<PaperData, 'document'>
  readonly employees: readonly DocumentEmployee[]
  /** What was answered to the form's values, for the next paper of the form to begin with. */
  readonly answers: Answers
  /** The company's own form that it is made by; null: the library's. */
  readonly own: OwnFormFile | null
}
type Batch = { readonly id: DocumentId | null; readonly last: DocumentNumber | null }

/** Issues documents: nothing is numbered or printed before everything that all papers need is there. */
export const makeIssueDocuments = (needs: IssuerNeeds): DocumentIssuer => ({
  issue: async (companyId, request) => {
    const company = await needs.companies.get(companyId)
    if (!company.ok) return company
    const template = templateOf(needs, company.value, request)
    if (!template.ok) return template
    const drafts = await draftPapers(needs, company.value, template.value, request)
    if (!drafts.ok) return drafts
    const number = await firstNumber(needs, companyId, request)
    if (!number.ok) return number
    return issueAll(needs, companyId, template.value, request, drafts.value, number.value)
  },
})

/** The form, if it may be issued with that date. */
function templateOf(
  { press, clock }: IssuerNeeds,
  { timeZone }: Company,
  { templateId, date }: IssueRequest,
): Result<Template, FieldErrors<'template/unknown' | 'document-date/too-late'>> {
  const template = press.templates.find(({ id }) => id === templateId)
  const offered = template && isOffered(template, date) ? template : null
  const late = isTooLate(date, clock.today(timeZone))
  if (offered && !late) return ok(offered)
  return err(
    fieldErrors(
      ...(offered ? [] : [{ field: 'templateId', code: 'template/unknown' } as const]),
      ...(late ? [{ field: 'documentDate', code: 'document-date/too-late' } as const] : []),
    ),
  )
}

async function draftPapers(
  { press, staff, responsibilities, ownForms }: IssueNeeds,
  company: Company,
  template: Template,
  request: IssueRequest,
): Promise<Result<readonly Draft[], Refused>> {
  const holders = await responsibilities.holders(company.id)
  const known = { company, date: request.date, ...holders }
  const answers = { ...suggestAnswers(template, known), ...request.answers }
  const named = template.per === 'paper' ? [] : [...new Set(request.employeeIds)]
  const people = await peopleOnPaper(staff, company.id, [...named, ...employeesIn(template, answers)])
  if (template.per !== 'paper' && named.length === 0) return err(wrongEmployees('employee/required'))
  if (named.some((id) => !people.has(id))) return err(wrongEmployees('employee/unknown'))
  const values = checkAnswers(template, answers, (id) => people.get(id) ?? null, request.date)
  if (!values.ok) return err(fieldErrors(...values.error))
  const common = { company, values: values.value }
  const asked = answersOf(template, answers)
  const own = await ownForms.inUse(company.id, template.id)
  const drafts = draftsOf(template, common, named, people).map((draft) => ({ ...draft, answers: asked, own }))
  const sample = { number: printDocumentNumber({ integer: 1, letter: '' }), date: request.date }
  const missing: MissingValue[] = []
  for (const { data } of drafts)
    missing.push(...(await press.missing(template, { ...data, document: sample }, own)))
  return missing.length > 0 ? err(missingValues(missing)) : ok(drafts)
}

const answersOf = ({ values }: Template, answers: Answers): Answers =>
  Object.fromEntries(values.map(({ name }) => [name, answers[name] ?? null]))

const wrongEmployees = <C extends 'employee/required' | 'employee/unknown'>(code: C) =>
  fieldErrors({ field: 'employeeIds', code })

/** Each once, however many papers lack it. */
export const missingValues = (missing: readonly MissingValue[]): FieldErrors<'document/value-missing'> => {
  const once = new Map(missing.map((one) => [`${one.name} ${one.label}`, one]))
  return fieldErrors(...[...once.values()].map(missingValue))
}

/** What the papers of a request are made of, each with whom it names. */
export function draftsOf(
  { per }: Template,
  common: Pick<PaperData, 'company' | 'values'>,
  ids: readonly EmployeeId[],
  people: ReadonlyMap<number, PersonOnPaper>,
): readonly Omit<Draft, 'answers' | 'own'>[] {
  const named = ids
    .flatMap((id) => {
      const person = people.get(id)
      return person ? [{ id, person, fullName: nameOnPaper(person) }] : []
    })
    .toSorted((a, b) => inRussianOrder(a.fullName, b.fullName) || a.id - b.id)
  if (per === 'employee')
    return named.map(({ id, fullName, person }) => ({
      data: { ...common, employee: person, employees: [] },
      employees: [{ id, fullName }],
    }))
  const employees = named.map(({ id, fullName }) => ({ id, fullName }))
  return [{ data: { ...common, employee: null, employees: named.map(({ person }) => person) }, employees }]
}

/** The number asked for, if it is free: it is said before anything is printed. */
async function firstNumber(
  { documents, isRepeat }: IssueNeeds,
  companyId: CompanyId,
  { number, date, batch }: IssueRequest,
): Promise<Result<DocumentNumber, Refused>> {
  const free = (after: DocumentNumber, count: number) =>
    documents.freeNumbers(companyId, yearOf(date), after, count)
  if (number) {
    const [next] = await free({ ...number, integer: number.integer - 1 }, 1)
    if (next?.integer === number.integer || (await isRepeat?.(companyId))) return ok(number)
    return err(numberTaken(await free({ ...number, integer: 0 }, SUGGESTIONS)))
  }
  const last = batch === null ? undefined : (await documents.batch(companyId, batch)).at(-1)
  if (!last) return err(batch === null ? numberRequired : notFound)
  const [next] = await free(last.number, 1)
  return next ? ok(next) : err(numberTaken([]))
}

const numberRequired = fieldErrors({ field: 'documentNumber', code: 'document-number/required' })

/** One after another, so that no more than one paper is held; the first decides whether there are others. */
async function issueAll(
  needs: IssueNeeds,
  companyId: CompanyId,
  template: Template,
  request: IssueRequest,
  drafts: readonly Draft[],
  first: DocumentNumber,
): Promise<Result<Document, Refused>> {
  let answer: Document | null = null
  let batch: Batch = { id: request.batch, last: null }
  for (const draft of drafts) {
    const issued = await issueNext(needs, companyId, template, request, draft, batch, first)
    if (!issued.ok) return issued
    answer ??= issued.value
    batch = { id: batch.id ?? issued.value.batch, last: issued.value.number }
  }
  return answer ? ok(answer) : err(wrongEmployees('employee/required'))
}

/** How often someone else may take the next free number before it is given up. */
const ATTEMPTS = 20

async function issueNext(
  { press, documents }: IssueNeeds,
  companyId: CompanyId,
  template: Template,
  { date, number: asked }: IssueRequest,
  { data, employees, answers, own }: Draft,
  { id: batch, last }: Batch,
  first: DocumentNumber,
): Promise<Result<Document, Refused>> {
  let number: DocumentNumber | undefined = first
  for (let attempt = 1; ; attempt += 1) {
    if (last || attempt > 1) [number] = await documents.freeNumbers(companyId, yearOf(date), last ?? first, 1)
    if (!number) return err(numberTaken([]))
    const paper: PaperData = { ...data, document: { number: printDocumentNumber(number), date } }
    const files = await press.print(template, paper, own)
    const { id: templateId, group, title } = template
    const common = { templateId, groupId: group.id, title, number, date, employees, batch, files }
    const draft = { ...common, answers, data: own ? { ...paper, ownForm: own.sha256 } : paper }
    const issued = await documents.issue({ companyId, draft })
    const isAsked = asked !== null && !last
    if (issued.ok || isAsked || issued.error.code !== 'fields' || attempt === ATTEMPTS) return issued
  }
}
