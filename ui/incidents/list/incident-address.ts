import { type IncidentFilter, incidentStates } from '@osh/core/incidents/incident-repository.ts'
import { degrees } from '@osh/core/norms/accidents/degree.ts'

/** The filter that the page's address names; whatever can't be read stands for nothing. */
export const readIncidentAddress = (params: URLSearchParams): IncidentFilter => ({
  search: params.get('search') ?? '',
  state: incidentStates.find((one) => one === params.get('state')) ?? null,
  degree: degrees.find((one) => one === params.get('degree')) ?? null,
})
