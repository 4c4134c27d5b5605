import type { EmployeeId } from '../../employees/employee.ts'
import { noOneChosen } from '../../employees/no-one-chosen.ts'
import type { AddresseeKind } from '../../incidents/addressees/addressee.ts'
import type { MicrotraumaId } from '../../incidents/microtraumas/microtrauma-id.ts'
import { type LocalDate, parseLocalDate } from '../../shared/dates/local-date.ts'
import type { FieldError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Answers } from '../answers/answers.ts'
import { checkAnswers } from '../bounds/check-answers.ts'
import type { DocumentId } from '../document.ts'
import type { Template } from '../library/template.ts'
import { documentDate } from '../numbering/document-date.ts'
import { parseDocumentNumber } from '../numbering/document-number.ts'
import { readPersonOnPaper } from '../on-paper/person-on-paper.ts'
import { readPeriod } from '../sources/facts/read-period.ts'
import { tellsRecipient } from '../sources/incident/recipient.ts'
import type { IssueRequest, KnownRequest, OfIncident, PreviewRequest } from './document-issuer.ts'
import { lacksPeople } from './named-people.ts'

/** A paper as far as it is typed before «Сформировать» is pressed. */
export type TypedPaper = {
  readonly template: Template
  readonly number: string
  readonly date: LocalDate | null
  /** Everyone who is chosen. */
  readonly employeeIds: readonly EmployeeId[]
  readonly answers: Answers
  readonly incident: OfIncident | null
  /** The microtrauma whose paper it is, and whether the one hurt is no employee; absent for any other. */
  readonly microtrauma?: { readonly id: MicrotraumaId; readonly ofOutsider: boolean } | null
  /** To whom it goes as letters alike, each its own; absent for one paper. */
  readonly letters?: readonly AddresseeKind[]
  /** As in an `IssueRequest`. */
  readonly remember?: Answers
}

/** What both what is known and what is shown are asked by. */
const pickSubject = ({ incident, microtrauma }: TypedPaper) => ({
  incidentId: incident?.id ?? null,
  outsider: incident?.outsider ?? null,
  ...(incident ? { step: incident.step } : {}),
  ...(incident?.addressee ? { addressee: incident.addressee } : {}),
  ...(microtrauma ? { microtraumaId: microtrauma.id } : {}),
})

/** Of what paper the records are asked; null for a form that names no source and whose people they don't name. */
export function askRecords(paper: TypedPaper): KnownRequest | null {
  const { template, date, answers } = paper
  if (
    template.per !== 'register' &&
    template.people === undefined &&
    template.values.every(({ source }) => source === undefined)
  )
    return null
  const asOf = template.asOf && answers[template.asOf]
  const day = typeof asOf === 'string' ? parseLocalDate(asOf) : null
  const [only, ...others] = template.per === 'employee' ? paper.employeeIds : []
  const period = readPeriod(template, answers)
  const { department } = answers
  return {
    templateId: template.id,
    date,
    ...(period ? { period } : {}),
    ...(typeof department === 'string' && department.trim() !== '' ? { department } : {}),
    asOf: day?.ok ? day.value : null,
    employeeId: others.length === 0 ? (only ?? null) : null,
    ...pickSubject(paper),
  }
}

/** What is shown of it, whatever it lacks; of people to get a paper each the first is shown. */
export function askPreview(paper: TypedPaper): PreviewRequest {
  const { template, date, number } = paper
  const named = listAskedPeople(paper)
  return {
    templateId: template.id,
    number,
    date,
    employeeIds: template.per === 'employee' ? named.slice(0, 1) : named,
    answers: pickAnswers(paper),
    ...pickSubject(paper),
  }
}

type Known = {
  readonly today: LocalDate
  readonly isEmployed: (id: number) => boolean
  /** The papers that this one joins: their last number is followed. */
  readonly batch: DocumentId | null
}

/** What is asked for, or all that is missing or can't be taken, by the rules by which papers are issued. */
export function askIssue(
  paper: TypedPaper,
  { today, isEmployed, batch }: Known,
): Result<IssueRequest, readonly FieldError[]> {
  const { template, incident, microtrauma, remember = {} } = paper
  const number = parseDocumentNumber(paper.number)
  const date = documentDate(today)(paper.date)
  const employeeIds = listAskedPeople(paper)
  const errors: FieldError[] = []
  if (!date.ok) errors.push({ field: 'documentDate', ...date.error })
  if (!number.ok) errors.push({ field: 'documentNumber', ...number.error })
  if (!isOfOutsider(paper) && lacksPeople(template, employeeIds)) errors.push(...noOneChosen.errors)
  const checked = checkAnswers(
    keepAskedOnce(paper),
    paper.answers,
    (id) => (isEmployed(id) ? anyone : null),
    paper.date,
  )
  if (!checked.ok) errors.push(...checked.error)
  if (!date.ok || !number.ok || errors.length > 0) return err(errors)
  return ok({
    templateId: template.id,
    number: batch === null ? number.value : null,
    date: date.value,
    employeeIds,
    answers: pickAnswers(paper),
    batch,
    incident,
    ...(microtrauma ? { microtraumaId: microtrauma.id } : {}),
    ...(Object.keys(remember).length > 0 ? { remember } : {}),
  })
}

/** Whether a person works here is asked; what his record lacks, whoever issues the paper tells. */
const anyone = readPersonOnPaper('Работник', 'Работник')

/** Whether it is made of someone injured who is no employee: no one is chosen then. */
export const isOfOutsider = ({ template, incident, microtrauma }: TypedPaper): boolean =>
  template.per === 'employee' && ((incident?.outsider ?? null) !== null || microtrauma?.ofOutsider === true)

const listAskedPeople = (paper: TypedPaper): readonly EmployeeId[] =>
  paper.template.per === 'paper' || isOfOutsider(paper) ? [] : paper.employeeIds

/** Names of the values that each of several papers is filled with by itself: those with a source that no one has typed; of letters to whom each goes. */
export function listLeftToEach({
  template,
  employeeIds,
  answers,
  letters = [],
}: TypedPaper): ReadonlySet<string> {
  if (letters.length > 0)
    return new Set(template.values.flatMap(({ name, source }) => (tellsRecipient(source) ? name : [])))
  const isOfMany = template.per === 'employee' && employeeIds.length > 1
  return new Set(isOfMany ? findUnanswered(template, answers) : [])
}

const findUnanswered = ({ values }: Template, answers: Answers): readonly string[] =>
  values.flatMap(({ name, source }) => (source !== undefined && !(name in answers) ? [name] : []))

/** The form without the values that each paper is filled with by itself. */
function keepAskedOnce(paper: TypedPaper): Template {
  const left = listLeftToEach(paper)
  return { ...paper.template, values: paper.template.values.filter(({ name }) => !left.has(name)) }
}

/** What the records fill is left out until it is there: then whoever issues asks them. */
function pickAnswers(paper: TypedPaper): Answers {
  const { template, answers } = paper
  const left = new Set([...findUnanswered(template, answers), ...listLeftToEach(paper)])
  const given = template.values.filter(({ name }) => !left.has(name))
  return Object.fromEntries(given.map(({ name }) => [name, answers[name] ?? null]))
}
