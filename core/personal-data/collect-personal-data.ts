import type { JournalLine } from '../commands/journal.ts'
import type { DepartmentRepository } from '../departments/department-repository.ts'
import type { Document } from '../documents/document.ts'
import type { Absence } from '../employees/absences/absence.ts'
import type { AbsenceRepository } from '../employees/absences/absence-repository.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { EmployeeRepository } from '../employees/employee-repository.ts'
import type { EmployeeWithStates } from '../employees/shortage.ts'
import type { Evidence } from '../incidents/evidence/evidence.ts'
import type { EvidenceQueries } from '../incidents/evidence/evidence-repository.ts'
import type { Incident } from '../incidents/incident.ts'
import {
  deriveMicrotraumaState,
  type Microtrauma,
  type MicrotraumaState,
  type NamedInRecord,
} from '../incidents/microtraumas/microtrauma.ts'
import type { KeptMail } from '../mail/mail.ts'
import type { Measure } from '../measures/measure.ts'
import type { Memo } from '../memos/memo.ts'
import type { MemoRepository } from '../memos/memo-repository.ts'
import type { Completion } from '../obligations/completion.ts'
import type { ObligationRepository } from '../obligations/obligation-repository.ts'
import type { StandingObligation } from '../obligations/standing/standing-obligation.ts'
import type { SentOfPerson } from '../registry/registry-set.ts'
import type { Term } from '../responsibilities/responsibility.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import { type OwnEvidence, type OwnIncident, tellOwnEvidence, tellOwnIncident } from './own-incident.ts'

/** What is kept of an employee where no list of a page looks for it. */
export interface PersonalTraces {
  /** Completions of all that the employee has to do, the latest first. */
  listCompletions(companyId: CompanyId, id: EmployeeId): Promise<readonly Completion[]>
  /** What the journal says of the employee and what is theirs (`keepOwnChanges`), oldest first. */
  listJournal(companyId: CompanyId, id: EmployeeId): Promise<readonly JournalLine[]>
  /** Every incident in which the employee was injured, or in whose commission they are, oldest first. */
  listIncidentsNaming(companyId: CompanyId, id: EmployeeId): Promise<readonly Incident[]>
  /** Every microtrauma in which the employee was injured, of which they told, or which they reviewed, oldest first. */
  listMicrotraumasNaming(companyId: CompanyId, id: EmployeeId): Promise<readonly Microtrauma[]>
  /** Every measure that the employee answers for, removed ones too, oldest first. */
  listMeasures(companyId: CompanyId, id: EmployeeId): Promise<readonly Measure[]>
  /** Every term of the employee in any role, the latest first. */
  listTerms(companyId: CompanyId, id: EmployeeId): Promise<readonly Term[]>
  /** Every document that names the employee, as one it is about or in an answer, oldest first. */
  listPapersNaming(companyId: CompanyId, id: EmployeeId): Promise<readonly Document[]>
  /** What was told of the employee to the register of the trained, oldest first. */
  listSent(companyId: CompanyId, id: EmployeeId): Promise<readonly SentOfPerson[]>
  /** Every mail to the employee, by who it is or by an address of theirs, oldest first. */
  listMailsTo(companyId: CompanyId, id: EmployeeId): Promise<readonly KeptMail[]>
}

/** Port: all that is kept of an employee as a file, at an address that a new tab can open for the next minute. */
export interface PersonalFiles {
  makeLink(companyId: CompanyId, id: EmployeeId): Promise<Result<string, NotFound>>
  /** The same of the person who is signed in, at an address in the browser's memory. */
  makeOwnLink(): Promise<Result<string, never>>
  /** All that a company owns, for its owner. */
  makeCompanyLink(companyId: CompanyId): Promise<Result<string, NotFound>>
}

/** A microtrauma as one of its people is told of it: what was hurt and what came of it is told to the one injured alone. */
export type OwnMicrotrauma = Pick<Microtrauma, 'occurredAt' | 'place' | 'reportedAt'> & {
  readonly state: MicrotraumaState
  /** Null for one who told of it or reviewed it. */
  readonly own:
    | (Pick<Microtrauma, 'circumstances' | 'injury' | 'firstAid' | 'review' | 'annulled' | 'incidentId'> & {
        readonly injured: NamedInRecord
        readonly evidence: readonly OwnEvidence[]
      })
    | null
}

/** A memo with the employee's rows alone. */
export type OwnMemo = Pick<Memo, 'number' | 'section' | 'formedOn' | 'fullName' | 'canceled'> &
  Pick<Memo, 'reportApprovedOn' | 'registeredOn' | 'rows'>

