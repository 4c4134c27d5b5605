import type { Company, CompanyId } from '../../companies/company.ts'
import { noOneChosen } from '../../employees/no-one-chosen.ts'
import { isAnnulled } from '../../incidents/incident.ts'
import type { Clock } from '../../shared/dates/clock.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { TermEnded } from '../../tariffs/refusals.ts'
import type { Answers } from '../answers/answers.ts'
import type { Document, DocumentId } from '../document.ts'
import { isOffered, type Template } from '../library/template.ts'
import { isTooLate, takeDocumentYear } from '../numbering/document-date.ts'
import { type DocumentNumber, printDocumentNumber, refuseTakenNumber } from '../numbering/document-number.ts'
import { SUGGESTIONS } from '../numbering/free-numbers.ts'
import type { IssueCode } from '../refusal-codes.ts'
import { findQuestioned, pickSaid, tellEyewitness } from '../sources/incident/keep-said.ts'
import { RECIPIENT } from '../sources/incident/recipient.ts'
import { type RememberedAnswer, readEdits } from '../sources/remembering/read-edits.ts'
import type { DocumentIssuer, IssueRequest } from './document-issuer.ts'
import { type Draft, draftPapers } from './draft-papers.ts'
import type { PaperData } from './form-press.ts'
import type { IssueNeeds } from './issue-needs.ts'
import type { PaperSubject } from './paper-subject.ts'
import { tellKnown } from './tell-known.ts'

type IssuerNeeds = IssueNeeds & { readonly clock: Clock }

type Refused = FieldErrors<IssueCode> | NotFound
type NotIssued = Refused | TermEnded
type Batch = { readonly id: DocumentId | null; readonly last: DocumentNumber | null }

/** Issues documents: nothing is numbered or printed before everything that all papers need is there. */
export function makeIssueDocuments(needs: IssuerNeeds): DocumentIssuer {
  return {
    readKnown: (companyId, request) => tellKnown(needs, companyId, request),
    check: async (companyId, request) => {
      const papers = await preparePapers(needs, companyId, request)
      return papers.ok ? ok({ papers: papers.value.drafts.length }) : papers
    },
    issue: async (companyId, request) => {
      const papers = await preparePapers(needs, companyId, request)
      if (!papers.ok) return papers
      return issueAll(needs, companyId, request, papers.value)
    },
  }
}

type Papers = {
  readonly template: Template
  readonly drafts: readonly Draft[]
  readonly number: DocumentNumber
  readonly remembered: readonly RememberedAnswer[]
}

async function preparePapers(
  needs: IssuerNeeds,
  companyId: CompanyId,
  request: IssueRequest,
): Promise<Result<Papers, Refused>> {
  const company = await needs.companies.get(companyId)
  if (!company.ok) return company
  const template = templateOf(needs, company.value, request)
  if (!template.ok) return template
  const subject = await readSubject(needs, companyId, request)
  if (!subject.ok) return subject
  const drafts = await draftPapers(needs, company.value, template.value, request, subject.value)
  if (!drafts.ok) return drafts
  const remembered = readEdits(template.value, request.answers, request.remember ?? {})
  if (!remembered.ok) return remembered
  const number = await findFirstNumber(needs, companyId, template.value, request)
  if (!number.ok) return number
  return ok({
    ...{ template: template.value, drafts: drafts.value },
    ...{ number: number.value, remembered: remembered.value },
  })
}

/** The accident or the microtrauma whose paper it is. */
async function readSubject(
  { incidents, microtraumas }: IssuerNeeds,
  companyId: CompanyId,
  { incident: of, microtraumaId = null }: IssueRequest,
): Promise<Result<PaperSubject, Refused>> {
  const incident = of ? await incidents.get(companyId, of.id) : ok(null)
  if (!incident.ok) return err(fieldErrors({ field: 'incidentId', code: 'incident/unknown' }))
  if (incident.value && isAnnulled(incident.value))
    return err(fieldErrors({ field: 'incidentId', code: 'incident/annulled' }))
  const microtrauma = microtraumaId === null ? ok(null) : await microtraumas.get(companyId, microtraumaId)
  if (!microtrauma.ok) return err(fieldErrors({ field: 'microtraumaId', code: 'microtrauma/unknown' }))
  return ok({ incident: incident.value, microtrauma: microtrauma.value })
}

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

