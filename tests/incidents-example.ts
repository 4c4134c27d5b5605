import { change } from '@osh/core/incidents/change.ts'
import { type DoneStep, type Incident, type IncidentId, nothingYet } from '@osh/core/incidents/incident.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { followInCompany } from './commands/follow-in-company.ts'
import { employee, instant, mining, someone } from './examples.ts'

export const moment = (text: string): LocalMoment => text as LocalMoment

/** A step done then, as it was ticked at once. */
export const doneAt = (text: string): DoneStep => ({
  at: moment(text),
  entered: { by: someone, at: instant('2026-11-19T15:00:00Z') },
})

/** An easy accident on a Thursday; whatever is given is otherwise. */
export const anIncident = (given: Partial<Incident> = {}): Incident => ({
  id: 3 as IncidentId,
  companyId: mining,
  injured: [{ employeeId: employee(1), fullName: 'Титов Роман Евгеньевич', employer: '', severity: 'easy' }],
  occurredAt: moment('2026-11-19T14:10'),
  timeZone: 'Europe/Moscow',
  place: 'Цех № 2, у станка 14',
  description: 'Порезал кисть о кромку листа',
  ...nothingYet,
  ...given,
})

/** What a change of the incident comes to; no employee is named in it. */
export const changedBy = (patch: Input, kept: Incident, at: string) =>
  followInCompany(
    change.run({ companyId: kept.companyId, id: kept.id, patch }, { by: someone, at: instant(at) }),
    {
      employees: () => new Map(),
      incident: () => kept,
      'holdings-of-role': () => [],
    },
  )

/** The codes of a refusal by field; nothing of what was accepted. */
export const codesOf = (result: { readonly ok: boolean; readonly error?: unknown }): readonly string[] =>
  result.ok
    ? []
    : (result.error as { errors: readonly { field: string; code: string }[] }).errors.map(
        ({ field, code }) => `${field}: ${code}`,
      )
