import { compareSeverity, type Degree, deriveDegree, type Severity } from '../norms/accidents/degree.ts'
import type { Incident } from './incident.ts'

/** The gravest of the injured decides. Law: ТК РФ, ст. 229.1 ч. 1; приказ Минтруда России от 20.04.2022 № 223н, п. 7. */
export const deriveIncidentSeverity = ({ injured }: Pick<Incident, 'injured'>): Severity =>
  injured.reduce<Severity>(
    (gravest, { severity }) => (compareSeverity(severity, gravest) > 0 ? severity : gravest),
    'easy',
  )

export const deriveIncidentDegree = (incident: Pick<Incident, 'injured'>): Degree =>
  deriveDegree(deriveIncidentSeverity(incident), incident.injured.length)
