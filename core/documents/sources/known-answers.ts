import type { Company } from '../../companies/company.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { AddresseeKind } from '../../incidents/addressees/addressee.ts'
import type { Incident, Injured } from '../../incidents/incident.ts'
import type { Microtrauma } from '../../incidents/microtraumas/microtrauma.ts'
import { findUnquestioned, findVictim, joinSaid } from '../../incidents/papers-of-file.ts'
import { type LocalDate, parseLocalDate } from '../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import type { Answers } from '../answers/answers.ts'
import type { Template } from '../library/template.ts'
import { type FactRecords, gatherCommon, gatherOfEmployees } from './facts/gather-facts.ts'
import { gatherJournal } from './facts/gather-journal.ts'
import { gatherOfCompany } from './facts/gather-of-company.ts'
import { gatherOfIncident } from './facts/gather-of-incident.ts'
import type { PlaceOnDay } from './facts/place-on-day.ts'
import { asksEach, fillFromSources, findPeople, needsOf } from './fill-from-sources.ts'
import { tellSaid } from './incident/tell-said.ts'
import { QUESTIONED } from './incident/victims.ts'
import type { KnownAnswers } from './known-answer.ts'
import type { KnownAnswer, SourceFacts } from './source.ts'

/** What a paper is about, as far as the records are asked for it. */
export type PaperAsked = {
  /** Of the document; null while there is none. */
  readonly date: LocalDate | null
  readonly employeeIds: readonly EmployeeId[]
  readonly answers: Answers
  /** The accident whose paper it is; null for any other. */
  readonly incident?: Incident | null
  /** The step of its plan that the paper is issued from; absent for none. */
  readonly step?: string
  /** Whom of the company's addressees it goes to; null: the step's next. */
  readonly addressee?: AddresseeKind | null
  /** Whose paper it is, if they are injured and no employee; no employee is asked for then. */
  readonly outsider?: Injured | null
  /** The microtrauma whose paper it is; null for any other. */
  readonly microtrauma?: Microtrauma | null
}

/** What the records answer: to the papers of all alike, and to the paper of each, what is alike included. */
export type KnownOfPapers = {
  readonly common: KnownAnswers
  readonly each: ReadonlyMap<EmployeeId, KnownAnswers>
  /** Whom a register is about; null where the records don't say. */
  readonly people: KnownAnswer | null
  /** Where people worked on the day that is asked for; none where no source asks for it. */
  readonly places: ReadonlyMap<EmployeeId, PlaceOnDay | undefined>
}

const nothing: KnownOfPapers = { common: {}, each: new Map(), people: null, places: new Map() }

/**
 * What the records answer to the papers of a form, each source asked of the day that the papers are about. Nothing is read for a form
 * that names no source.
 */
export async function gatherKnownAnswers(
  records: FactRecords,
  company: Company,
  template: Template,
  paper: PaperAsked,
): Promise<KnownOfPapers> {
  const { date, employeeIds, answers, incident = null, outsider = null, microtrauma = null } = paper
  const needs = needsOf(template)
  const day = readAskedDay(template, answers) ?? (incident ? takeMomentDay(incident.occurredAt) : date)
  if (day === null) return nothing
  const letter = { form: template.slug, step: paper.step ?? '', addressee: paper.addressee ?? null }
  const asked = { company, day, needs, letter }
  const shared = {
    ...(await gatherCommon(records, asked)),
    ...(microtrauma ? { microtrauma } : {}),
    ...(await gatherOfCompany(records, asked, { template, answers })),
    ...(needs.has('lastAnswers')
      ? { lastAnswers: await records.documents.readLastAnswers(company.id, template.id) }
      : {}),
    ...(needs.has('journal') ? await gatherJournal(records, company, template, answers) : {}),
    ...(incident ? { incident, ...(await gatherOfIncident(records, asked, incident)) } : {}),
  }
  const isEach = template.per === 'employee' && asksEach(needs) && outsider === null
  const victim = incident && outsider === null ? findVictim(incident) : null
  const ids = isEach ? employeeIds : victim === null ? [] : [victim]
  const ofEach = await gatherOfEmployees(records, asked, shared, ids)
  const [own = shared] = ofEach.values()
  const hurt = outsider ?? victim ?? incident?.injured[0] ?? null
  const about = incident && questions(template) ? findUnquestioned(incident) : hurt
  const facts = { ...own, ...pickOfPerson(incident, about) }
  const each = (isEach ? [...ofEach] : []).map(
    ([id, of]) => [id, fillFromSources(template, { ...of, ...pickOfPerson(incident, id) })] as const,
  )
  const places = [...ofEach].map(([id, { employee }]) => [id, employee] as const)
  return {
    ...{ common: fillFromSources(template, facts), each: new Map(each), places: new Map(places) },
    people: findPeople(template, shared),
  }
}

/** Whether a paper of the form questions somebody. */
const questions = ({ values }: Template): boolean => values.some(({ source }) => source === QUESTIONED)

/** What an accident knows of the one whose paper it is: an employee, hurt or not, or an outsider who was. */
function pickOfPerson(incident: Incident | null, of: EmployeeId | Injured | null): Partial<SourceFacts> {
  if (!incident) return {}
  const injured = typeof of === 'number' ? incident.injured.find(({ employeeId }) => employeeId === of) : of
  return injured
    ? { said: tellSaid(incident, injured), injured }
    : { said: joinSaid(incident, of === null ? null : String(of)) }
}

/** The day that a form asks of its records, as it is answered; null where it asks of none, or while there is none. */
export function readAskedDay({ asOf = '' }: Template, answers: Answers): LocalDate | null {
  const given = answers[asOf]
  const day = typeof given === 'string' ? parseLocalDate(given) : null
  return day?.ok ? day.value : null
}
