import type { Incident } from '@osh/core/incidents/incident.ts'
import { planInvestigation } from '@osh/core/incidents/plan.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { day } from './examples.ts'
import { changedBy, moment } from './incidents-example.ts'

/** Changes at 18:00 in Moscow of that day. */
export const on = (date: string) => (patch: Input, kept: Incident) =>
  changedBy(patch, kept, `${date}T15:00:00Z`)
export const accept = (result: ReturnType<typeof changedBy>): Incident => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.answer
}
export const keysOf = (incident: Incident, now: string) =>
  planInvestigation(incident, moment(now)).steps.map(({ key }) => key)
export const dueOf = (incident: Incident, key: string) =>
  planInvestigation(incident, moment('2026-11-20T12:00')).steps.find((step) => step.key === key)?.due

export const outsider = (fullName: string, severity: 'easy' | 'serious' | 'fatal') => ({
  employeeId: null,
  fullName,
  employer: '',
  severity,
})

/** A commission of outsiders, by an order of the day of the accident. */
export const commission = {
  orderNumber: '12',
  orderDate: day('2026-11-19'),
  chair: { employeeId: null, fullName: 'Абрамова А. А.', post: 'Директор' },
  members: [],
}
