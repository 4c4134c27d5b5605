import { type EmployeeId, joinFullName } from '@osh/core/employees/employee.ts'
import type { Gone } from '@osh/core/erasure/scrub-journal.ts'
import type { EvidenceOf } from '@osh/core/incidents/evidence/evidence.ts'
import type { Measure } from '@osh/core/measures/measure.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { listMicrotraumas } from '../incidents/microtraumas.ts'
import type { KeptEmployee, State } from '../state.ts'
import { listIncidentsNaming, listMicrotraumasNaming } from './incidents-naming.ts'
import { listPaperIds, listPapersNaming } from './papers-naming.ts'

/**
 * Ids of all that is about the employee, by the journal's words, and texts that name them; of memos those that are about no one else, of
 * the papers of an incident all: its file goes as a whole.
 */
export function listThings(state: State, person: KeptEmployee) {
  const { companyId, id: employeeId } = person
  const isOwn = (one: { readonly companyId: CompanyId; readonly employeeId: EmployeeId }): boolean =>
    one.companyId === companyId && one.employeeId === employeeId
  const obligation = state.obligations.filter(isOwn).map(takeId)
  const own = new Set(obligation)
  const incidents = listIncidentsNaming(state, companyId, employeeId)
  const incident = incidents.map(takeId)
  const inFiles = listPaperIds(incidents)
  const microtrauma = [
    ...new Set([
      ...listMicrotraumasNaming(state, companyId, employeeId).map(takeId),
      ...listMicrotraumas(state, companyId)
        .filter(({ incidentId }) => incidentId !== null && incident.includes(incidentId))
        .map(takeId),
    ]),
  ]
  const order = (state.inspectorOrders ?? [])
    .filter(({ incidentId }) => incidentId !== null && incident.includes(incidentId))
    .map(takeId)
  const isErased = ({ origin }: Measure): boolean => {
    if (origin.is === 'incident') return incident.includes(origin.incidentId)
    if (origin.is === 'plan') return false
    return origin.is === 'microtrauma'
      ? microtrauma.includes(origin.microtraumaId)
      : order.includes(origin.orderId)
  }
  const measure = (state.measures ?? []).filter(isErased).map(takeId)
  const isOfErased = (of: EvidenceOf): boolean => {
    if (of.is === 'step') return incident.includes(of.incidentId)
    return of.is === 'measure' ? measure.includes(of.measureId) : microtrauma.includes(of.microtraumaId)
  }
  const ids = {
    employee: [employeeId],
    obligation,
    'memo-row': obligation,
    completion: state.completions.filter((one) => own.has(one.obligationId)).map(takeId),
    incident,
    microtrauma,
    evidence: (state.evidence ?? []).filter(({ of }) => isOfErased(of)).map(takeId),
    measure,
    'inspector-order': order,
    absence: state.absences.filter(isOwn).map(takeId),
    document: [
      ...listPapersNaming(state, person),
      ...state.documents.filter((one) => one.companyId === companyId && inFiles.has(one.id)),
    ].map(takeId),
    memo: state.memos
      .filter((one) => one.companyId === companyId && one.rows.length > 0)
      .filter(({ rows }) => rows.every((row) => row.employeeId === employeeId))
      .map(takeId),
    responsibility: state.responsibilities
      .filter((one) => one.companyId === companyId)
      .filter(({ terms }) => terms.some((term) => term.employeeId === employeeId))
      .map(takeId),
  }
  const words = [
    joinFullName(person),
    person.snils,
    person.personalPhone,
    person.workMobilePhone,
    person.workPhone,
    person.email,
    person.workEmail,
  ].flatMap((word) => word || [])
  return { ids, words } satisfies Gone
}

const takeId = <Id extends number>({ id }: { readonly id: Id }): Id => id
