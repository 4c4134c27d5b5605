import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import { emptyFile } from '@osh/core/incidents/papers-of-file.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import { employee, mining } from './examples.ts'

export const moment = (text: string): LocalMoment => text as LocalMoment

/** An easy accident on a Thursday; whatever is given is otherwise. */
export const anIncident = (given: Partial<Incident> = {}): Incident => ({
  id: 3 as IncidentId,
  companyId: mining,
  injured: [{ employeeId: employee(1), fullName: 'Титов Роман Евгеньевич', employer: '', severity: 'easy' }],
  occurredAt: moment('2026-11-19T14:10'),
  timeZone: 'Europe/Moscow',
  place: 'Цех № 2, у станка 14',
  description: 'Порезал кисть о кромку листа',
  medicalReportAt: null,
  commission: null,
  extension: null,
  reportedLateOn: null,
  disabilityEndedOn: null,
  finalDiagnosisOn: null,
  done: {},
  answers: {},
  completedOn: null,
  completedDespite: '',
  ...emptyFile,
  ...given,
})
