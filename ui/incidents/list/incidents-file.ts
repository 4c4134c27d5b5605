import type { Incident } from '@osh/core/incidents/incident.ts'
import { deriveIncidentState } from '@osh/core/incidents/incident-repository.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { degreeWords, describeDue, incidentStateWords } from '@osh/core/wording/incidents.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { incidentTexts as texts } from '../texts.ts'
import type { IncidentListStore } from './incident-list-store.ts'
import { listTexts } from './texts.ts'

const { heads } = listTexts

const listColumns = (store: IncidentListStore): readonly Column<Incident>[] => [
  { head: heads.injured, text: ({ injured }) => injured.map(({ fullName }) => fullName).join(', ') },
  { head: heads.happened, moment: ({ occurredAt }) => occurredAt },
  { head: texts.fields.place, text: ({ place }) => place },
  { head: texts.fields.description, text: ({ description }) => description },
  { head: heads.degree, text: (incident) => degreeWords[deriveIncidentDegree(incident)] },
  { head: listTexts.state, text: (incident) => incidentStateWords[deriveIncidentState(incident)] },
  {
    head: heads.next,
    text: (incident) => {
      const next = incident.completedOn === null ? store.findNextStep(incident) : null
      return next && describeDue(next.due, next.deadline)
    },
  },
  { head: heads.completed, day: ({ completedOn }) => completedOn },
]

/** The accidents as they are filtered, all of them. */
export const makeIncidentsFile = async (store: IncidentListStore): Promise<TableFile> =>
  makeTableFile(listTexts.title, listColumns(store), await store.readAll())
