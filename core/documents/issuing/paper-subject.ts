import type { CompanyId } from '../../companies/company.ts'
import type { Incident, IncidentId } from '../../incidents/incident.ts'
import type { Microtrauma } from '../../incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaId } from '../../incidents/microtraumas/microtrauma-id.ts'
import type { IssueNeeds } from './issue-needs.ts'

/** What a paper is about, as it is now; null for a paper of none. */
export type PaperSubject = { readonly incident: Incident | null; readonly microtrauma: Microtrauma | null }

type Named = { readonly incidentId?: IncidentId | null; readonly microtraumaId?: MicrotraumaId | null }

/** What a paper that is only looked at is about: one that isn't there is none. */
export async function findSubject(
  { incidents, microtraumas }: Pick<IssueNeeds, 'incidents' | 'microtraumas'>,
  companyId: CompanyId,
  { incidentId = null, microtraumaId = null }: Named,
): Promise<PaperSubject> {
  const incident = incidentId === null ? null : await incidents.get(companyId, incidentId)
  const microtrauma = microtraumaId === null ? null : await microtraumas.get(companyId, microtraumaId)
  return {
    incident: incident?.ok ? incident.value : null,
    microtrauma: microtrauma?.ok ? microtrauma.value : null,
  }
}
