import type { EmployeeId } from '../employees/employee.ts'
import { type Degree, isGroup, type Severity } from '../norms/accidents/degree.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'

/** Answers to papers of an accident, by the names under which they are kept. */
export type Said = Readonly<Record<string, unknown>>

/** What only a person could say of an accident, asked by one of its papers: the next ones have it. */
export type SaidOfIncident = {
  readonly common: Said
  /** By `keyInjured`. */
  readonly injured: Readonly<Record<string, Said>>
}

/** What one paper says: of the whole accident, of the one whom it is about, and in a table of everyone injured by name. */
export type SaidInPaper = {
  readonly common: Said
  readonly injured: Said
  readonly named?: Readonly<Record<string, Said>>
  /** The eyewitness whom it questions, as acts name one; absent for any other paper. */
  readonly eyewitness?: string
}

/** A paper of the file that was issued by the service (документ дела). */
export type IncidentPaper = {
  /** Of the archive. */
  readonly documentId: number
  /** The form's lasting name. */
  readonly form: string
  /** The key of the step that it was issued from; '' for none. */
  readonly step: string
  readonly title: string
  readonly number: string
  readonly date: LocalDate
  /** Whose paper it is by name; absent for one of the whole accident. */
  readonly about?: string
  /** It was annulled since: the step is without it again. */
  readonly annulled?: true
}

/** What an accident keeps of its papers. */
export type IncidentFile = { readonly said: SaidOfIncident; readonly papers: readonly IncidentPaper[] }

export const emptyFile: IncidentFile = { said: { common: {}, injured: {} }, papers: [] }

/** Whom a paper of the whole accident is about: the first of the company's own; null where outsiders alone were injured. */
export const findVictim = ({
  injured,
}: {
  readonly injured: readonly { readonly employeeId: EmployeeId | null }[]
}): EmployeeId | null => injured.find(({ employeeId }) => employeeId !== null)?.employeeId ?? null

/** Under what the file keeps what is said of someone injured: the employee's id, or an outsider's name with their employer. */
export const keyInjured = ({ employeeId, fullName, employer }: NamedInjured): string =>
  employeeId === null ? `${fullName}/${employer}`.toLowerCase() : String(employeeId)

type NamedInjured = {
  readonly employeeId: EmployeeId | null
  readonly fullName: string
  readonly employer: string
}

/** All that was said of the accident, and of the one of that key; null for no one. */
export const joinSaid = (
  {
    said,
    lostDays = {},
  }: Pick<IncidentFile, 'said'> & { readonly lostDays?: Readonly<Record<string, number>> },
  key: string | null,
): Said => ({
  ...said.common,
  ...(key === null ? {} : said.injured[key]),
  ...(key === null || lostDays[key] === undefined ? {} : { days: lostDays[key] }),
})

/** The papers that hold. */
export const listValidPapers = ({ papers }: Pick<IncidentFile, 'papers'>): readonly IncidentPaper[] =>
  papers.filter(({ annulled }) => !annulled)

/** Whether a letter by the form has gone from the step to them; one that was annulled has not. */
export const isSentTo = (
  file: Pick<IncidentFile, 'papers'>,
  letter: Pick<IncidentPaper, 'form' | 'step'>,
  name: string,
): boolean =>
  listValidPapers(file).some(
    ({ form, step, about }) => form === letter.form && step === letter.step && about === name,
  )

/** The file once the paper is annulled: it stays in it, marked. */
export const withoutPaper = ({ said, papers }: IncidentFile, documentId: number): IncidentFile => ({
  said,
  papers: papers.map((paper) => (paper.documentId === documentId ? { ...paper, annulled: true } : paper)),
})

/** The file with one more paper, and with what was said in it; of two injured of one name each gets what is said by it. */
export function withPaper(
  { said, papers, injured: people }: IncidentFile & { readonly injured: readonly NamedInjured[] },
  paper: IncidentPaper,
  { common, injured, named = {}, eyewitness }: SaidInPaper,
  key: string | null,
): IncidentFile {
  const ofEach: Record<string, Said> = { ...said.injured }
  const say = (of: string, more: Said): void => {
    ofEach[of] = { ...ofEach[of], ...more }
  }
  for (const one of people) {
    const more = named[one.fullName]
    if (more) say(keyInjured(one), more)
  }
  if (key !== null) say(key, injured)
  const witnesses = eyewitness === undefined ? {} : { witnesses: addEyewitness(said.common, eyewitness) }
  return {
    papers: [...papers, paper],
    said: { common: { ...said.common, ...common, ...witnesses }, injured: ofEach },
  }
}

/** Each once, in the order in which they are questioned. */
function addEyewitness({ witnesses }: Said, one: string): string {
  const said = typeof witnesses === 'string' && witnesses !== '' && witnesses !== 'нет' ? witnesses : null
  return said === null ? one : said.includes(one) ? said : `${said}; ${one}`
}

/** The form by which people are questioned, each on a paper of their own. */
export const INTERVIEW = 'accident-interview-form-8'