/** All that is kept of an employee. */
export type PersonalData = {
  readonly employee: EmployeeWithStates
  readonly department: string
  readonly obligations: readonly (StandingObligation & { readonly completions: readonly Completion[] })[]
  readonly memos: readonly OwnMemo[]
  readonly documents: readonly Document[]
  readonly responsibilities: readonly Term[]
  readonly absences: readonly Absence[]
  readonly incidents: readonly OwnIncident[]
  readonly microtraumas: readonly OwnMicrotrauma[]
  readonly measures: readonly Measure[]
  readonly registry: readonly SentOfPerson[]
  readonly mails: readonly KeptMail[]
  readonly journal: readonly JournalLine[]
}

type Sources = {
  readonly employees: EmployeeRepository
  readonly departments: DepartmentRepository
  readonly obligations: ObligationRepository
  readonly memos: MemoRepository
  readonly absences: AbsenceRepository
  readonly evidence: Pick<EvidenceQueries, 'list'>
}

/** Rows of a page of memos. */
const MEMOS = 200

/**
 * Collects what is kept of an employee, for the employee themselves.
 *
 * Law: 152-ФЗ, ст. 14: a person is told what is kept of them.
 */
export async function collectPersonalData(
  records: Sources,
  traces: PersonalTraces,
  companyId: CompanyId,
  id: EmployeeId,
): Promise<Result<PersonalData, NotFound>> {
  const employee = await records.employees.get(companyId, id)
  if (!employee.ok) return employee
  const departments = await records.departments.list(companyId)
  const completions = await traces.listCompletions(companyId, id)
  const ofObligation = Map.groupBy(completions, ({ obligationId }) => obligationId)
  const obligations = await records.obligations.list(companyId, { employeeId: id })
  return ok({
    employee: employee.value,
    department: departments.find((one) => one.id === employee.value.departmentId)?.name ?? '',
    obligations: obligations.map((one) => ({ ...one, completions: ofObligation.get(one.id) ?? [] })),
    memos: await listMemosWith(records, companyId, id),
    documents: await traces.listPapersNaming(companyId, id),
    responsibilities: await traces.listTerms(companyId, id),
    registry: await traces.listSent(companyId, id),
    absences: await records.absences.list(companyId, { employeeId: id }),
    incidents: await listIncidentsWith(records, await traces.listIncidentsNaming(companyId, id), id),
    microtraumas: await listMicrotraumasWith(records, await traces.listMicrotraumasNaming(companyId, id), id),
    measures: await traces.listMeasures(companyId, id),
    mails: await traces.listMailsTo(companyId, id),
    journal: await traces.listJournal(companyId, id),
  })
}

async function listIncidentsWith(
  { evidence }: Sources,
  incidents: readonly Incident[],
  id: EmployeeId,
): Promise<readonly OwnIncident[]> {
  const told: OwnIncident[] = []
  for (const incident of incidents)
    told.push(
      tellOwnIncident(
        incident,
        await evidence.list(incident.companyId, { is: 'incident', incidentId: incident.id }),
        id,
      ),
    )
  return told
}

async function listMicrotraumasWith(
  { evidence }: Sources,
  microtraumas: readonly Microtrauma[],
  id: EmployeeId,
): Promise<readonly OwnMicrotrauma[]> {
  const told: OwnMicrotrauma[] = []
  for (const one of microtraumas) {
    const holder = { is: 'microtrauma', microtraumaId: one.id } as const
    told.push(tellOfMicrotrauma(one, await evidence.list(one.companyId, holder), id))
  }
  return told
}

function tellOfMicrotrauma(one: Microtrauma, files: readonly Evidence[], id: EmployeeId): OwnMicrotrauma {
  const { occurredAt, place, reportedAt, injured } = one
  const { circumstances, injury, firstAid, review, annulled, incidentId } = one
  const evidence = files.map(tellOwnEvidence)
  const own = { injured, circumstances, injury, firstAid, review, annulled, incidentId, evidence }
  const state = deriveMicrotraumaState(one)
  return { occurredAt, place, reportedAt, state, own: injured.employeeId === id ? own : null }
}

async function listMemosWith(
  { memos }: Sources,
  companyId: CompanyId,
  id: EmployeeId,
): Promise<readonly OwnMemo[]> {
  const found: OwnMemo[] = []
  for (let page = 1, more = true; more; page += 1) {
    const { items, total } = await memos.list(companyId, { page, limit: MEMOS, section: null, status: null })
    for (const {
      number,
      section,
      formedOn,
      fullName,
      canceled,
      reportApprovedOn,
      registeredOn,
      rows,
    } of items) {
      const own = rows.filter(({ employeeId }) => employeeId === id)
      const told = { number, section, formedOn, fullName, canceled, reportApprovedOn, registeredOn }
      if (own.length > 0) found.push({ ...told, rows: own })
    }
    more = items.length > 0 && page * MEMOS < total
  }
  return found
}
