import type { EmployeeId } from '../employees/employee.ts'
import type { Evidence } from '../incidents/evidence/evidence.ts'
import type { CommissionMember, Incident, MedicalConclusion } from '../incidents/incident.ts'
import type { Said } from '../incidents/papers-of-file.ts'
import type { Severity } from '../norms/accidents/degree.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'

/** What is kept of whoever was injured. */
export type OwnInjury = Pick<Incident, 'medicalReportAt' | 'worsenings' | 'reportedLateAt'> &
  Pick<Incident, 'disabilityEndedOn' | 'finalDiagnosisOn'> & {
    /** Null while none has come. */
    readonly conclusion: MedicalConclusion | null
    /** What papers were told of them: a clinic, a diagnosis. */
    readonly said: Said
    readonly evidence: readonly OwnEvidence[]
  }

export type OwnEvidence = Pick<Evidence, 'id' | 'of' | 'name' | 'content' | 'enteredAt' | 'withdrawn'>

/** An incident as one of its people is told of it: nothing of the others. */
export type OwnIncident = Pick<Incident, 'occurredAt' | 'place' | 'description' | 'completedOn'> & {
  /** Why it was annulled and when; null while it holds. */
  readonly annulled: { readonly reason: string; readonly at: Instant } | null
  /** Null for one of the commission. */
  readonly severity: Severity | null
  readonly injury: OwnInjury | null
  /** Their part in the commission; null for none. */
  readonly commission: {
    readonly orderNumber: string
    readonly orderDate: LocalDate
    readonly post: string
    readonly isChair: boolean
  } | null
  /** Named as directly charged with safety at the site. */
  readonly isCharged: boolean
}

/** The steps whose files are about whoever was injured: medical reports and the act that is handed over to them. */
const stepsAboutInjured = ['medical-report', 'severity', 'act-n1', 'hand-over', 'consequences']

/**
 * An incident for the employee. Where several were injured no file is given: whose it is no one has said. Other files of an investigation
 * have other people in them; issued papers that name the employee are given as papers.
 *
 * Law: 152-ФЗ, ст. 14: not where it would infringe the rights of others.
 */
export function tellOwnIncident(
  incident: Incident,
  evidence: readonly Evidence[],
  id: EmployeeId,
): OwnIncident {
  const { occurredAt, place, description, completedOn, injured, annulled } = incident
  const own = injured.find(({ employeeId }) => employeeId === id)
  const files = injured.length > 1 ? [] : evidence.filter(isAboutInjured)
  return {
    ...{ occurredAt, place, description, completedOn, severity: own?.severity ?? null },
    annulled: annulled && { reason: annulled.reason, at: annulled.at },
    injury: own ? tellInjury(incident, files, id) : null,
    commission: partOf(incident, id),
    isCharged: (incident.commission?.chargedWithSafety ?? []).some(({ employeeId }) => employeeId === id),
  }
}

const isAboutInjured = ({ of }: Evidence): boolean => of.is === 'step' && stepsAboutInjured.includes(of.step)

/** Evidence without who brought it in. */
export const tellOwnEvidence = ({ id, of, name, content, enteredAt, withdrawn }: Evidence): OwnEvidence => ({
  ...{ id, of, name, content, enteredAt, withdrawn },
})

const tellInjury = (incident: Incident, files: readonly Evidence[], id: EmployeeId): OwnInjury => ({
  ...{ medicalReportAt: incident.medicalReportAt, worsenings: incident.worsenings },
  ...{ reportedLateAt: incident.reportedLateAt, disabilityEndedOn: incident.disabilityEndedOn },
  finalDiagnosisOn: incident.finalDiagnosisOn,
  conclusion: incident.conclusions[id] ?? null,
  said: incident.said.injured[id] ?? {},
  evidence: files.map(tellOwnEvidence),
})

function partOf({ commission }: Incident, id: EmployeeId): OwnIncident['commission'] {
  if (!commission) return null
  const { orderNumber, orderDate, chair, members } = commission
  const isOwn = ({ employeeId }: CommissionMember): boolean => employeeId === id
  const own = [chair, ...members].find(isOwn)
  return own ? { orderNumber, orderDate, post: own.post, isChair: own === chair } : null
}
