import type { Citation } from './acts.ts'
import data from './admission-grounds.json' with { type: 'json' }
import type { Confidence } from './confidence.ts'
import type { FineId } from './fines.ts'

export const groundIds = [
  'briefing',
  'training',
  'medicalExamination',
  'contraindications',
  'fireSafety',
  'electricalSafety',
  'ppeNotUsed',
  'ppe',
] as const
export type GroundId = (typeof groundIds)[number]

/**
 * Why an employee may not work: the law asks to suspend them, or to pay the downtime that the employer has caused.
 * Law: ТК РФ, ст. 76 ч. 1, ст. 216.1, ст. 219 (briefings are training).
 */
export type AdmissionGround = {
  readonly id: GroundId
  readonly citation: Citation
  /** «не прошёл медицинский осмотр». */
  readonly words: string
  readonly duty: 'suspend' | 'payDowntime'
  /** What admitting such an employee costs; null where another article has it. */
  readonly fine: FineId | null
  readonly confidence: Confidence
}

const byId: ReadonlyMap<string, AdmissionGround> = new Map(
  (data as readonly AdmissionGround[]).map((ground) => [ground.id, ground]),
)

/** Throws for an id that the data lack: they are then broken. */
export function groundOf(id: GroundId): AdmissionGround {
  const ground = byId.get(id)
  if (!ground) throw new Error(`no ground ${id}`)
  return ground
}
