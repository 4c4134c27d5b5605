import type { Company, CompanyId } from '../../companies/company.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { Clock } from '../../shared/dates/clock.ts'
import { fieldErrors, notFound } from '../../shared/results/refusals.ts'
import { err, ok } from '../../shared/results/result.ts'
import { fillSoFar } from '../answers/fill-so-far.ts'
import type { FormValues } from '../answers/form-values.ts'
import type { MissingValue } from '../answers/missing-values.ts'
import { listEmployeesInAnswers } from '../answers/people-in-answers.ts'
import type { Document, DocumentId } from '../document.ts'
import type { PaperSource } from '../document-repository.ts'
import { answerPapers } from '../issuing/answer-papers.ts'
import type { AnsweredPaper } from '../issuing/document-facts.ts'
import { refuseMissingValues } from '../issuing/draft-papers.ts'
import type { PaperData } from '../issuing/form-press.ts'
import type { IssueNeeds } from '../issuing/issue-needs.ts'
import { findSubject } from '../issuing/paper-subject.ts'
import type { Template } from '../library/template.ts'
import { readPeopleOnPaper } from '../on-paper/people-on-paper.ts'
import type { PersonOnPaper } from '../on-paper/person-on-paper.ts'
import type { OwnFormFile } from '../own-forms/own-form.ts'
import { compareParagraphs, isChanged, type ParagraphPair } from './compare-paragraphs.ts'
import type { EditionDesk } from './edition-desk.ts'
import { findNewestForm } from './newer-form.ts'
import type { EditionDraft } from './store-edition.ts'
import { readStoredPaper } from './stored-paper.ts'

/** What the records have learnt of people since a paper was issued. */
export type PeopleSince = ReadonlyMap<EmployeeId, Partial<PersonOnPaper>>

export type EditionNeeds = IssueNeeds & {
  readonly clock: Clock
  readonly learnSince: (companyId: CompanyId, paper: AnsweredPaper) => Promise<PeopleSince>
  /** The paragraphs of a .docx, a row of a table each; null for what is none. */
  readonly readParagraphs: (docx: Uint8Array) => readonly string[] | null
}

/** Looks at papers' editions, and issues others. */
export function makeEditionDesk(needs: EditionNeeds): EditionDesk {
  return {
    look: async (companyId, id) => {
      const editions = await findEditions(needs, companyId, id)
      const at = editions.findIndex((one) => one.id === id)
      const [one, before] = [editions[at], editions[at - 1]]
      if (!one) return err(notFound)
      const changes = before ? compareTexts(await readText(needs, before), await readText(needs, one)) : null
      return ok({ editions, changes, next: await lookAhead(needs, companyId, editions) })
    },
    reissue: async (companyId, id) => {
      const editions = await findEditions(needs, companyId, id)
      const [first] = editions
      if (!first) return err(notFound)
      const next = await prepare(needs, companyId, editions)
      if (next.is === 'annulled') return err({ code: 'document/annulled-already' })
      if (next.is === 'formless') return err(fieldErrors({ field: 'templateId', code: 'template/unknown' }))
      if (next.is === 'lacking') return err(refuseMissingValues(next.missing, next.ids))
      const { draft, isNew } = await print(needs, next)
      if (!isNew) return err({ code: 'document/nothing-new' })
      const after = editions.at(-1)?.id ?? first.id
      const isDue = first.awaitsEdition ?? false
      return needs.documents.reissue({ companyId, of: first.id, after, isDue, draft })
    },
  }
}

async function findEditions(
  { documents }: EditionNeeds,
  companyId: CompanyId,
  id: DocumentId,
): Promise<readonly Document[]> {
  const one = await documents.get(companyId, id)
  return one.ok ? documents.listEditions(companyId, one.value.editionOf ?? id) : []
}

async function lookAhead(needs: EditionNeeds, companyId: CompanyId, editions: readonly Document[]) {
  const next = await prepare(needs, companyId, editions)
  if (next.is === 'lacking')
    return {
      title: next.template.title,
      changes: [],
      lacks: [...new Set(next.missing.map(({ label }) => label))],
    }
  if (next.is !== 'ready') return null
  const { changes, isNew } = await print(needs, next)
  return isNew ? { title: next.template.title, changes: changes ?? [], lacks: [] } : null
}

