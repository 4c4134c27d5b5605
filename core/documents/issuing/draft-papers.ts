import type { Company } from '../../companies/company.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { noOneChosen } from '../../employees/no-one-chosen.ts'
import { compareInRussian } from '../../shared/names/russian-order.ts'
import { type FieldError, type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Answers } from '../answers/answers.ts'
import type { FormValue } from '../answers/form-values.ts'
import type { MissingValue } from '../answers/missing-values.ts'
import { listEmployeesInAnswers } from '../answers/people-in-answers.ts'
import { checkAnswers, refuseMissingValue } from '../bounds/check-answers.ts'
import type { DocumentEmployee } from '../document.ts'
import type { Template } from '../library/template.ts'
import { printDocumentNumber } from '../numbering/document-number.ts'
import { readPeopleOnPaper } from '../on-paper/people-on-paper.ts'
import { nameOnPaper, type PersonOnPaper } from '../on-paper/person-on-paper.ts'
import type { OwnFormFile } from '../own-forms/own-form.ts'
import type { AnswerCode } from '../refusal-codes.ts'
import { type FilledMark, makeFilledMarks } from '../sources/fill-from-sources.ts'
import { answerPapers, givePlace } from './answer-papers.ts'
import type { IssueRequest } from './document-issuer.ts'
import type { PaperData } from './form-press.ts'
import type { IssueNeeds } from './issue-needs.ts'
import { lacksPeople } from './named-people.ts'
import { findOutsider, makeOutsiderOnPaper } from './outsider-on-paper.ts'
import type { PaperSubject } from './paper-subject.ts'

/** One paper before it has a number, and whom it names. */
export type Draft = {
  readonly data: Omit<PaperData, 'document'>
  readonly employees: readonly DocumentEmployee[]
  /** What was answered to the form's values, for the next paper of the form to begin with. */
  readonly answers: Answers
  /** Which of them the records knew, from where, and what of it a person changed. */
  readonly filled: Readonly<Record<string, FilledMark>>
  /** The company's own form that it is made by; null: the library's. */
  readonly own: OwnFormFile | null
}

type DraftCode = AnswerCode | 'employee/required' | 'employee/unknown'

/** Lines of one refusal; whoever asks for more people than that lack something asks in parts. */
const MOST_REFUSED = 5000

/**
 * Every paper of the request, or everything that any of them lacks: what is about one of the people asked for carries his row among
 * them, and only they are in the way of the papers of the others.
 */
export async function draftPapers(
  needs: IssueNeeds,
  company: Company,
  template: Template,
  request: IssueRequest,
  subject: PaperSubject,
): Promise<Result<readonly Draft[], FieldErrors<DraftCode>>> {
  const { press, staff, ownForms } = needs
  const { step = '', addressee = null, outsider: row } = request.incident ?? {}
  const outsider = findOutsider(template, subject, row)
  const named = template.per === 'paper' || outsider ? [] : [...new Set(request.employeeIds)]
  if (!outsider && lacksPeople(template, named)) return err(noOneChosen)
  const answered = await answerPapers(needs, company, template, {
    ...request,
    ...subject,
    employeeIds: named,
    step,
    addressee,
    outsider,
  })
  const ids = [...named, ...answered.flatMap(({ answers }) => listEmployeesInAnswers(template, answers))]
  const people = await readPeopleOnPaper(staff, company.id, ids)
  const errors: FieldError<DraftCode>[] = named
    .filter((id) => !people.has(id))
    .map((id) => ({ field: 'employeeIds', row: request.employeeIds.indexOf(id), code: 'employee/unknown' }))
  const own = await ownForms.findInUse(company.id, template.id)
  const drafts: Draft[] = []
  for (const { of, place, answers, known } of answered) {
    const values = checkAnswers(template, answers, (id) => people.get(id) ?? null, request.date)
    if (!values.ok) errors.push(...values.error.map((one) => assignToRow(one, of, answered.length, request)))
    else
      for (const draft of listDrafts(
        template,
        { company, values: values.value },
        of ? [of] : named,
        givePlace(people, of, place),
        outsider && makeOutsiderOnPaper(outsider),
      ))
        drafts.push({
          ...draft,
          answers: pickAnswers(template, answers),
          filled: makeFilledMarks(known, answers),
          own,
        })
  }
  if (errors.some(({ row }) => row === undefined)) return err(refuse(errors))
  const sample = { number: printDocumentNumber({ integer: 1, letter: '' }), date: request.date }
  const missing: MissingValue[] = []
  for (const { data } of drafts) {
    const lacking = await press.listMissing(template, { ...data, document: sample }, own)
    missing.push(...lacking.map((one) => ({ ...one, ...findWhoLacks(one, data) })))
  }
  errors.push(...refuseMissingValues(missing, template.per === 'paper' ? [] : request.employeeIds).errors)
  return errors.length > 0 ? err(refuse(errors)) : ok(drafts.toSorted(compareByNames))
}

