import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { AddresseeId } from '@osh/core/incidents/addressees/addressee-facts.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { IncidentQuestion } from '@osh/core/incidents/incident-facts.ts'
import { sql } from 'kysely'
import { drawNextId } from '../next-ids.ts'
import type { Work } from '../transact.ts'
import { readIncidents } from './incident-rows.ts'

export const answerIncidents = (work: Work): LateAnswers<IncidentQuestion> => ({
  incident: async ({ companyId, id }) => {
    const [known] = await readIncidents(work, companyId, sql`i.id = ${id} for no key update of i`)
    return known ?? null
  },
  'new-incident-id': () => drawNextId<IncidentId>(work, 'incidents'),
  'new-addressee-id': () => drawNextId<AddresseeId>(work, 'incident_addressees'),
})
