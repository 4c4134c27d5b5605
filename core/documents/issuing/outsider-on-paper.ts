import type { Incident, Injured } from '../../incidents/incident.ts'
import type { Microtrauma } from '../../incidents/microtraumas/microtrauma.ts'
import type { Template } from '../library/template.ts'
import { type PersonOnPaper, personNamed } from '../on-paper/person-on-paper.ts'

/** The injured outsider whose paper is asked for; null where the form is made for no one, or the place is no outsider's. */
export function outsiderOf(
  { per }: Pick<Template, 'per'>,
  incident: Incident | null,
  row: number | null | undefined,
): Injured | null {
  if (per !== 'employee' || row === null || row === undefined) return null
  const injured = incident?.injured[row]
  return injured && injured.employeeId === null ? injured : null
}

/** The one hurt in a microtrauma, if they are no employee, as an accident would have them; null for anyone else. */
export function outsiderOfMicrotrauma(
  { per }: Pick<Template, 'per'>,
  microtrauma: Pick<Microtrauma, 'injured'> | null,
): Injured | null {
  if (per !== 'employee' || microtrauma === null || microtrauma.injured.employeeId !== null) return null
  const { fullName, post } = microtrauma.injured
  const card = { position: post, birthDate: null, sex: null }
  return { employeeId: null, fullName, employer: '', severity: 'easy', card }
}

/** An injured outsider as papers name one: what no one has said of them is missing. */
export const outsiderOnPaper = ({ fullName, card }: Injured): PersonOnPaper => ({
  ...personNamed(fullName, card?.position ?? ''),
  sex: card?.sex ?? null,
  birthDate: card?.birthDate ?? null,
})