/** A paper for each goes in Russian order. */
const compareByNames = ({ employees: [a] }: Draft, { employees: [b] }: Draft): number =>
  a && b ? compareInRussian(a.fullName, b.fullName) || a.id - b.id : 0

/** What is wrong with an answer that the request gives is wrong with every paper; what the records gave is one person's. */
function assignToRow<E extends FieldError<AnswerCode>>(
  error: E,
  of: EmployeeId | null,
  papers: number,
  { answers, employeeIds }: IssueRequest,
): E {
  const isGiven = error.field.slice('values.'.length) in answers
  return of === null || isGiven || papers === 1 ? error : { ...error, row: employeeIds.indexOf(of) }
}

const pickAnswers = ({ values }: Template, answers: Answers): Answers =>
  Object.fromEntries(values.map(({ name }) => [name, answers[name] ?? null]))

/** What all papers lack comes first. */
const refuse = (errors: readonly FieldError<DraftCode>[]): FieldErrors<DraftCode> => ({
  code: 'fields',
  errors: errors.toSorted((a, b) => (a.row ?? -1) - (b.row ?? -1)).slice(0, MOST_REFUSED),
})

/** Each once, however many papers lack it; of whoever is one of `ids` with his row. */
export const refuseMissingValues = (
  missing: readonly MissingValue[],
  ids: readonly EmployeeId[] = [],
): FieldErrors<'document/value-missing'> => {
  const once = new Map(missing.map((one) => [`${one.name} ${one.employeeId ?? one.label}`, one]))
  return fieldErrors(
    ...[...once.values()].map((one) => {
      const row = isOfRow(one) && one.employeeId !== undefined ? ids.indexOf(one.employeeId) : -1
      return { ...refuseMissingValue(one), ...(row < 0 ? {} : { row }) }
    }),
  )
}

/** An answer stays the same for all papers, whomever it names. */
const isOfRow = ({ name }: MissingValue): boolean => !name.startsWith('values.')

/** Whose paper lacks it, or whose record, if an answer names him. */
function findWhoLacks(
  { name, employeeId }: MissingValue,
  { employee, values }: Omit<PaperData, 'document'>,
): Pick<MissingValue, 'employeeId'> {
  const [root, value = '', part] = name.split('.')
  const id =
    employeeId ??
    (root === 'employee'
      ? employee?.id
      : root === 'values'
        ? findPersonIn(values[value], part)?.id
        : undefined)
  return id === undefined ? {} : { employeeId: id }
}

function findPersonIn(value: FormValue | undefined, part: string | undefined): PersonOnPaper | null {
  if (value?.type === 'person') return value.person
  if (value?.type !== 'commission') return null
  return part === 'secretary' ? value.commission.secretary : part === 'chair' ? value.commission.chair : null
}

/** What the papers of a request are made of, each with whom it names. */
export function listDrafts(
  { per }: Template,
  common: Pick<PaperData, 'company' | 'values'>,
  ids: readonly EmployeeId[],
  people: ReadonlyMap<number, PersonOnPaper>,
  outsider: PersonOnPaper | null = null,
): readonly Pick<Draft, 'data' | 'employees'>[] {
  if (outsider) return [{ data: { ...common, employee: outsider, employees: [] }, employees: [] }]
  const named = ids
    .flatMap((id) => {
      const person = people.get(id)
      return person ? [{ id, person, fullName: nameOnPaper(person) }] : []
    })
    .toSorted((a, b) => compareInRussian(a.fullName, b.fullName) || a.id - b.id)
  if (per === 'employee')
    return named.map(({ id, fullName, person }) => ({
      data: { ...common, employee: person, employees: [] },
      employees: [{ id, fullName }],
    }))
  const employees = named.map(({ id, fullName }) => ({ id, fullName }))
  return [{ data: { ...common, employee: null, employees: named.map(({ person }) => person) }, employees }]
}
