import type { CommissionMember, Incident } from '../incident.ts'
import { deriveIncidentSeverity } from '../severity.ts'
import { comesFrom } from './missing-outsiders.ts'

/** Who chairs a commission by law: the employer or whoever stands for them, an inspector of the state, the head of the inspectorate or a deputy. */
export const rightChairs = ['employer', 'inspector', 'head-inspector'] as const
export type RightChair = (typeof rightChairs)[number]

/** From so many dead on the head of the inspectorate chairs. */
const MANY_DEAD = 5

type Hurt = Pick<Incident, 'injured'>
type Chair = Pick<CommissionMember, 'employeeId' | 'post'>

/** Law: ТК РФ, ст. 229. See docs/legal-sources.md. */
export function findRightChair(incident: Hurt): RightChair {
  if (deriveIncidentSeverity(incident) === 'easy') return 'employer'
  const dead = incident.injured.filter(({ severity }) => severity === 'fatal').length
  return dead >= MANY_DEAD ? 'head-inspector' : 'inspector'
}

/** On a hazardous facility the body that supervises it chairs (Ростехнадзор). */
const isInspector = (chair: Chair): boolean =>
  chair.employeeId === null && (comesFrom('inspectorate', chair) || /(?:тех|атом)надзор/iu.test(chair.post))

const isHead = (chair: Chair): boolean =>
  isInspector(chair) && /руководител|начальник|главн[а-яё]+ государственн/iu.test(chair.post)

/** An inspector investigates a light accident too, as by ст. 229.3. */
const standsForEmployer = (chair: Chair): boolean =>
  !(['authority', 'union', 'fund'] as const).some((body) => comesFrom(body, chair))

/** Whether someone of the unions or of the insurer chairs where the employer has to: neither ever stands for one. */
export const isChairRefused = (incident: Hurt, chair: Chair): boolean =>
  findRightChair(incident) === 'employer' &&
  (['union', 'fund'] as const).some((body) => comesFrom(body, chair))

/**
 * Who has to chair in place of the one who does; null where the chair fits. It is only warned of: the law has exceptions («как правило»), and a
 * post may be in other words.
 * Law: ТК РФ, ст. 229 ч. 1–3. See docs/legal-sources.md.
 */
export function findChairInPlace(incident: Hurt, chair: Chair): RightChair | null {
  const right = findRightChair(incident)
  const fits = { employer: standsForEmployer, inspector: isInspector, 'head-inspector': isHead }[right]
  return fits(chair) ? null : right
}