/** The act Н-1ЧС: an accident in an emergency is held to be one at work while its investigation goes on. Law: order 223н, п. 21.1. */
export const EMERGENCY_ACT = 'accident-interim-act-n1chs'

/** The first of those injured whom no paper has questioned yet, and who can be; null for no one. Law: order 223н, form № 8. */
export const findUnquestioned = <I extends { readonly fullName: string; readonly severity: Severity }>({
  injured,
  papers,
}: Pick<IncidentFile, 'papers'> & { readonly injured: readonly I[] }): I | null =>
  injured.find(
    ({ fullName, severity }) =>
      severity !== 'fatal' &&
      !listValidPapers({ papers }).some(({ form, about }) => form === INTERVIEW && about === fullName),
  ) ?? null

/**
 * The forms of the library that a step's papers are made by, in the order in which they are needed.
 * Law: приказ Минтруда России от 20.04.2022 № 223н, appendix № 2.
 */
export const formsOfStep: Readonly<Record<string, readonly string[]>> = {
  'keep-scene': ['accident-scene-scheme'],
  'medical-report': ['accident-severity-request'],
  worse: ['accident-notice-form-1', 'accident-category-change-notice'],
  'worse-fatal': ['accident-notice-form-1', 'accident-category-change-notice'],
  'tell-sfr': ['accident-sfr-notice'],
  notify: ['accident-notice-form-1'],
  relatives: ['accident-relatives-notice'],
  commission: ['accident-commission-order', 'accident-victim-notice'],
  outsiders: ['accident-representative-request'],
  inspect: ['accident-inspection-form-9'],
  interview: [INTERVIEW, 'accident-explanation-refusal-act'],
  prolongation: ['accident-prolongation', 'accident-prolongation-notice'],
  'further-prolongation': ['accident-further-prolongation-notice'],
  meet: ['accident-meeting-protocol', 'accident-special-opinion'],
  'interim-act': ['accident-meeting-protocol', 'accident-interim-act-n1s'],
  'send-interim-act': ['accident-covering-letter'],
  'send-emergency-act': ['accident-covering-letter'],
  'send-annulment': ['accident-interim-act-annulment', 'accident-covering-letter'],
  'act-n1': ['accident-act-n1'],
  'act-unrelated': ['accident-investigation-act-form-5'],
  'form-5': ['accident-investigation-act-form-5'],
  register: ['journal-accidents-form-11'],
  'send-form-5': ['accident-covering-letter'],
  'send-sfr': ['accident-materials-letter'],
  'send-unrelated': ['accident-covering-letter'],
  measures: ['accident-measures-order'],
  consequences: ['accident-consequences-form-10'],
  keep: ['accident-inventory'],
}

/** Of what kind an accident is, as far as its forms go by that. */
type KindOfAccident = {
  readonly degree: Degree
  /** The employer's main activity; null while no one has said it. */
  readonly okved: string | null
  /** Whether there is an order on the commission. */
  readonly hasOrder: boolean
}

/** ОКВЭД ОК 029-2014, 93.1: sport. */
const SPORT = '93.1'

/**
 * The forms that a step offers for such an accident: with those of order 223н that few ever need.
 *
 * Law: приказ Минтруда России от 20.04.2022 № 223н, п. 14 (act Н-1ПС of an athlete), п. 21.1 (act Н-1ЧС of an emergency), п. 18 (form 6: someone is thought to have died where
 * no one could see it), п. 23 (a member of the commission is replaced by a change of its order).
 */
export const listFormsAt = (step: string, { degree, okved, hasOrder }: KindOfAccident): readonly string[] => [
  ...(formsOfStep[step] ?? []),
  ...(step === 'commission' && hasOrder ? ['accident-commission-change-order'] : []),
  ...(step === 'act-n1' && okved?.startsWith(SPORT) ? ['accident-act-n1ps'] : []),
  ...(step === 'meet' && isGroup(degree) ? [EMERGENCY_ACT] : []),
  ...(step === 'form-5' && (degree === 'fatal' || degree === 'fatalGroup')
    ? ['accident-missing-act-form-6']
    : []),
]

/** By which forms an accident is an accident at work: the papers that quote the act mean either. */
export const isAct = ({ form }: Pick<IncidentPaper, 'form'>): boolean =>
  form === 'accident-act-n1' || form === 'accident-act-n1ps'

/** The last act that holds of the one of that name; one that names no one is everyone's. */
export const findActOf = (file: Pick<IncidentFile, 'papers'>, fullName: string): IncidentPaper | null =>
  listValidPapers(file).findLast(
    (paper) => isAct(paper) && (paper.about === undefined || paper.about === fullName),
  ) ?? null

/** Forms that are drawn up once for everyone injured, though they name one: the others are in its table. */
export const formsOfAll: ReadonlySet<string> = new Set(['accident-investigation-act-form-5'])

/** Forms that go to each addressee of their step. */
export const formsToAddressees: ReadonlySet<string> = new Set([
  'accident-notice-form-1',
  'accident-representative-request',
  'accident-covering-letter',
  'accident-category-change-notice',
])
