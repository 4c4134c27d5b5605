import { type EmployeeId, fullNameOf } from '@osh/core/employees/employee.ts'
import type { Gone } from '@osh/core/erasure/scrub-journal.ts'
import type { EvidenceOf } from '@osh/core/incidents/evidence/evidence.ts'
import type { Measure } from '@osh/core/measures/measure.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { microtraumasOf } from '../incidents/microtraumas.ts'
import type { KeptEmployee, State } from '../state.ts'
import { incidentsNaming, microtraumasNaming } from './incidents-naming.ts'
import { papersNaming, papersOf } from './papers-naming.ts'

/**
 * Ids of all that is about the employee, by the journal's words, and texts that name them; of memos those that are about no one else, of
 * the papers of an incident all: its file goes as a whole.
 */
export function thingsOf(state: State, person: KeptEmployee) {
  const { companyId, id: employeeId } = person
  const isOwn = (one: { readonly companyId: CompanyId; readonly employeeId: EmployeeId }): boolean =>
    one.companyId === companyId && one.employeeId === employeeId
  const obligation = state.obligations.filter(isOwn).map(idOf)
  const own = new Set(obligation)
  const incidents = incidentsNaming(state, companyId, employeeId)
  const incident = incidents.map(idOf)
  const inFiles = papersOf(incidents)
  const microtrauma = [
    ...new Set([
      ...microtraumasNaming(state, companyId, employeeId).map(idOf),
      ...microtraumasOf(state, companyId)
        .filter(({ incidentId }) => incidentId !== null && incident.includes(incidentId))
        .map(idOf),
    ]),
  ]
  const order = (state.inspectorOrders ?? [])
    .filter(({ incidentId }) => incidentId !== null && incident.includes(incidentId))
    .map(idOf)
  const isErased = ({ origin }: Measure): boolean => {
    if (origin.is === 'incident') return incident.includes(origin.incidentId)
    return origin.is === 'microtrauma'
      ? microtrauma.includes(origin.microtraumaId)
      : order.includes(origin.orderId)
  }
  const measure = (state.measures ?? []).filter(isErased).map(idOf)
  const isOfErased = (of: EvidenceOf): boolean => {
    if (of.is === 'step') return incident.includes(of.incidentId)
    return of.is === 'measure' ? measure.includes(of.measureId) : microtrauma.includes(of.microtraumaId)
  }
  const ids = {
    employee: [employeeId],
    obligation,
    'memo-row': obligation,
    completion: state.completions.filter((one) => own.has(one.obligationId)).map(idOf),
    incident,
    microtrauma,
    evidence: (state.evidence ?? []).filter(({ of }) => isOfErased(of)).map(idOf),
    measure,
    'inspector-order': order,
    absence: state.absences.filter(isOwn).map(idOf),
    document: [
      ...papersNaming(state, person),
      ...state.documents.filter((one) => one.companyId === companyId && inFiles.has(one.id)),
    ].map(idOf),
    memo: state.memos
      .filter((one) => one.companyId === companyId && one.rows.length > 0)
      .filter(({ rows }) => rows.every((row) => row.employeeId === employeeId))
      .map(idOf),
    responsibility: state.responsibilities
      .filter((one) => one.companyId === companyId)
      .filter(({ terms }) => terms.some((term) => term.employeeId === employeeId))
      .map(idOf),
  }
  const words = [
    fullNameOf(person),
    person.snils,
    person.personalPhone,
    person.workMobilePhone,
    person.workPhone,
    person.email,
    person.workEmail,
  ].flatMap((word) => word || [])
  return { ids, words } satisfies Gone
}

const idOf = <Id extends number>({ id }: { readonly id: Id }): Id => id