type Ready = {
  readonly is: 'ready'
  readonly last: Document
  readonly template: Template
  readonly own: OwnFormFile | null
  readonly data: PaperData
  readonly source: PaperSource
}
type Prepared =
  | Ready
  | { readonly is: 'annulled' }
  | { readonly is: 'formless' }
  | {
      readonly is: 'lacking'
      readonly template: Template
      readonly missing: readonly MissingValue[]
      readonly ids: readonly EmployeeId[]
    }

/** What another edition would be made of: the last one that holds as it was, and what is new. */
async function prepare(
  needs: EditionNeeds,
  companyId: CompanyId,
  editions: readonly Document[],
): Promise<Prepared> {
  const { documents, press, ownForms, companies, clock } = needs
  const last = editions.findLast(({ annulled }) => annulled === null)
  if (!last) return { is: 'annulled' }
  const company = await companies.get(companyId)
  const source = await documents.readSource(companyId, last.id)
  const paper = source && readStoredPaper(source.data)
  const today = company.ok ? clock.today(company.value.timeZone) : last.date
  const template = findNewestForm(press.templates, last.templateId, today)
  if (!company.ok || !template || !source || !paper) return { is: 'formless' }
  const since = await needs.learnSince(companyId, { document: last, answers: source.answers })
  const learnt = (person: PersonOnPaper): PersonOnPaper =>
    person.id === undefined ? person : { ...person, ...since.get(person.id) }
  const data: PaperData = {
    ...paper,
    employee: paper.employee && learnt(paper.employee),
    employees: paper.employees.map(learnt),
    values: { ...(await fillNew(needs, company.value, { template, last, source, paper })), ...paper.values },
  }
  const own = await ownForms.findInUse(companyId, template.id)
  const missing = await press.listMissing(template, data, own)
  return missing.length > 0
    ? { is: 'lacking', template, missing, ids: last.employees.map(({ id }) => id) }
    : { is: 'ready', last, template, own, data, source }
}

type Issued = {
  readonly template: Template
  readonly last: Document
  readonly source: PaperSource
  readonly paper: PaperData
}

/** Values that the paper was not asked for when it was issued, as far as the records answer them. */
async function fillNew(
  needs: EditionNeeds,
  company: Company,
  { template, last, source, paper }: Issued,
): Promise<FormValues> {
  const values = template.values.filter(({ name }) => !(name in source.answers) && !(name in paper.values))
  if (values.length === 0) return {}
  const { incidentId = null, microtraumaId = null } = last
  const subject = await findSubject(needs, company.id, { incidentId, microtraumaId })
  const employeeIds = last.employees.map(({ id }) => id)
  const [{ answers }] = await answerPapers(needs, company, template, {
    ...{ date: last.date, employeeIds, answers: source.answers },
    ...subject,
  })
  const people = await readPeopleOnPaper(needs.staff, company.id, listEmployeesInAnswers(template, answers))
  return fillSoFar({ ...template, values }, answers, (id) => people.get(id) ?? null)
}

type Printed = {
  readonly draft: EditionDraft
  /** Null where a text can't be read: then the files themselves tell whether anything is new. */
  readonly changes: readonly ParagraphPair[] | null
  readonly isNew: boolean
}

async function print(needs: EditionNeeds, { last, template, own, data, source }: Ready): Promise<Printed> {
  const files = await needs.press.print(template, data, own)
  const changes = compareTexts(await readText(needs, last), needs.readParagraphs(files.docx.bytes))
  const { id: templateId, group, kind, title } = template
  const made = { ...data, ...(own ? { ownForm: own.sha256 } : {}) }
  return {
    draft: { ...{ templateId, groupId: group.id, kind, title, files }, data: made, answers: source.answers },
    changes,
    isNew: changes?.some(isChanged) ?? files.docx.sha256 !== last.files.docx.sha256,
  }
}

async function readText(
  { documents, readParagraphs }: EditionNeeds,
  { companyId, id }: Document,
): Promise<readonly string[] | null> {
  const file = await documents.readFile(companyId, id, 'docx')
  return file.ok ? readParagraphs(file.value.bytes) : null
}

const compareTexts = (before: readonly string[] | null, after: readonly string[] | null) =>
  before && after && compareParagraphs(before, after)
