import type { Injured } from '../../../incidents/incident.ts'
import type { Said } from '../../../incidents/papers-of-file.ts'
import type { PlaceOnDay } from './place-on-day.ts'

/** Someone injured as papers of the whole accident tell of them. */
export type Victim = {
  readonly injured: Injured
  /** Where an employee worked on the day; null for an outsider. */
  readonly place: PlaceOnDay | null
  /** What papers have said of them so far, and of the accident. */
  readonly said: Said
}
