import type { DeadlineRow } from '../deadline-tables/deadline-table.ts'
import type { AbsenceDetails } from '../employees/absences/absence.ts'
import { type EmployeeDetails, mapFields } from '../employees/employee-fields.ts'
import type { Evidence } from '../incidents/evidence/evidence.ts'
import type { Incident } from '../incidents/incident.ts'
import type { Lack } from '../incidents/lack.ts'
import type { MicrotraumaDetails, Review } from '../incidents/microtraumas/microtrauma.ts'
import type { MemoRow } from '../memos/memo.ts'
import type { CompletionFact } from '../obligations/completion.ts'
import type { StandingObligation } from '../obligations/standing/standing-obligation.ts'
import type { HiddenKind } from '../rights/membership.ts'

/** As what each field of a record is hidden; null: it is shown to whoever sees the record. A new field compiles once that is said of it. */
type Hiding<R> = Readonly<Record<keyof R, HiddenKind | null>>

const ofEmployee: Hiding<EmployeeDetails> = mapFields((_, { hidden }) => hidden)

/** That an employee is away, and until when, is shown; an illness or a pregnancy is not (`isMedicalAbsence`). */
const ofAbsence: Hiding<AbsenceDetails> = { kind: 'medical', from: null, to: null }

/** How grave it was, who was injured and what happened is told; what they suffered is not. */
const ofIncident: Hiding<Incident> = {
  id: null,
  companyId: null,
  detailsVersion: null,
  injured: null,
  occurredAt: null,
  timeZone: null,
  place: null,
  description: null,
  medicalReportAt: null,
  conclusions: 'medical',
  worsenings: null,
  commission: null,
  extension: null,
  furtherExtension: null,
  interimAct: null,
  faults: null,
  lostDays: 'medical',
  reportedLateAt: null,
  disabilityEndedOn: 'medical',
  finalDiagnosisOn: 'medical',
  done: null,
  answers: null,
  completedOn: null,
  completedDespite: null,
  reopenedBecause: null,
  microtraumaId: null,
  annulled: null,
  said: 'medical',
  papers: null,
}

const ofMicrotrauma: Hiding<MicrotraumaDetails & Review> = {
  injured: null,
  occurredAt: null,
  timeZone: null,
  place: null,
  reportedBy: null,
  reportedAt: null,
  circumstances: null,
  injury: 'medical',
  firstAid: 'medical',
  on: null,
  reviewers: null,
  heard: null,
  causeCode: null,
  causes: null,
  proposals: null,
  measuresTaken: null,
  consequences: 'medical',
  experience: null,
}

/** What explains an obligation beside its fields. */
type Explained = { readonly explanation: unknown; readonly warning: unknown }

/** Of an obligation, a row of a table or of a memo of a medical section: that it is, and when it is due, as long as it keeps no one from work (`hidesDays`). */
const ofExamination: Hiding<
  StandingObligation & DeadlineRow & Omit<CompletionFact, 'date'> & Pick<MemoRow, 'outcome'> & Explained
> = {
  id: null,
  obligationId: null,
  companyId: null,
  employeeId: null,
  fullName: null,
  personnelNumber: null,
  birthDate: null,
  department: null,
  position: null,
  subject: 'medical',
  periodicity: null,
  fixed: null,
  ruleId: 'medical',
  requirementId: null,
  removed: null,
  memo: null,
  baseDate: null,
  registeredOn: null,
  deadline: null,
  closed: null,
  overdue: null,
  away: null,
  retakeBy: 'medical',
  result: 'medical',
  quantity: null,
  outcome: 'medical',
  explanation: 'medical',
  warning: 'medical',
}

/** Of evidence that is of an injury (`isOfInjury`). */
const ofEvidence: Hiding<Evidence> = {
  id: null,
  companyId: null,
  of: null,
  name: 'medical',
  content: 'medical',
  enteredBy: null,
  enteredAt: null,
  withdrawn: 'medical',
}

/** Of what the records lack of a medical section. */
const ofMedicalLack: Hiding<Lack> = { what: 'medical', basis: null, medical: null }

/**
 * What is hidden of each record from whoever does not see all of a company: every way out reads it here. Whole papers and files are
 * decided by `isHiddenPaper` and `isHiddenEvidence`, whole sections by `isHiddenSection`.
 */
export const hiddenFields = {
  employee: ofEmployee,
  absence: ofAbsence,
  incident: ofIncident,
  microtrauma: ofMicrotrauma,
  examination: ofExamination,
  evidence: ofEvidence,
  lack: ofMedicalLack,
} as const

type HiddenFields = typeof hiddenFields

/** The fields of a record that someone is not shown, in the table's order. */
export const listHiddenFields = <R extends keyof HiddenFields>(
  record: R,
  hidden: readonly HiddenKind[],
): readonly (keyof HiddenFields[R])[] =>
  (Object.entries(hiddenFields[record]) as [keyof HiddenFields[R], HiddenKind | null][])
    .filter(([, kind]) => kind !== null && hidden.includes(kind))
    .map(([field]) => field)