/** The number asked for, if it is free: it is said before anything is printed. */
async function findFirstNumber(
  { documents, isRepeat }: IssueNeeds,
  companyId: CompanyId,
  { kind }: Template,
  { number, date, batch }: IssueRequest,
): Promise<Result<DocumentNumber, Refused>> {
  const free = (after: DocumentNumber, count: number) =>
    documents.listFreeNumbers(companyId, takeDocumentYear(date), after, count, kind)
  if (number) {
    const [next] = await free({ ...number, integer: number.integer - 1 }, 1)
    if (next?.integer === number.integer || (await isRepeat?.(companyId))) return ok(number)
    return err(refuseTakenNumber(await free({ ...number, integer: 0 }, SUGGESTIONS)))
  }
  const last = batch === null ? undefined : (await documents.listBatch(companyId, batch)).at(-1)
  if (!last) return err(batch === null ? numberRequired : notFound)
  const [next] = await free(last.number, 1)
  return next ? ok(next) : err(refuseTakenNumber([]))
}

const numberRequired = fieldErrors({ field: 'documentNumber', code: 'document-number/required' })

/** One after another, so that no more than one paper is held; the first decides whether there are others, and is what answers are remembered with. */
async function issueAll(
  needs: IssueNeeds,
  companyId: CompanyId,
  request: IssueRequest,
  { template, drafts, number: first, remembered }: Papers,
): Promise<Result<Document, NotIssued>> {
  let answer: Document | null = null
  let batch: Batch = { id: request.batch, last: null }
  for (const draft of drafts) {
    const ofFirst = answer === null ? remembered : []
    const issued = await issueNext(needs, companyId, template, request, draft, batch, first, ofFirst)
    if (!issued.ok) return issued
    answer ??= issued.value
    batch = { id: batch.id ?? issued.value.batch, last: issued.value.number }
  }
  return answer ? ok(answer) : err(noOneChosen)
}

/** How often someone else may take the next free number before it is given up. */
const ATTEMPTS = 20

async function issueNext(
  { press, documents }: IssueNeeds,
  companyId: CompanyId,
  template: Template,
  { date, number: asked, incident, microtraumaId = null }: IssueRequest,
  { data, employees, answers, filled, own }: Draft,
  { id: batch, last }: Batch,
  first: DocumentNumber,
  remembered: readonly RememberedAnswer[],
): Promise<Result<Document, NotIssued>> {
  let number: DocumentNumber | undefined = first
  for (let attempt = 1; ; attempt += 1) {
    if (last || attempt > 1)
      [number] = await documents.listFreeNumbers(
        companyId,
        takeDocumentYear(date),
        last ?? first,
        1,
        template.kind,
      )
    if (!number) return err(refuseTakenNumber([]))
    const paper: PaperData = { ...data, document: { number: printDocumentNumber(number), date } }
    const files = await press.print(template, paper, own)
    const { id: templateId, group, kind, title } = template
    const common = { templateId, groupId: group.id, kind, title, number, date, employees, batch, files }
    const marks = Object.keys(filled).length > 0 ? { filled } : {}
    const draft = {
      ...common,
      answers,
      data: { ...paper, ...marks, ...(own ? { ownForm: own.sha256 } : {}) },
      ...(remembered.length > 0 ? { remembered } : {}),
    }
    const to = findRecipient(template, answers) ?? findQuestioned(template, data.values)
    const eyewitness = tellEyewitness(template, data.values)
    const ofIncident = incident
      ? {
          ...incident,
          form: template.slug,
          said: { ...pickSaid(template, answers), ...(eyewitness === null ? {} : { eyewitness }) },
          ...(to === null ? {} : { to }),
        }
      : null
    const ofMicrotrauma = microtraumaId === null ? null : { id: microtraumaId, form: template.slug }
    const issued = await documents.issue({ companyId, draft: { ...draft, ofIncident, ofMicrotrauma } })
    const isAsked = asked !== null && !last
    if (issued.ok || isAsked || issued.error.code !== 'fields' || attempt === ATTEMPTS) return issued
  }
}

/** Whom a letter goes to, as it is answered; null for any other paper. */
function findRecipient({ values }: Template, answers: Answers): string | null {
  const spec = values.find(({ source }) => source === RECIPIENT)
  const given = spec && answers[spec.name]
  return typeof given === 'string' ? given : null
}
