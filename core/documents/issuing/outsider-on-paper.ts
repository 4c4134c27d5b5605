import type { Incident, Injured } from '../../incidents/incident.ts'
import type { Microtrauma } from '../../incidents/microtraumas/microtrauma.ts'
import type { Template } from '../library/template.ts'
import { type PersonOnPaper, readPersonOnPaper } from '../on-paper/person-on-paper.ts'

/**
 * The outsider whose paper is asked for, by the place among the injured, or the one hurt in the microtrauma; null where the form is
 * made for no one, or there is no outsider.
 */
export const findOutsider = (
  template: Pick<Template, 'per'>,
  { incident, microtrauma }: Hurt,
  row: number | null | undefined,
): Injured | null =>
  findIncidentOutsider(template, incident, row) ?? findMicrotraumaOutsider(template, microtrauma)

type Hurt = {
  readonly incident: Incident | null
  readonly microtrauma: Pick<Microtrauma, 'injured'> | null
}

function findIncidentOutsider(
  { per }: Pick<Template, 'per'>,
  incident: Incident | null,
  row: number | null | undefined,
): Injured | null {
  if (per !== 'employee' || row === null || row === undefined) return null
  const injured = incident?.injured[row]
  return injured && injured.employeeId === null ? injured : null
}

/** As an accident would have them. */
function findMicrotraumaOutsider(
  { per }: Pick<Template, 'per'>,
  microtrauma: Pick<Microtrauma, 'injured'> | null,
): Injured | null {
  if (per !== 'employee' || microtrauma === null || microtrauma.injured.employeeId !== null) return null
  const { fullName, post } = microtrauma.injured
  const card = { position: post, birthDate: null, sex: null }
  return { employeeId: null, fullName, employer: '', severity: 'easy', card }
}

/** An injured outsider as papers name one: what no one has said of them is missing. */
export const makeOutsiderOnPaper = ({ fullName, card }: Injured): PersonOnPaper => ({
  ...readPersonOnPaper(fullName, card?.position ?? ''),
  sex: card?.sex ?? null,
  birthDate: card?.birthDate ?? null,
})
